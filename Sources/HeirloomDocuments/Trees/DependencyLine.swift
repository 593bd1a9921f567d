/// Formats a dependency as one line: `storage: any Storage = DiskStorage  (renamed from disk)`.
struct DependencyLine {
    /// Emphasizes a text according to the part of the line that it is.
    let emphasized: (String, TreeText.Part) -> String

    /// - Parameters:
    ///   - scope: The text before the label; `nil` for none.
    ///   - products: The types of the products that the dependency's own type does not name.
    func text(
        _ dependency: GraphDocument.Dependency,
        of scope: String? = nil,
        products: [String] = [],
        remarks: [String],
        place: GraphDocument.Place? = nil
    ) -> String {
        var text = scope.map { emphasized($0, .type) + "." } ?? ""
        text += emphasized(dependency.label, .label) + ": " + emphasized(dependency.type, .type)
        if let only = products.first, products.count == 1 { text += " = " + emphasized(only, .type) }
        return text + ending(remarks, place)
    }

    /// An element of a collection: `"export": ExportPlugin`.
    ///
    /// - Parameter type: The readable type of the product.
    func text(_ element: GraphDocument.Build, of type: String, remarks: [String]) -> String {
        let key = element.key.map { emphasized($0, .label) + ": " } ?? ""
        return key + emphasized(type, .type) + ending(remarks)
    }

    /// Returns the text after the types of a line.
    func ending(_ remarks: [String], _ place: GraphDocument.Place? = nil) -> String {
        var text = ""
        if !remarks.isEmpty {
            text += "  " + emphasized("(" + remarks.joined(separator: ", ") + ")", .remark)
        }
        if let place { text += "  " + emphasized(place.text, .remark) }
        return text
    }
}

extension GraphDocument.Dependency {
    /// Remarks about the origin of the value, unless it is an instance built together with its owner.
    var remarks: [String] {
        let remarks: [String] =
            switch origin {
            case .instantiated: builds.isEmpty && collection == nil ? ["not available"] : []
            case .instantiatedConcurrently: ["concurrently"]
            case .instantiatedOnDemand: ["built on demand"]
            case .instantiatedLazily: ["built on first demand"]
            case .instantiatedWeakly: ["built on demand, kept while it is held"]
            case .forwarded: ["forwarded"]
            case .received: ["received"]
            case .receivedIfAvailable: ["received if available"]
            case .renamed: ["renamed from " + (takes?.label ?? value.label)]
            }
        return remarks + (isLocal ? ["local"] : []) + (collection != nil && builds.isEmpty ? ["empty"] : [])
    }
}

extension ScopeIndex {
    /// Returns remarks about a product, apart from the origin of the value.
    func remarks(on build: GraphDocument.Build) -> [String] {
        var remarks: [String] = []
        if build.decorates { remarks.append("decorates the one above") }
        guard let product = self[build.scope] else { return remarks + ["left out"] }
        if scope(product).kind == .closure { remarks.append("by a closure") }
        if scope(product).hidesParts { remarks.append("built in \(scope(product).module)") }
        if let effects = scope(product).effects { remarks.append(effects) }
        return remarks
    }

    /// Returns the readable type of a product.
    func type(of build: GraphDocument.Build) -> String {
        self[build.scope].map { scope($0).type } ?? build.scope
    }

    /// Returns the types of the products that the dependency's own type does not name.
    func hiddenProducts(of dependency: GraphDocument.Dependency) -> [String] {
        dependency.builds
            .filter { build in !build.isNamedByType && self[build.scope].map { scope($0).kind } != .closure }
            .map(type)
    }
}
