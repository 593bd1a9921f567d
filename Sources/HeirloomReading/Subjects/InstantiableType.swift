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
        // Nearly always all of them.
        initializable =
            injected.allSatisfy(\.isInitializable) ? injected : injected.filter(\.isInitializable)
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
    private lazy var takenWrappers = decidedWrappers

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
        takenWrapper(of: property) ?? property.declaration.type
    }

    /// The type of the wrapper that the initializer takes for a dependency; `nil` if it takes the value.
    func takenWrapper(of property: InjectedProperty) -> TypeReference? {
        property.declaration.isVariable ? takenWrappers[property.label] : nil
    }

    package var forwarded: [InjectedProperty] { initializable.filter { $0.kind == .forwarded } }
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

/// An extension with `@Instantiable`, and the functions that build the extended type.
package struct InstantiableExtension: Sendable {
    package let declaration: ExtensionDeclaration
    package let attribute: AttributeUse
    /// All functions named `instantiate`, in declaration order, including those under `#if`.
    package let functions: [FunctionDeclaration]
    /// The only `static` function, if none is named `instantiate` and its result is written as the extended type. It is
    /// probably meant to be `instantiate`.
    package let misnamed: FunctionDeclaration?
    /// All functions, in declaration order, including those under `#if`.
    let members: [MemberFunction]

    /// `nil` without the attribute.
    package init?(_ declaration: ExtensionDeclaration) {
        guard let attribute = declaration.attributes.heirloom("Instantiable") else { return nil }
        self.declaration = declaration
        self.attribute = attribute
        members = MemberFunction.all(in: declaration.members)
        functions = members.map(\.declaration).filter { $0.name == "instantiate" }
        guard functions.isEmpty else {
            misnamed = nil
            return
        }
        let others = members.filter { $0.condition == nil && $0.declaration.isTypeFunction }
        misnamed =
            others.count == 1
            ? others.map(\.declaration).first { Self.returns($0, declaration.extendedType.type) } : nil
    }

    /// The condition inside the extension under which a function is declared; `nil` for none.
    package func condition(of function: FunctionDeclaration) -> Condition? {
        members.first { $0.declaration.range.start == function.range.start }?.condition
    }

    /// The functions that build the extended type: `static`, with a result that may be the extended type.
    package var buildingFunctions: [FunctionDeclaration] {
        functions.filter { $0.isTypeFunction && mayReturnExtendedType($0) }
    }

    /// Whether the function may return the extended type: as `Self`, as any specialization (`[Int]` is one of `Array`),
    /// or under a name that may be an alias.
    package func mayReturnExtendedType(_ function: FunctionDeclaration) -> Bool {
        guard let returned = function.returnType?.type.canonical(name: TypeExpression.named).nominalName,
            let extended = extendedName
        else { return false }
        if returned == ["Self"] { return true }
        if returned.isSuffix(orHasSuffix: extended) { return true }
        return function.returnType?.type.nominalName == returned && !ExternalTypes.isKnown(returned)
    }

    /// The features that prevent Heirloom from calling the function. In an extension of `Optional`, optionals are no
    /// obstacle.
    package func obstacles(to function: FunctionDeclaration) -> [CallObstacle] {
        function.obstacles.filter { $0 != .failable || !extendsOptional }
    }

    var extendsOptional: Bool { extendedName == ["Optional"] || extendedName == ["Swift", "Optional"] }

    /// The names of the extended type: `Array` for `[Int]`.
    private var extendedName: [String]? { Self.names(of: declaration.extendedType.type) }

    private static func names(of type: TypeExpression?) -> [String]? {
        type?.canonical(name: TypeExpression.named).nominalName
    }

    /// Whether a function's result is written as a type, by its name or as `Self`.
    private static func returns(_ function: FunctionDeclaration, _ type: TypeExpression) -> Bool {
        guard let returned = names(of: function.returnType?.type), let names = names(of: type) else {
            return false
        }
        return returned == ["Self"] || returned.isSuffix(orHasSuffix: names)
    }
}

extension FunctionDeclaration {
    package var isTypeFunction: Bool { modifiers.has("static") || modifiers.has("class") }
}

/// A property that is a dependency: `@Received let x: X`.
///
/// A class, because it is passed to every rule: copying its contents would cost more than the rules.
package final class InjectedProperty: Sendable {
    package let kind: DependencyAttribute
    package let attribute: AttributeUse
    package let declaration: PropertyDeclaration
    /// The content of the attribute, without its faulty parts.
    package let source: DependencyDeclaration.Source
    /// The closure that builds the property, or the expression in its place; `nil` for none.
    package let factory: Factory?
    /// Whether the property is declared under `#if`, in a type with too many conditions to tell apart.
    package let isConditional: Bool
    /// Whether its type is an alias of a function type, declared in the same type.
    let isFunctionAlias: Bool
    /// Whether an initializer can be written that sets the property.
    package let isInitializable: Bool

    /// `nil` without one of the attributes.
    ///
    /// - Parameter aliases: The aliases of functions that are declared in the same type as the property.
    package init?(
        _ declaration: PropertyDeclaration,
        isConditional: Bool,
        beside aliases: [String: NestedType]
    ) {
        for attribute in declaration.attributes {
            guard let kind = DependencyAttribute(attribute) else { continue }
            self.kind = kind
            self.attribute = attribute
            self.declaration = declaration
            self.isConditional = isConditional
            source = attribute.source(kind)
            factory = kind == .instantiated ? Factory(attribute) : nil
            isFunctionAlias = declaration.type.map { aliases.holdsFunctionAlias($0.type) } ?? false
            isInitializable = !isConditional && declaration.isInitializable
            return
        }
        return nil
    }

    package var label: String { declaration.name }

    /// Whether it has nothing but a name, a type, and an attribute without arguments, so that rules can only examine its
    /// type.
    package var isPlain: Bool {
        isInitializable && attribute.arguments == nil && !declaration.isVariable
            && declaration.attributes.count == 1
    }

    /// Whether Swift reserves its name.
    package var hasReservedName: Bool { declaration.hasReservedName }
}

extension PropertyDeclaration {
    /// Whether Swift reserves the name, even in backticks.
    fileprivate var hasReservedName: Bool { name == "self" || name.utf8.first == UInt8(ascii: "$") }

    /// Whether an initializer can be written that sets it, under whatever condition it is declared.
    fileprivate var isInitializable: Bool {
        type?.type.isInferred == false && storage != .computed && initialValue == nil && !isTypeProperty
            && !isPattern && !hasReservedName
    }
}

extension InjectedProperty: Equatable {
    package static func == (left: InjectedProperty, right: InjectedProperty) -> Bool {
        // All other properties follow from these.
        left.declaration == right.declaration && left.isConditional == right.isConditional
            && left.isFunctionAlias == right.isFunctionAlias
    }
}

extension [String: NestedType] {
    /// Whether the type is the name of one of these aliases.
    fileprivate func holdsFunctionAlias(_ type: TypeExpression) -> Bool {
        guard !isEmpty, case .named(let components) = type, components.count == 1 else { return false }
        return self[components[0].name] != nil
    }
}
