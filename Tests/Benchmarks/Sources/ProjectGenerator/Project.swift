/// A project made up for measuring: modules, the ones below first.
package struct Project: Hashable, Sendable {
    package var modules: [Module]

    /// A module of the project.
    package struct Module: Hashable, Sendable {
        package var name: String
        /// The modules it imports, in the order of the project's modules.
        package var dependencies: [String] = []
        package var files: [SourceFile] = []
    }

    /// A file of a module, with the declarations in it.
    package struct SourceFile: Hashable, Sendable {
        /// Without the extension, and different from that of any other file of the module.
        package var name: String
        package var types: [DeclaredType]
    }
}

/// A type that a project declares.
package struct DeclaredType: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case structure = "struct"
        case `class` = "final class"
        case `protocol`
    }

    /// What makes it a scope of the tree, if it is one.
    package enum Attribute: String, Hashable, Sendable {
        case none = ""
        case instantiable = "@Instantiable"
        case doubled = "@Instantiable(generateMock: true)"
        case root = "@Instantiable(isRoot: true)"
    }

    package var name: String
    package var kind: Kind
    package var attribute: Attribute
    package var isPublic = false
    package var dependencies: [Dependency] = []
    /// The name of its type parameter, where it is generic.
    package var parameter: String?
    /// The protocol that it lists and to which it conforms.
    package var listed: String?
    /// What its initializer may do besides building it, as it is written: `async throws`.
    package var effects = ""
    /// How many members it has besides its dependencies.
    package var memberCount: Int
    /// What decides these members.
    package var seed: UInt64
    /// Another number gives one of these members another body of the same length.
    package var revision = 0
}

/// An injected property.
package struct Dependency: Hashable, Sendable {
    package enum Source: String, Hashable, Sendable {
        case instantiated = "@Instantiated"
        case received = "@Received"
        case forwarded = "@Forwarded"
    }

    package var source: Source
    package var label: String
    /// The type that is built or handed over.
    package var type: String
    /// Whether the property is a builder of that type.
    package var isBuiltLater = false

    /// The type as it is written.
    package var spelling: String {
        isBuiltLater ? "Instantiator<\(type)>" : type
    }

    package init(_ source: Source, _ label: String, _ type: String, isBuiltLater: Bool = false) {
        self.source = source
        self.label = label
        self.type = type
        self.isBuiltLater = isBuiltLater
    }
}

extension Project {
    /// How many types take part in the tree.
    package var instantiableCount: Int {
        modules.reduce(0) { count, module in
            module.files.reduce(count) { $0 + $1.types.count { $0.attribute != .none } }
        }
    }
}

extension Project {
    /// The names of the modules that import a module, at once or by way of others.
    package func modulesAbove(moduleAt index: Int) -> [String] {
        var reached: Set<String> = [modules[index].name]
        var above: [String] = []
        for module in modules[(index + 1)...] where !reached.isDisjoint(with: module.dependencies) {
            reached.insert(module.name)
            above.append(module.name)
        }
        return above
    }
}
