/// A generated project for measurements. Its modules are ordered from the bottom up.
package struct Project: Hashable, Sendable {
    package var modules: [Module]

    package struct Module: Hashable, Sendable {
        package var name: String
        /// The imported modules, in the order of the project's modules.
        package var dependencies: [String] = []
        package var files: [SourceFile] = []
    }

    /// A file of a module, with its declarations.
    package struct SourceFile: Hashable, Sendable {
        /// The name without extension, unique within the module.
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

    /// The attribute that makes the type a scope of the tree.
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
    /// The name of the type parameter of a generic type.
    package var parameter: String?
    /// The protocol that the type lists in its attribute and conforms to.
    package var listed: String?
    /// Whether the type writes its initializer instead of leaving it to the macro.
    package var writesInitializer = false
    /// The effects of a written initializer: `async throws`.
    package var effects = ""
    /// The number of members in addition to the dependencies.
    package var memberCount: Int
    /// Whether these members are methods only; otherwise, some are nested types.
    package var hasMethodsOnly = false
    /// The seed that determines these members.
    package var seed: UInt64
    /// The version of one member's body; all versions have the same length.
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
    /// The built or received type.
    package var type: String
    /// Whether the property is an instantiator of that type.
    package var isBuiltLater = false

    /// The property's type as written.
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
    /// The number of types that belong to the tree.
    package var instantiableCount: Int {
        modules.reduce(0) { count, module in
            module.files.reduce(count) { $0 + $1.types.count { $0.attribute != .none } }
        }
    }
}

extension Project {
    /// Returns the names of the modules that import a module directly or indirectly.
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
