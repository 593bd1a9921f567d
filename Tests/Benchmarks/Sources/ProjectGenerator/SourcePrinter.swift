/// Prints the files of a project as Swift.
package struct SourcePrinter: Sendable {
    /// The form in which scopes are printed.
    package enum Style: Sendable {
        /// Heirloom's attributes.
        case attributes
        /// The macros' expansions without the attributes.
        case expansions
        /// The attributes and the macros' expansions, for macros that add nothing.
        case attributesAndExpansions

        var hasAttributes: Bool {
            switch self {
            case .attributes, .attributesAndExpansions: true
            case .expansions: false
            }
        }

        var hasExpansions: Bool {
            switch self {
            case .expansions, .attributesAndExpansions: true
            case .attributes: false
            }
        }
    }

    private let style: Style

    package init(style: Style = .attributes) {
        self.style = style
    }

    /// Returns every file of the project with its path, in the order of modules and files.
    package func sources(of project: Project) -> [(path: String, text: String)] {
        project.modules.flatMap { module in
            module.files.map { (path(of: $0, in: module), text(of: $0, in: module)) }
        }
    }

    /// The path of a file: `Sources/App/CartStore17.swift`.
    package func path(of file: Project.SourceFile, in module: Project.Module) -> String {
        "Sources/\(module.name)/\(file.name).swift"
    }

    package func text(of file: Project.SourceFile, in module: Project.Module) -> String {
        var text = ""
        let imports =
            module.dependencies + (file.types.contains { $0.attribute != .none } ? ["Heirloom"] : [])
        for name in imports.sorted() {
            text += "import \(name)\n"
        }
        for type in file.types {
            if !text.isEmpty { text += "\n" }
            write(type, to: &text)
        }
        return text
    }

    private func write(_ type: DeclaredType, to text: inout String) {
        let access = type.isPublic ? "public " : ""
        text += MemberPrinter.comment(on: type)
        let isScope = type.attribute != .none
        if isScope, style.hasAttributes {
            let listed = type.listed.map { "(fulfillingAdditionalTypes: [\($0).self])" }
            text += type.attribute.rawValue + (listed ?? "") + "\n"
        }
        let conformance = isScope ? ": Instantiable" + (type.listed.map { ", " + $0 } ?? "") : ""
        let parameter = type.parameter.map { "<\($0)>" } ?? ""
        text += "\(access)\(type.kind.rawValue) \(type.name)\(parameter)\(conformance) {\n"
        for dependency in type.dependencies {
            text += "    "
            if style.hasAttributes { text += dependency.source.rawValue + " " }
            text += "let \(dependency.label): \(dependency.spelling)\n"
        }
        if isScope, style.hasExpansions { writeAlias(of: type, to: &text) }
        if isScope, style.hasExpansions || type.writesInitializer { writeInitializer(of: type, to: &text) }
        MemberPrinter.write(membersOf: type, to: &text)
        text += "}\n"
    }

    /// Writes the `ForwardedProperties` alias that `@Instantiable` adds.
    private func writeAlias(of type: DeclaredType, to text: inout String) {
        let access = type.isPublic ? "public " : ""
        let forwarded = type.dependencies.filter { $0.source == .forwarded }.map(\.spelling)
        if let only = forwarded.first {
            precondition(forwarded.count == 1, "no shape forwards more than one value")
            text += "\n    \(access)typealias ForwardedProperties = \(only)\n"
        }
    }

    /// Writes an initializer like the one that `@Instantiable` adds, with the effects of a handwritten one.
    private func writeInitializer(of type: DeclaredType, to text: inout String) {
        let access = type.isPublic ? "public " : ""
        let parameters = type.dependencies.map { "\($0.label): \($0.spelling)" }.joined(separator: ", ")
        let effects = type.effects.isEmpty ? "" : " " + type.effects
        text += "\n    \(access)init(\(parameters))\(effects) {\n"
        for dependency in type.dependencies {
            text += "        self.\(dependency.label) = \(dependency.label)\n"
        }
        text += "    }\n"
    }
}

extension Project {
    /// The fingerprint of all source files.
    package var fingerprint: Fingerprint {
        Fingerprint(of: SourcePrinter().sources(of: self))
    }
}
