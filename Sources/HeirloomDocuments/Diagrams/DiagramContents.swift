/// What a diagram draws of a document: scopes as boxes, what builds what as arrows between them.
struct DiagramContents {
    struct Box {
        /// Another for each scope: `n0`, in the order of the document.
        var id: String
        var scope: GraphDocument.Scope
        var isRoot: Bool
        /// What is forwarded to it, what it receives itself and what it renames, in words.
        var remarks: [String]
    }

    struct Arrow {
        var from: String
        var to: String
        /// The labels of the dependencies for which it is built, with what there is to say of them.
        var labels: [String]
        /// Whether the product is built with its owner.
        var isAtOnce: Bool
    }

    /// The boxes of each module, sorted by its name.
    let modules: [(name: String, boxes: [Box])]
    /// In the order of their owners.
    let arrows: [Arrow]

    init(_ document: GraphDocument) {
        let roots = Set(document.roots)
        let index = ScopeIndex(document)
        let reached = index.distances(from: index.tops) { index.steps[$0].map(\.product) }
        let boxes = document.scopes.enumerated().compactMap { number, scope -> Box? in
            guard reached[number] != nil else { return nil }
            return Box(
                id: "n\(number)",
                scope: scope,
                isRoot: roots.contains(scope.name),
                remarks: scope.diagramRemarks
            )
        }
        modules = Dictionary(grouping: boxes, by: \.scope.module).sorted { $0.key < $1.key }
            .map { ($0.key, $0.value) }
        arrows = boxes.indices.isEmpty ? [] : Self.arrows(in: index, reached: reached)
    }

    /// One arrow for all that a scope builds of another at the same moment.
    private static func arrows(in index: ScopeIndex, reached: [Int?]) -> [Arrow] {
        var arrows: [Arrow] = []
        for (owner, steps) in index.steps.enumerated() where reached[owner] != nil {
            var places: [Key: Int] = [:]
            for step in steps {
                let dependency = index.dependency(of: step)
                let key = Key(product: step.product, isAtOnce: dependency.origin.isAtOnce)
                if let place = places[key] {
                    arrows[place].labels.append(dependency.diagramLabel)
                } else {
                    places[key] = arrows.count
                    arrows.append(
                        Arrow(
                            from: "n\(owner)",
                            to: "n\(step.product)",
                            labels: [dependency.diagramLabel],
                            isAtOnce: key.isAtOnce
                        )
                    )
                }
            }
        }
        return arrows
    }

    private struct Key: Hashable {
        var product: Int
        var isAtOnce: Bool
    }
}

extension GraphDocument.Scope {
    /// What is said of a scope in its box.
    fileprivate var diagramRemarks: [String] {
        func labels(_ origins: Set<GraphDocument.Dependency.Origin>) -> String {
            dependencies.filter { origins.contains($0.origin) }.map(\.value.label).joined(separator: ", ")
        }
        let forwarded = labels([.forwarded])
        let received = labels([.received, .receivedIfAvailable])
        let renamed = dependencies.compactMap(\.renaming).joined(separator: ", ")
        return [
            effects,
            forwarded.isEmpty ? nil : "is forwarded " + forwarded,
            received.isEmpty ? nil : "receives " + received,
            renamed.isEmpty ? nil : "renames " + renamed,
        ].compactMap(\.self)
    }
}

extension GraphDocument.Dependency {
    /// Of a renamed one, what becomes what: `userManager to userVendor`, or `user` where only the type changes.
    fileprivate var renaming: String? {
        guard origin == .renamed, let takes else { return nil }
        return takes.label == value.label ? value.label : "\(takes.label) to \(value.label)"
    }

    /// What is said of a dependency on its arrow.
    fileprivate var diagramLabel: String {
        let remark: String? =
            switch origin {
            case .instantiatedConcurrently: "concurrently"
            case .instantiatedLazily: "lazily"
            case .instantiatedWeakly: "weakly"
            case .instantiated, .instantiatedOnDemand, .forwarded, .received, .receivedIfAvailable, .renamed:
                nil
            }
        return value.label + (remark.map { " (\($0))" } ?? "")
    }
}
