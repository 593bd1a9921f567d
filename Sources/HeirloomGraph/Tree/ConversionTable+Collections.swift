import HeirloomModel

// The values of the standard library: no other value becomes one by itself, and of them only collections become others.
extension ConversionTable {
    /// Whether a value is one of a struct or an enum of the standard library's, or one of Heirloom's instantiators; `nil` where
    /// the type asked for is something else, and where either name may be an alias.
    func isValueOfStandardLibrary(_ source: TypeExpression, _ target: TypeExpression) -> Certainty? {
        guard let wanted = ClosedType(target, in: self) else { return nil }
        guard let given = ClosedType(source, in: self) else { return isKnown(source) ? .no : nil }
        guard given.name == wanted.name, given.arguments.count == wanted.arguments.count else { return .no }
        let arguments = zip(given.arguments, wanted.arguments)
        switch wanted.name {
        case "Array", "Dictionary": return .all(arguments.map { converts($0, to: $1) })
        case "Set": return .unknown
        default: return .all(arguments.map { isSame($0, $1) })
        }
    }

    /// Whether it is a struct or an enum of the standard library's.
    func isOfStandardLibrary(_ type: TypeExpression) -> Bool {
        type.wrappedInOptional != nil || ClosedType(type, in: self) != nil
    }

    /// Whether a value of a type without a name is one of a type with one: only protocols without requirements have those.
    func isUnnamed(_ source: TypeExpression, _ target: TypeExpression) -> Certainty {
        guard isKnown(source), !mayBeAlias(target) else { return .unknown }
        if target == .sendable { return sendability?.isKnownNotSendable(source) == true ? .no : .unknown }
        if source.isMetatype, target == .anyObject { return .unknown }
        if target == .named([TypeNameComponent("AnyHashable")]) { return .unknown }
        return .no
    }

    /// Whether it is known what a type is, which a name that was not read may be an alias of.
    func isKnown(_ type: TypeExpression) -> Bool {
        switch type {
        case .named: type.wrappedInOptional != nil || !mayBeAlias(type)
        case .tuple, .composition, .metatype, .protocolMetatype, .function: true
        case .attributed: FunctionValue(type) != nil
        case .member, .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray, .existential,
            .opaque, .suppressed, .packElement, .packExpansion, .integer, .placeholder:
            false
        }
    }

    /// Whether a canonical type is a name that was not read, and so may stand for anything.
    func mayBeAlias(_ type: TypeExpression) -> Bool {
        guard case .named = type else { return false }
        switch supertypes.supertype(type) {
        case .read: return false
        case .unclear: return true
        case .unread(let name): return name == "Self" || !StandardLibraryNames.all.contains(name)
        }
    }
}

/// A type whose values nothing else becomes: `Int`, `Array<Element>`, `Instantiator<Product>`.
private struct ClosedType {
    var name: String
    var arguments: [TypeExpression]

    /// `nil` for another type.
    init?(_ canonical: TypeExpression, in table: ConversionTable) {
        guard case .named(let components) = canonical, components.count == 1, let only = components.first,
            only.name != "Optional", case .unread(let name) = table.supertypes.supertype(canonical),
            StandardLibraryNames.isTakenAsItIs(name) || BuilderKind(typeName: name) != nil
        else { return nil }
        (self.name, arguments) = (name, only.arguments)
    }
}

extension TypeExpression {
    /// `T.Type`, `P.Protocol`
    var isMetatype: Bool {
        switch self {
        case .metatype, .protocolMetatype: true
        case .named, .member, .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray, .tuple,
            .function, .existential, .opaque, .composition, .suppressed, .packElement, .packExpansion,
            .attributed, .integer, .placeholder:
            false
        }
    }
}
