/// A root candidate lacks a dependency, and is dropped.
struct RootDropped: DrawnBreak {
    private let lost: ReceiverOfNothing
    var missingKeys: Set<RandomTree.Key> { lost.missingKeys }

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        // A type that another type builds is not a candidate.
        let products = tree.scopes.flatMap(\.properties).flatMap(tree.products)
        guard !products.contains(0), tree.scopes[0].mistakes.isEmpty, tree.scopes[0].forwarded.isEmpty,
            let lost = ReceiverOfNothing(in: &tree, &random)
        else { return nil }
        self.lost = lost
        tree.isRootMarked = false
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        guard !model.reached.contains(where: model.isSuspect) else { return [] }
        return [TreeFault(.droppedRoot, at: .scope(0))]
    }
}

/// An extension marks the type that it builds as a root.
struct RootBuiltByExtension: DrawnBreak {
    private let number: Int

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        number = tree.nextAddition
        tree.additions.append(
            RandomTree.Addition(
                module: random.one(of: [RandomTree.module, RandomTree.moduleBelow]),
                file: "Root\(number).swift",
                lines: [
                    "public struct Whole\(number) {}",
                    "@Instantiable(isRoot: true)",
                    "extension \(Mark.addition(number).text)Whole\(number): Instantiable {",
                    "    public static func instantiate() -> Whole\(number) { Whole\(number)() }",
                    "}",
                ]
            )
        )
    }

    func faults(in model: TreeModel) -> [TreeFault] { [TreeFault(.notARoot, at: .addition(number))] }
}

/// The class of a root inherits an `init()`.
struct RootWithSuperclass: DrawnBreak {
    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        guard tree.scopes[0].superclass == nil, tree.scopes[0].conformances.isEmpty,
            tree.scopes[0].forwarded.isEmpty
        else { return nil }
        let name = "Base\(tree.nextAddition)"
        tree.scopes[0].kind = .finalClass
        tree.scopes[0].superclass = name
        tree.additions.append(
            RandomTree.Addition(
                module: RandomTree.module,
                file: RandomTree.typesFile,
                lines: ["class \(name) { init() {} }"]
            )
        )
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        model.isInsisting ? [TreeFault(.inheritedRootInitializer, at: .scope(0))] : []
    }
}

/// A protocol requires an `init()` of a root class that is not final.
struct RootWithRequiredInitializer: DrawnBreak {
    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        guard tree.scopes[0].superclass == nil, tree.scopes[0].conformances.isEmpty,
            tree.scopes[0].mistakes.isEmpty, tree.scopes[0].forwarded.isEmpty
        else { return nil }
        let name = "Made\(tree.nextAddition)"
        tree.scopes[0].kind = .plainClass
        tree.scopes[0].conformances = [name]
        if tree.hasSoundInitializer(0), random.chance(50) { tree.scopes[0].effects.errors = [.anything] }
        tree.additions.append(
            RandomTree.Addition(
                module: RandomTree.module,
                file: RandomTree.typesFile,
                lines: ["protocol \(name) { init() }"]
            )
        )
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        guard model.isInsisting else { return [] }
        let isEffectful = model.tree.effects(of: 0) != .none
        return ([.inheritedRootInitializer] + (isEffectful ? [.effectfulRoot] : [])).map {
            TreeFault($0, at: .scope(0))
        }
    }
}

/// A module with a marked root does not run the plugin.
struct RootWithoutPlugin: DrawnBreak {
    private let number: Int

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        number = tree.nextAddition
        tree.isPluginAppliedBelow = false
        tree.additions.append(
            RandomTree.Addition(
                module: RandomTree.moduleBelow,
                file: "Root\(number).swift",
                lines: [
                    "@Instantiable(isRoot: true)",
                    "public struct \(Mark.addition(number).text)Start\(number): Instantiable {",
                    "    @Instantiated public let part: Part\(number)",
                    "}",
                    "@Instantiable",
                    "public struct Part\(number): Instantiable {}",
                ]
            )
        )
    }

    func faults(in model: TreeModel) -> [TreeFault] { [TreeFault(.pluginNotApplied, at: .addition(number))] }
}
