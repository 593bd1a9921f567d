import Foundation

/// The Swift blocks of a page that form one module.
struct DocumentedModule: Hashable, Sendable {
    let name: String
    /// The page's other modules that this module imports.
    let imports: [String]
    var sources: [Source]

    /// A block, with the path it would have in a package.
    struct Source: Hashable, Sendable {
        let path: String
        let text: String
    }

    /// Whether it is a module of tests, such as `AppTests`.
    var holdsTests: Bool { name.hasSuffix("Tests") }

    /// Whether it is an executable.
    var hasMain: Bool { sources.contains { $0.text.contains("@main") } }

    /// The module as a program that runs its tests.
    var runningTests: DocumentedModule {
        let program = Source(
            path: "main.swift",
            text: """
                import Testing

                await Testing.__swiftPMEntryPoint() as Never

                """
        )
        return DocumentedModule(name: name, imports: imports, sources: sources + [program])
    }

    /// Returns the module without one of its lines, or without a dependency: `module Storage`.
    func without(_ deleted: String) -> DocumentedModule {
        let imports = imports.filter { deleted != "module \($0)" }
        let sources = sources.map { source in
            let lines = source.text.components(separatedBy: "\n")
            let kept = lines.filter { $0.trimmingCharacters(in: .whitespaces) != deleted }
            return Source(path: source.path, text: kept.joined(separator: "\n"))
        }
        return DocumentedModule(name: name, imports: imports, sources: sources)
    }
}
