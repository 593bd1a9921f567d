/// `fulfilledByType` names a type that does not conform to the property's protocol.
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

/// A property has `erasedToConcreteExistential`, although it is of the type that is built.
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

/// An added property for a type outside of the tree.
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
    /// Adds an instantiable class without dependencies to the module below, preceded by further lines.
    fileprivate mutating func addInstantiable(_ name: String, and lines: [String] = []) {
        let declaration = "@Instantiable public final class \(name): Instantiable, Sendable {}"
        additions.append(
            Addition(module: Self.moduleBelow, file: Self.typesFile, lines: lines + [declaration])
        )
    }
}

extension TreeModel {
    /// Whether the value supplied for a property is checked: below a root that is kept.
    fileprivate func judges(_ step: AddedStep) -> Bool {
        isInsisting && reached.contains(step.scope) && !isSuspect(step.scope)
    }
}
