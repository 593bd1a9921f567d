import HeirloomModel

/// A type declaration with `@Instantiable`, and what its rules look at.
package final class InstantiableType {
    package let declaration: TypeDeclaration
    package let attribute: AttributeUse
    /// What it stands in, outermost first.
    package let enclosing: [EnclosingDeclaration]
    /// In declaration order, those under `#if` included.
    package let injected: [InjectedProperty]
    /// The dependencies that an initializer can be given.
    package let initializable: [InjectedProperty]
    /// Stored properties of an instance that are no dependencies and have no value of their own.
    package let valueless: [PropertyDeclaration]
    /// In declaration order, those under `#if` included and those that are unavailable left out.
    package let initializers: [InitializerDeclaration]
    /// Those that are left out of them.
    let unavailableInitializers: [InitializerDeclaration]
    /// Types and aliases declared inside, by name.
    package let nested: [String: NestedType]
    /// Which initializer builds the type. It is asked for by rules, summaries and expansions, and decided once.
    package private(set) lazy var initializerDecision = decidedInitializer

    /// `nil` without the attribute.
    package convenience init?(_ declaration: TypeDeclaration, enclosing: [EnclosingDeclaration]) {
        guard let attribute = declaration.attributes.heirloom("Instantiable") else { return nil }
        self.init(declaration, attribute, enclosing: enclosing)
    }

    /// A declaration as it is, or would be, with that attribute.
    package init(_ declaration: TypeDeclaration, _ attribute: AttributeUse, enclosing: [EnclosingDeclaration])
    {
        self.declaration = declaration
        self.attribute = attribute
        self.enclosing = enclosing
        nested = NestedType.all(in: declaration.members)
        var members = MemberCollector(nested: nested)
        members.collect(declaration.members, isConditional: false)
        injected = members.injected
        initializable = injected.filter(\.isInitializable)
        valueless = members.valueless
        initializers = members.initializers
        unavailableInitializers = members.unavailableInitializers
    }

    /// The access level that is written on it or on the extension it stands in, `nil` without one.
    package var writtenAccess: AccessLevel? {
        if let access = declaration.modifiers.access { return access }
        guard let parent = enclosing.last, parent.isExtension else { return nil }
        return parent.writtenAccess
    }

    /// The types of the wrappers that the initializer takes instead of their values, by the labels of their properties.
    private(set) lazy var takenWrappers = decidedWrappers

    private var decidedWrappers: [String: TypeReference] {
        guard initializable.contains(where: { !$0.declaration.wrappers.isEmpty }) else { return [:] }
        switch initializerDecision {
        case .written(let initializer, _):
            return InitializerMatch(initializer, dependencies: initializable).wrappers
        case .memberwise, .inherited, .faulty:
            var taken: [String: TypeReference] = [:]
            for property in initializable {
                guard let value = property.declaration.type, let type = property.memberwiseType,
                    type != value.type
                else { continue }
                taken[property.label] = TypeReference(type: type, range: value.range)
            }
            return taken
        }
    }

    /// What the initializer takes for a dependency: the type of the property, or that of its wrapper.
    package func takenType(of property: InjectedProperty) -> TypeReference? {
        takenWrappers[property.label] ?? property.declaration.type
    }

    package var forwarded: [InjectedProperty] {
        initializable.filter { $0.kind == .forwarded }
    }
}

private struct MemberCollector {
    let nested: [String: NestedType]
    var injected: [InjectedProperty] = []
    var valueless: [PropertyDeclaration] = []
    var initializers: [InitializerDeclaration] = []
    var unavailableInitializers: [InitializerDeclaration] = []

    init(nested: [String: NestedType]) { self.nested = nested }

    mutating func collect(_ members: [Declaration], isConditional: Bool) {
        for member in members {
            switch member {
            case .property(let property):
                if let property = InjectedProperty(property, isConditional: isConditional, beside: nested) {
                    injected.append(property)
                } else if property.storage != .computed, !property.isTypeProperty, !property.hasValue {
                    valueless.append(property)
                }
            case .initializer(let initializer):
                if initializer.attributes.contains(where: \.makesUnavailable) {
                    unavailableInitializers.append(initializer)
                } else {
                    initializers.append(initializer)
                }
            case .conditional(let conditional):
                for clause in conditional.clauses { collect(clause.declarations, isConditional: true) }
            case .importing, .type, .extending, .alias, .function, .macroUse:
                break
            }
        }
    }
}
