import HeirloomModel

/// Implicit conversions between types: `let p: any P = Impl()`.
///
/// All types are canonical. A name that was not read may refer to anything, so the answer is *unknown* wherever such a
/// name might decide. It is *no* only if the compiler certainly rejects the conversion.
package final class ConversionTable {
    package let tree: ScopeTree
    package let supertypes: SupertypeTable
    /// Initializers under a condition, whether or not the condition holds in this build configuration.
    let conditionalInitializers: [EntityID: [ScopeTree.ExtensionInitializer]]
    private var known: [Question: Certainty] = [:]
    /// The unread protocols and classes to which an extension adds initializers.
    private(set) lazy var unreadWithInitializers = namesOfUnreadWithInitializers()
    /// `nil` in the Swift 5 mode, which accepts values that are not `Sendable`.
    private(set) lazy var sendability = tree.languageMode == .five ? nil : SendabilityTable(tree)
    /// The modules that files of the module for which code is generated import with `@testable`.
    package private(set) lazy var testableModules = Set(
        tree.table.files.files.filter { $0.module == tree.input.module }.flatMap(\.summary.imports)
            .filter { $0.attributes.contains("@testable") }.map(\.module)
    )
    private lazy var importedModules = Set(
        tree.table.files.files.flatMap { $0.summary.imports.map(\.module) }
    )

    private struct Question: Hashable {
        var source: TypeExpression
        var target: TypeExpression
    }

    init(_ tree: ScopeTree) {
        self.tree = tree
        supertypes = SupertypeTable(tree)
        conditionalInitializers = tree.conditionalInitializers
    }

    /// Returns the type eraser of a system framework with this name, if some file imports it.
    func systemEraser(named name: String) -> SDKType? {
        guard let type = SDKType.named(name), case .eraser = type.kind,
            importedModules.contains(where: { imported in
                type.modules.contains { $0.isSeen(importing: imported) }
            })
        else { return nil }
        return type
    }

    private func namesOfUnreadWithInitializers() -> Set<String> {
        var names: Set<String> = []
        for file in tree.table.files.withExtensions {
            for extending in tree.table.files[file].summary.extensions
            where extending.initializers.contains(where: { $0.unlabelled != nil }) {
                let type = tree.resolver.resolve(extending.extendedType.type, from: Place(file: file)).type
                if case .unread(let name) = supertypes.supertype(type.canonical) { names.insert(name) }
            }
        }
        return names
    }

    /// Returns whether a value of one type converts to the other.
    package func converts(_ source: TypeExpression, to target: TypeExpression) -> Certainty {
        if source == target { return .yes }
        let question = Question(source: source, target: target)
        if let answer = known[question] { return answer }
        // The generic arguments of a type may lead back here.
        known[question] = .unknown
        let answer = answer(question)
        known[question] = answer
        return answer
    }

    private func answer(_ question: Question) -> Certainty {
        let (source, target) = (question.source, question.target)
        if target == .any { return .yes }
        if let wrapped = target.wrappedInOptional {
            return converts(source.wrappedInOptional ?? source, to: wrapped)
        }
        if let function = FunctionValue(target) {
            return FunctionValue(source).map { convertsFunction($0, to: function) }
                ?? (isKnown(source) ? .no : .unknown)
        }
        switch target {
        case .composition(let members):
            return .all(members.flatMap(\.conformances).map { converts(source, to: $0) })
        case .named:
            return isOf(source, target)
        case .tuple(let elements):
            return isTuple(source, of: elements)
        case .metatype, .protocolMetatype:
            return isKnown(source) && !source.isMetatype ? .no : .unknown
        case .function, .attributed, .member, .optional, .implicitlyUnwrapped, .array, .dictionary,
            .inlineArray, .existential,
            .opaque, .suppressed, .packElement, .packExpansion, .integer, .placeholder:
            return .unknown
        }
    }

    /// Returns whether a value converts to a nominal type.
    private func isOf(_ source: TypeExpression, _ target: TypeExpression) -> Certainty {
        if let answer = isValueOfStandardLibrary(source, target) { return answer }
        if source.wrappedInOptional != nil { return isOptional(source, target) }
        if case .composition(let members) = source {
            return .any(members.flatMap(\.conformances).map { converts($0, to: target) })
        }
        guard case .named = source else { return isUnnamed(source, target) }
        if target == .anyObject { return isObject(source) }
        if target == .sendable, sendability?.isKnownNotSendable(source) == true { return .no }
        let (below, above) = (supertypes.supertype(source), supertypes.supertype(target))
        switch above {
        case .unclear: return .unknown
        case .unread(let name):
            guard case .read(let entity) = below else { return .unknown }
            if StandardLibraryNames.isTakenAsItIs(name) { return .no }
            if supertypes.isBelow(below, above) == .yes { return target.hasArguments ? .unknown : .yes }
            if lacksProtocolOfStandardLibrary(entity, name) { return .no }
            if name == "Sendable" { return .unknown }
            return systemEraser(named: name) == nil ? .unknown : .no
        case .read(let entity):
            return isOf(source, below, above, target, entity)
        }
    }

    private func isOf(
        _ source: TypeExpression,
        _ below: SupertypeTable.Supertype,
        _ above: SupertypeTable.Supertype,
        _ target: TypeExpression,
        _ entity: EntityID
    ) -> Certainty {
        switch (kind(of: entity), below) {
        case (.protocol?, _):
            let answer = supertypes.isBelow(below, above)
            guard target.hasArguments, answer == .yes else { return answer }
            return hasAssociatedTypes(source, of: target, entity)
        case (.class?, .read(let derived)):
            switch kind(of: derived) {
            case .class?, .protocol?:
                let answer = supertypes.isBelow(below, above)
                guard target.hasArguments, answer == .yes else { return answer }
                return isSpecialised(source, as: target, of: entity)
            case .struct?, .enum?, .actor?: return .no
            case nil: return .unknown
            }
        case (.struct?, .read(let other)), (.enum?, .read(let other)), (.actor?, .read(let other)):
            // The same type with other arguments may have another spelling.
            return other == entity ? isSpecialised(source, as: target, of: entity) : .no
        case (.struct?, .unread(let name)), (.enum?, .unread(let name)), (.actor?, .unread(let name)):
            // Any other name may be an alias that was not read.
            return StandardLibraryNames.all.contains(name) ? .no : .unknown
        case (.class?, .unread(let name)):
            // None of these inherits from a class that was read.
            return name != "Self" && StandardLibraryNames.all.contains(name) ? .no : .unknown
        case (.class?, _), (.struct?, _), (.enum?, _), (.actor?, _), (nil, _):
            return .unknown
        }
    }

    /// Returns whether an optional converts to a nominal type that is not optional.
    private func isOptional(_ source: TypeExpression, _ target: TypeExpression) -> Certainty {
        if target == .anyObject { return .no }
        guard case .read(let entity) = supertypes.supertype(target) else { return .unknown }
        switch kind(of: entity) {
        case .protocol?:
            return supertypes.isBelow(supertypes.supertype(source), .read(entity)) == .no ? .no : .unknown
        case .class?, .struct?, .enum?, .actor?: return .no
        case nil: return .unknown
        }
    }

    private func isObject(_ source: TypeExpression) -> Certainty {
        guard case .read(let entity) = supertypes.supertype(source) else {
            return isOfStandardLibrary(source) || source == .any || source == .sendable ? .no : .unknown
        }
        switch kind(of: entity) {
        case .class?, .actor?: return .yes
        case .struct?, .enum?: return .no
        case .protocol?, nil: return .unknown
        }
    }

    /// Returns whether a value converts to a tuple with these elements.
    private func isTuple(_ source: TypeExpression, of elements: [TupleTypeElement]) -> Certainty {
        if case .tuple(let own) = source {
            return own.count == elements.count
                ? .all(zip(own, elements).map { converts($0.type, to: $1.type) }) : .no
        }
        return isKnown(source) ? .no : .unknown
    }

    /// Returns the kind of a type; `nil` if it was not read.
    package func kind(of entity: EntityID) -> TypeKind? {
        guard case .type(let read) = tree.table[entity].kind else { return nil }
        return read.summary.kind
    }

    /// Returns the class, struct, enum or actor to which a canonical type refers, if that was read.
    package func concreteType(_ canonical: TypeExpression) -> EntityID? {
        guard case .read(let entity) = supertypes.supertype(canonical), kind(of: entity) != .protocol else {
            return nil
        }
        return entity
    }
}

extension TypeExpression {
    fileprivate static let any = TypeExpression.named([TypeNameComponent("Any")])
    static let sendable = TypeExpression.named([TypeNameComponent("Sendable")])
    package static let anyObject = TypeExpression.named([TypeNameComponent("AnyObject")])
}
