/// An extension declares the initializer that the macro generates.
struct InitializerInExtension: DrawnBreak {
    private let number: Int
    private let scope: Int
    private let labels: [String]

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let scopes = tree.scopes.indices.filter { scope in
            tree.hasSoundInitializer(scope) && !tree.scopes[scope].properties.isEmpty
        }
        guard let scope = random.one(ofAny: scopes) else { return nil }
        number = tree.nextAddition
        let parameters = tree.scopes[scope].properties.map { property in
            "\(property.key.label): \(tree.spelling(of: property.key.value, within: scope))"
        }
        tree.additions.append(
            RandomTree.Addition(
                module: tree.module(ofScope: scope),
                file: "Initializer\(number).swift",
                lines: [
                    "extension \(tree.fullDeclaredName(scope)) {",
                    "    \(Mark.addition(number).text)init(\(parameters.joined(separator: ", "))) { fatalError() }",
                    "}",
                ]
            )
        )
        tree.scopes[scope].isInitializerBroken = true
        self.scope = scope
        labels = tree.scopes[scope].properties.map(\.key.label)
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        // With another property, the macro would generate a different initializer.
        guard model.tree.scopes[scope].properties.map(\.key.label) == labels else { return [] }
        return [TreeFault(.initializerInExtension, at: .addition(number))]
    }
}

/// The superclass of an instantiable class is instantiable too.
struct SuperclassInstantiable: DrawnBreak {
    private let scope: Int

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let scopes = tree.scopes.indices.filter { scope in
            scope > 0 && tree.scopes[scope].isClass && tree.hasSoundInitializer(scope)
        }
        guard let scope = random.one(ofAny: scopes) else { return nil }
        self.scope = scope
        tree.scopes[scope].isInitializerBroken = true
        tree.services.append(RandomTree.Service(listed: [], conforms: false))
        tree.scopes[scope].superclass = tree.serviceName(tree.services.count - 1)
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        [TreeFault(.instantiableSuperclass, at: .scope(scope))]
    }
}

/// The initializer of a superclass requires arguments.
struct SuperclassWithArguments: DrawnBreak {
    private let scope: Int

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let scopes = tree.scopes.indices.filter { scope in
            scope > 0 && tree.scopes[scope].isClass && tree.hasSoundInitializer(scope)
        }
        guard let scope = random.one(ofAny: scopes) else { return nil }
        self.scope = scope
        tree.scopes[scope].isInitializerBroken = true
        let name = "Base\(tree.nextAddition)"
        tree.scopes[scope].superclass = name
        tree.additions.append(
            RandomTree.Addition(
                module: tree.module(ofScope: scope),
                file: RandomTree.typesFile,
                lines: ["open class \(name) { public init(count: Int) {} }"]
            )
        )
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        guard !model.isSuspect(scope) else { return [] }
        return [TreeFault(.missingInitializer, at: .scope(scope))]
    }
}
