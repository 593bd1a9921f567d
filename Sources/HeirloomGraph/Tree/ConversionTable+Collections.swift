import HeirloomModel

// Values of the standard library's types: nothing else converts to them implicitly, and of them only collections
// convert to others.
extension ConversionTable {
    /// Returns whether a value converts to a struct or an enum of the standard library, or to one of Heirloom's
    /// instantiators; `nil` if the target is another type, or if either name may be an alias.
    func isValueOfStandardLibrary(_ source: TypeExpression, _ target: TypeExpression) -> Certainty? {
        guard let wanted = ClosedType(target, in: self) else { return nil }
        guard let given = ClosedType(source, in: self) else { return isKnown(source) ? .no : nil }
        guard given.name == wanted.name, given.arguments.count == wanted.arguments.count else { return .no }
        let arguments = zip(given.arguments, wanted.arguments)
        switch wanted.name {
        case "Array", "Dictionary": return .all(arguments.map { castsElement($0, to: $1) })
        case "Set": return .unknown
        default: return .all(arguments.map { isSame($0, $1) })
        }
    }

    /// Returns whether an element of a collection converts to another element type. The compiler casts functions at run
    /// time, which succeeds only if the types differ in nothing but `throws`.
    private func castsElement(_ source: TypeExpression, to target: TypeExpression) -> Certainty {
        if let wrapped = target.wrappedInOptional {
            return castsElement(source.wrappedInOptional ?? source, to: wrapped)
        }
        if case .tuple(let own) = source, case .tuple(let wanted) = target, own.count == wanted.count {
            return .all(zip(own, wanted).map { castsElement($0.type, to: $1.type) })
        }
        guard let own = FunctionValue(source), let wanted = FunctionValue(target), !isCast(own, to: wanted)
        else { return converts(source, to: target) }
        return .no
    }

    /// Returns whether a cast may convert a function to another type.
    private func isCast(_ source: FunctionValue, to target: FunctionValue) -> Bool {
        let (own, other) = (source.function, target.function)
        let keepsError =
            switch (own.throwing, other.throwing) {
            case (.error(let own), .error(let other)): !differ(own, other)
            case (let own, let other): own == other || own == .never && other == .anyError
            }
        return keepsError && own.isAsync == other.isAsync && own.parameters.count == other.parameters.count
            && source.isSendable == target.isSendable && source.attributes == target.attributes
            && (source.actor == nil) == (target.actor == nil)
            && zip(own.parameters, other.parameters).allSatisfy { !differ($0.type, $1.type) }
            && !differ(own.result, other.result)
    }

    /// Returns whether two canonical types certainly differ: all names in them are known.
    private func differ(_ one: TypeExpression, _ other: TypeExpression) -> Bool {
        one != other && !mentionsAlias(one) && !mentionsAlias(other)
    }

    private func mentionsAlias(_ type: TypeExpression) -> Bool {
        var mentions = false
        type.forEachName { mentions = mentions || mayBeAlias(.named($0)) }
        return mentions
    }

    /// Returns whether a type is a struct or an enum of the standard library.
    func isOfStandardLibrary(_ type: TypeExpression) -> Bool {
        type.wrappedInOptional != nil || ClosedType(type, in: self) != nil
    }

    /// Returns whether a value of a structural type converts to a nominal type: structural types only conform to
    /// protocols without requirements.
    func isUnnamed(_ source: TypeExpression, _ target: TypeExpression) -> Certainty {
        guard isKnown(source), !mayBeAlias(target) else { return .unknown }
        if target == .sendable { return sendability?.isKnownNotSendable(source) == true ? .no : .unknown }
        if source.isMetatype, target == .anyObject { return .unknown }
        if target == .named([TypeNameComponent("AnyHashable")]) { return .unknown }
        return .no
    }

    /// Returns whether the meaning of a type is known. A name that was not read may be an alias.
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

    /// Returns whether a canonical type is a name that was not read, and so may be an alias of any type.
    func mayBeAlias(_ type: TypeExpression) -> Bool {
        guard case .named = type else { return false }
        switch supertypes.supertype(type) {
        case .read: return false
        case .unclear: return true
        case .unread(let name): return name == "Self" || !StandardLibraryNames.all.contains(name)
        }
    }
}

/// A type to which nothing else converts: `Int`, `Array<Element>`, `Instantiator<Product>`.
private struct ClosedType {
    var name: String
    var arguments: [TypeExpression]

    /// Creates the parts of a type; `nil` if other values convert to it.
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
