import HeirloomModel
import HeirloomSyntax

/// A type declaration with `@Instantiable`, and the parts of it that rules examine.
package final class InstantiableType {
    package let declaration: TypeDeclaration
    package let attribute: AttributeUse
    /// The enclosing declarations, outermost first.
    package let enclosing: [EnclosingDeclaration]
    /// In declaration order, including those under `#if`.
    package let injected: [InjectedProperty]
    /// The dependencies that an initializer can set.
    package let initializable: [InjectedProperty]
    /// Stored instance properties that are not dependencies.
    let others: [PropertyDeclaration]
    /// In declaration order, including those under `#if` and without unavailable ones.
    package let initializers: [InitializerDeclaration]
    /// The unavailable initializers.
    let unavailableInitializers: [InitializerDeclaration]
    /// The types and aliases declared inside, by name.
    package let nested: [String: NestedType]
    /// The initializer that builds the type. Rules, summaries and expansions use it; it is decided once.
    package private(set) lazy var initializerDecision = decidedInitializer

    /// `nil` without the attribute.
    package convenience init?(_ declaration: TypeDeclaration, enclosing: [EnclosingDeclaration]) {
        guard let attribute = declaration.attributes.heirloom("Instantiable") else { return nil }
        self.init(declaration, attribute, enclosing: enclosing)
    }

    /// A declaration with an attribute that it has or could have.
    package init(_ declaration: TypeDeclaration, _ attribute: AttributeUse, enclosing: [EnclosingDeclaration])
    {
        self.declaration = declaration
        self.attribute = attribute
        self.enclosing = enclosing
        nested = NestedType.all(in: declaration.members)
        var members = MemberCollector(aliases: nested.filter { $0.value.isFunctionAlias })
        members.collect(declaration.members)
        injected = members.injected
        initializable = injected.filter { $0.isInitializable }
        others = members.others
        initializers = members.initializers
        unavailableInitializers = members.unavailableInitializers
    }

    /// Stored instance properties that are not dependencies and have no value of their own.
    package var valueless: [PropertyDeclaration] { others.filter { !$0.hasValue } }

    /// The access level that is written on the type, or on the extension that contains it; `nil` without one.
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

    /// The type that the initializer takes for a dependency: that of the property or of its wrapper.
    package func takenType(of property: InjectedProperty) -> TypeReference? {
        takenWrappers[property.label] ?? property.declaration.type
    }

    package var forwarded: [InjectedProperty] {
        initializable.filter { $0.kind == .forwarded }
    }
}

private struct MemberCollector {
    /// The aliases of functions among the members.
    let aliases: [String: NestedType]
    var injected: [InjectedProperty] = []
    var others: [PropertyDeclaration] = []
    var initializers: [InitializerDeclaration] = []
    var unavailableInitializers: [InitializerDeclaration] = []

    mutating func collect(_ members: [Declaration]) {
        members.forEachInAllClauses { member, condition in
            switch member {
            case .property(let property):
                let isConditional = condition != nil
                if let property = InjectedProperty(property, isConditional: isConditional, beside: aliases) {
                    injected.append(property)
                } else if property.storage != .computed, !property.isTypeProperty {
                    others.append(property)
                }
            case .initializer(let initializer):
                if initializer.attributes.contains(where: \.makesUnavailable) {
                    unavailableInitializers.append(initializer)
                } else {
                    initializers.append(initializer)
                }
            case .importing, .type, .extending, .alias, .function, .macroUse, .conditional:
                break
            }
        }
    }
}
