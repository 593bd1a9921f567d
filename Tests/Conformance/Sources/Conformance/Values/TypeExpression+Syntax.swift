import HeirloomModel
import SwiftSyntax

extension TypeExpression {
    /// Converts a type of swift-syntax to Heirloom's model, or returns `nil` if the model cannot express it.
    init?(_ node: TypeSyntax) {
        let type: TypeExpression?
        switch node.as(TypeSyntaxEnum.self) {
        case .identifierType(let node): type = .plain(node)
        case .memberType(let node): type = .member(node)
        case .optionalType(let node): type = TypeExpression(node.wrappedType).map { .optional($0) }
        case .implicitlyUnwrappedOptionalType(let node):
            type = TypeExpression(node.wrappedType).map { .implicitlyUnwrapped($0) }
        case .arrayType(let node): type = TypeExpression(node.element).map { .array($0) }
        case .dictionaryType(let node): type = .both(node.key, node.value) { .dictionary(key: $0, value: $1) }
        case .inlineArrayType(let node):
            guard let count = TypeExpression(argument: node.count),
                let element = TypeExpression(argument: node.element)
            else { return nil }
            type = .inlineArray(count: count, element: element)
        case .tupleType(let node): type = [TupleTypeElement](node.elements).map { .tuple($0) }
        case .functionType(let node): type = FunctionTypeExpression(node).map { .function($0) }
        case .someOrAnyType(let node):
            let isAny = node.someOrAnySpecifier.tokenKind == .keyword(.any)
            type = TypeExpression(node.constraint).map { isAny ? .existential($0) : .opaque($0) }
        case .compositionType(let node): type = .composition(node)
        case .metatypeType(let node):
            let isProtocol = node.metatypeSpecifier.tokenKind == .keyword(.Protocol)
            type = TypeExpression(node.baseType).map { isProtocol ? .protocolMetatype($0) : .metatype($0) }
        case .suppressedType(let node): type = TypeExpression(node.type).map { .suppressed($0) }
        case .packElementType(let node): type = TypeExpression(node.pack).map { .packElement($0) }
        case .packExpansionType(let node):
            type = TypeExpression(node.repetitionPattern).map { .packExpansion($0) }
        case .attributedType(let node): type = .attributed(node)
        // `class` in a protocol's inheritance clause is an older spelling of `AnyObject`.
        case .classRestrictionType: type = .named([TypeNameComponent("AnyObject")])
        case .missingType, .namedOpaqueReturnType: type = nil
        }
        guard let type else { return nil }
        self = type
    }

    /// Converts a generic argument, which may be a number.
    private init?(argument: GenericArgumentSyntax) {
        switch argument.argument {
        case .type(let type): self.init(type)
        case .expr(let number): self = .integer(number.trimmedDescription)
        }
    }

    private static func both(
        _ left: TypeSyntax,
        _ right: TypeSyntax,
        _ make: (TypeExpression, TypeExpression) -> TypeExpression
    ) -> TypeExpression? {
        guard let left = TypeExpression(left), let right = TypeExpression(right) else { return nil }
        return make(left, right)
    }

    private static func plain(_ node: IdentifierTypeSyntax) -> TypeExpression? {
        if node.name.tokenKind == .wildcard { return .placeholder }
        guard let name = component(node.name, node.genericArgumentClause) else { return nil }
        guard let module = node.moduleSelector else { return .named([name]) }
        return .named([TypeNameComponent(bare(module.moduleName.text)), name])
    }

    /// A name of several components is one name; a component after anything else is a member.
    private static func member(_ node: MemberTypeSyntax) -> TypeExpression? {
        guard let base = TypeExpression(node.baseType),
            let name = component(node.name, node.genericArgumentClause)
        else { return nil }
        guard case .named(let components) = base else { return .member(of: base, name) }
        return .named(components + [name])
    }

    private static func component(
        _ name: TokenSyntax,
        _ clause: GenericArgumentClauseSyntax?
    ) -> TypeNameComponent? {
        var arguments: [TypeExpression] = []
        for argument in clause?.arguments ?? [] {
            guard let type = TypeExpression(argument: argument) else { return nil }
            arguments.append(type)
        }
        return TypeNameComponent(
            bare(name.text),
            arguments: arguments,
            hasEmptyBrackets: clause != nil && arguments.isEmpty
        )
    }

    /// Heirloom omits the `any` of a composition's member, because it adds nothing.
    private static func composition(_ node: CompositionTypeSyntax) -> TypeExpression? {
        var members: [TypeExpression] = []
        for element in node.elements {
            let marked = element.type.as(SomeOrAnyTypeSyntax.self)?.constraint
            guard let member = TypeExpression(marked ?? element.type) else { return nil }
            members.append(member)
        }
        return .composition(members)
    }

    private static func attributed(_ node: AttributedTypeSyntax) -> TypeExpression? {
        guard let base = TypeExpression(node.baseType) else { return nil }
        let specifiers = node.specifiers.map { TypeAttribute.word($0.trimmedDescription) }
        let late = node.lateSpecifiers.map { TypeAttribute.word($0.trimmedDescription) }
        return .attributed(specifiers + node.attributes.compactMap(TypeAttribute.init) + late, base)
    }
}

extension TypeAttribute {
    /// Returns `nil` for an attribute under `#if`.
    fileprivate init?(_ element: AttributeListSyntax.Element) {
        guard case .attribute(let attribute) = element else { return nil }
        guard attribute.arguments == nil, let name = TypeExpression(attribute.attributeName) else {
            self = .word(attribute.trimmedDescription)
            return
        }
        self.init(named: name)
    }
}

extension [TupleTypeElement] {
    fileprivate init?(_ list: TupleTypeElementListSyntax) {
        self = []
        for element in list {
            guard let type = TypeExpression(element.type) else { return nil }
            append(
                TupleTypeElement(
                    label: element.firstName.map { bare($0.text) },
                    secondName: element.secondName.map { bare($0.text) },
                    type: type,
                    isVariadic: element.ellipsis != nil
                )
            )
        }
    }
}

extension FunctionTypeExpression {
    fileprivate init?(_ node: FunctionTypeSyntax) {
        guard let parameters = [TupleTypeElement](node.parameters),
            let result = TypeExpression(node.returnClause.type)
        else { return nil }
        let effects = node.effectSpecifiers
        var throwing = Throwing.never
        if let clause = effects?.throwsClause {
            throwing = clause.throwsSpecifier.tokenKind == .keyword(.rethrows) ? .rethrowing : .anyError
            if let type = clause.type {
                guard let error = TypeExpression(type) else { return nil }
                throwing = .error(error)
            }
        }
        self.init(
            parameters: parameters,
            isAsync: effects?.asyncSpecifier != nil,
            throwing: throwing,
            result: result
        )
    }
}
