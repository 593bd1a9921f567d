/// `fulfilledByType` names a type that does not conform to what the property asks for.
struct FulfillerWithoutConformance: DrawnBreak {
    let step: AddedStep

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        guard let scope = random.one(ofAny: tree.reachedScopes.filter(tree.isOpen)) else { return nil }
        let number = tree.nextAddition
        tree.addInstantiable("Misfit\(number)", and: ["public protocol Trait\(number): Sendable {}"])
        step = AddedStep(
            label: tree.newLabel("misfit"),
            .other("any Trait\(number)"),
            builtAs: "Misfit\(number)",
            in: scope,
            of: &tree
        )
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        model.judges(step) ? [TreeFault(.notConvertible, at: step.mark)] : []
    }
}

/// A property of the very type that is built for it says that it is wrapped.
struct ErasedForNothing: DrawnBreak {
    let step: AddedStep

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        guard let scope = random.one(ofAny: tree.reachedScopes.filter(tree.isOpen)) else { return nil }
        let name = "Unwrapped\(tree.nextAddition)"
        tree.addInstantiable(name)
        step = AddedStep(
            label: tree.newLabel("unwrapped"),
            .other(name),
            builtAs: name,
            isErased: true,
            in: scope,
            of: &tree
        )
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        model.judges(step) ? [TreeFault(.needlessErasure, at: step.mark)] : []
    }
}

/// A property that was added for a type that stands beside the tree.
struct AddedStep: Hashable, Sendable {
    let scope: Int
    let label: String

    var mark: Mark { .property(label, in: scope) }

    init(
        label: String,
        _ value: RandomTree.Value,
        builtAs name: String,
        isErased: Bool = false,
        in scope: Int,
        of tree: inout RandomTree
    ) {
        self.scope = scope
        self.label = label
        var property = RandomTree.Property(
            key: RandomTree.Key(label: label, value: value),
            role: .instantiated(by: .addition(name))
        )
        property.isErased = isErased
        tree.scopes[scope].properties.append(property)
    }
}

extension RandomTree {
    /// Adds an instantiable class without dependencies to the module below, with further lines before it.
    fileprivate mutating func addInstantiable(_ name: String, and lines: [String] = []) {
        let declaration = "@Instantiable public final class \(name): Instantiable, Sendable {}"
        additions.append(
            Addition(module: Self.moduleBelow, file: Self.typesFile, lines: lines + [declaration])
        )
    }
}

extension TreeModel {
    /// Whether what a property is given is looked at: below a root on which everything is insisted, where everything
    /// could be read.
    fileprivate func judges(_ step: AddedStep) -> Bool {
        isInsisting && tree.unreadableFiles.isEmpty && reached.contains(step.scope) && !isSuspect(step.scope)
    }
}
