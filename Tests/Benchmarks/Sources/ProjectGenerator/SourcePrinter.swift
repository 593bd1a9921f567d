/// Writes the files of a project as Swift.
package struct SourcePrinter: Sendable {
    /// How types become part of the tree.
    package enum Style: Sendable {
        /// With Heirloom's attributes.
        case attributes
        /// Without them, and with what the macros would have added.
        case expansions
        /// With the attributes and with what the macros would have added, for macros that add nothing.
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

    /// Every file of the project with its path, in the order of modules and files.
    package func sources(of project: Project) -> [(path: String, text: String)] {
        project.modules.flatMap { module in
            module.files.map { (path(of: $0, in: module), text(of: $0, in: module)) }
        }
    }

    /// `Sources/App/CartStore17.swift`
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
        if isScope, style.hasAttributes { text += type.attribute.rawValue + "\n" }
        let conformance = isScope ? ": Instantiable" : ""
        text += "\(access)\(type.kind.rawValue) \(type.name)\(conformance) {\n"
        for dependency in type.dependencies {
            text += "    "
            if style.hasAttributes { text += dependency.source.rawValue + " " }
            text += "let \(dependency.label): \(dependency.spelling)\n"
        }
        if isScope, style.hasExpansions { writeExpansion(of: type, to: &text) }
        MemberPrinter.write(membersOf: type, to: &text)
        text += "}\n"
    }

    /// What `@Instantiable` adds to a type.
    private func writeExpansion(of type: DeclaredType, to text: inout String) {
        let access = type.isPublic ? "public " : ""
        let forwarded = type.dependencies.filter { $0.source == .forwarded }.map(\.spelling)
        if let only = forwarded.first {
            precondition(forwarded.count == 1, "no shape forwards more than one value")
            text += "\n    \(access)typealias ForwardedProperties = \(only)\n"
        }
        let parameters = type.dependencies.map { "\($0.label): \($0.spelling)" }.joined(separator: ", ")
        text += "\n    \(access)init(\(parameters)) {\n"
        for dependency in type.dependencies {
            text += "        self.\(dependency.label) = \(dependency.label)\n"
        }
        text += "    }\n"
    }
}

extension Project {
    /// Stands for everything the project is made of.
    package var fingerprint: Fingerprint {
        Fingerprint(of: SourcePrinter().sources(of: self))
    }
}
