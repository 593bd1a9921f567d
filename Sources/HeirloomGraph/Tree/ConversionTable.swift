import HeirloomModel

/// Implicit conversions between types that were read: `let p: any P = Impl()`.
///
/// All types are canonical. The answer is *no* only for a plainly missing conformance or superclass; whatever depends on
/// generic arguments, functions or types that were not read is left to the compiler.
package final class ConversionTable {
    let declarations: TreeDeclarations
    package let supertypes: SupertypeTable
    var table: NameTable { declarations.table }
    private lazy var importedModules = Set(
        table.files.files.flatMap { $0.summary.imports.map(\.module) }
    )

    init(_ declarations: TreeDeclarations) {
        self.declarations = declarations
        supertypes = SupertypeTable(declarations)
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

    /// Returns whether a value of one type converts to the other.
    package func converts(_ source: TypeExpression, to target: TypeExpression) -> Certainty {
        if source == target { return .yes }
        if let wrapped = target.wrappedInOptional {
            return converts(source.wrappedInOptional ?? source, to: wrapped)
        }
        switch (source, target) {
        case (_, .composition(let members)):
            return .all(members.flatMap(\.conformances).map { converts(source, to: $0) })
        case (.composition(let members), _):
            return .any(members.flatMap(\.conformances).map { converts($0, to: target) })
        case (_, _) where CollectionShape(target) != nil:
            return concreteType(source) != nil || trapsInCollection(source, as: target) ? .no : .unknown
        case (_, _):
            return isOf(source, target)
        }
    }

    /// Returns whether a value converts to a nominal type without generic arguments.
    private func isOf(_ source: TypeExpression, _ target: TypeExpression) -> Certainty {
        let (below, above) = (supertypes.supertype(source), supertypes.supertype(target))
        guard !target.hasArguments else {
            return differingArguments(of: source, for: target).isEmpty ? .unknown : .no
        }
        switch (below, above) {
        case (_, .read(let entity)) where source.wrappedInOptional != nil:
            return table.typeKind(of: entity) == nil ? .unknown : .no
        case (.read, .unread(let name)):
            if supertypes.isBelow(below, above) == .yes { return .yes }
            return systemEraser(named: name) == nil ? .unknown : .no
        case (.read(let derived), .read(let entity)):
            return isOf(derived, entity)
        case (.unread, _), (.unclear, _), (_, .unclear):
            return .unknown
        }
    }

    private func isOf(_ source: EntityID, _ target: EntityID) -> Certainty {
        switch (table.typeKind(of: target), table.typeKind(of: source)) {
        case (.protocol?, _), (.class?, .class?), (.class?, .protocol?):
            supertypes.isBelow(.read(source), .read(target))
        case (nil, _), (_, nil): .unknown
        // The same type with other arguments may have another spelling.
        case (.class?, _), (.struct?, _), (.enum?, _), (.actor?, _): source == target ? .unknown : .no
        }
    }

    /// Returns the generic arguments of a type that certainly differ from those of a target: of the same type, or the
    /// primary associated types of a protocol, by their names.
    package func differingArguments(
        of source: TypeExpression,
        for target: TypeExpression
    ) -> [(name: String, type: TypeExpression)] {
        guard case .named(let path) = source, case .named(let wanted) = target, let last = wanted.last,
            let (from, to) = source.entity(in: table).flatMap({ from in
                target.entity(in: table).map { (from, $0) }
            }), case .type(let read) = table[to].kind,
            read.summary.genericParameters.count == last.arguments.count
        else { return [] }
        var given: [TypeExpression] = []
        if from == to {
            given = path.last?.arguments ?? []
        } else if read.summary.kind == .protocol, let file = table[from].file {
            given = read.summary.genericParameters.map {
                declarations.resolver.member(named: $0, of: source, from: Place(file: file))
            }
        }
        return zip(zip(read.summary.genericParameters, given), last.arguments).filter {
            isOther($0.1, than: $1)
        }.map(\.0)
    }

    /// Returns whether two types are certainly different: both were read, or are of the standard library.
    func isOther(_ one: TypeExpression, than other: TypeExpression) -> Bool {
        func isKnown(_ type: TypeExpression) -> Bool {
            if concreteType(type) != nil { return true }
            guard case .named(let path) = type, path.count == 1, let known = SDKType.named(path[0].name)
            else { return false }
            return known.isOfStandardLibrary
                && (known.facts.contains(.plainValue) || !path[0].arguments.isEmpty)
        }
        guard isKnown(one), isKnown(other), case .named(let own) = one, case .named(let wanted) = other
        else { return false }
        let (arguments, others) = (own.flatMap(\.arguments), wanted.flatMap(\.arguments))
        return own.map(\.name) != wanted.map(\.name)
            || zip(arguments, others).contains { isOther($0, than: $1) }
    }

    /// Returns the class, struct, enum or actor to which a canonical type refers, if that was read.
    package func concreteType(_ canonical: TypeExpression) -> EntityID? {
        guard case .read(let entity) = supertypes.supertype(canonical),
            table.typeKind(of: entity) != .protocol
        else { return nil }
        return entity
    }

    // MARK: Wrappers

    /// Returns whether a call can wrap a value of one type in another: `AnyShape(Circle())`. The answer is *no* only if
    /// the other type has no initializer for one unlabeled argument.
    ///
    /// - Parameter mayFail: Whether the initializer may be failable, because the property is optional.
    package func wraps(_ source: TypeExpression, in target: TypeExpression, mayFail: Bool = false)
        -> Certainty
    {
        switch supertypes.supertype(target) {
        case .read(let entity):
            if case .protocol? = table.typeKind(of: entity) { return .no }
            let takesIt = callableInitializers(of: entity, mayFail).contains { found in
                let place = Place(file: found.file, enclosing: entity)
                return !found.isConstrained && takes(found.initializer, source, at: place)
            }
            if takesIt { return .yes }
            return mayTakeOneValue(entity, mayFail) ? .unknown : .no
        case .unread(let name):
            guard case .eraser(let wrapped?)? = systemEraser(named: name)?.kind else { return .unknown }
            return supertypes.isBelow(supertypes.supertype(source), .unread(wrapped)) == .yes
                ? .yes : .unknown
        case .unclear:
            if case .composition = target { return .no }
            return .unknown
        }
    }

    /// Returns the initializers of a type and of its extensions that generated code may call.
    private func callableInitializers(of entity: EntityID, _ mayFail: Bool) -> [ExtensionInitializer] {
        declarations.writtenInitializers(of: entity).filter {
            (mayFail || !$0.initializer.isFailable)
                && declarations.isVisible($0.initializer.access, of: table.files[$0.file].module)
        }
    }

    /// Returns whether the value certainly converts to the type of the unlabeled parameter. Only the compiler checks the
    /// constraints of associated types.
    private func takes(_ initializer: InitializerSummary, _ source: TypeExpression, at place: Place) -> Bool {
        guard let taken = initializer.unlabeled else { return false }
        if taken == .placeholder { return true }
        let resolved = declarations.resolver.resolve(taken, from: place).type.canonical
        if case .opaque(let constraint) = resolved { return converts(source, to: constraint) == .yes }
        return converts(source, to: resolved) == .yes
    }

    /// Returns whether a type may have an initializer for one unlabeled argument, including those of superclasses and
    /// protocols.
    private func mayTakeOneValue(_ entity: EntityID, _ mayFail: Bool) -> Bool {
        supertypes.all(above: entity).contains { above in
            switch above {
            case .read(let type):
                supertypes.mayBeExpanded(type)
                    || callableInitializers(of: type, mayFail).contains { $0.initializer.unlabeled != nil }
                    || declarations.conditionalInitializers[type, default: []].contains {
                        $0.initializer.unlabeled != nil
                    }
            case .unread(let name): name != "Instantiable"
            case .unclear: true
            }
        }
    }

    // MARK: Functions in collections

    /// Returns whether the conversion of a collection would trap. The compiler casts the functions in it at run time, and the
    /// program traps unless their types differ in nothing but `throws`.
    private func trapsInCollection(_ source: TypeExpression, as target: TypeExpression) -> Bool {
        guard let own = CollectionShape(source), let wanted = CollectionShape(target) else { return false }
        return traps(own.element, as: wanted.element)
    }

    private func traps(_ source: TypeExpression, as target: TypeExpression) -> Bool {
        if let wrapped = target.wrappedInOptional {
            return traps(source.wrappedInOptional ?? source, as: wrapped)
        }
        if case .tuple(let own) = source, case .tuple(let wanted) = target, own.count == wanted.count {
            return zip(own, wanted).contains { traps($0.type, as: $1.type) }
        }
        if CollectionShape(target) != nil { return trapsInCollection(source, as: target) }
        guard source.isFunction, target.isFunction, !mentionsAlias(source), !mentionsAlias(target) else {
            return false
        }
        return source != target && source.throwingAnyError != target
    }

    /// Returns whether a name in a type may be an alias that was not read.
    private func mentionsAlias(_ type: TypeExpression) -> Bool {
        type.containsName { components in
            switch supertypes.supertype(.named(components)) {
            case .read: false
            case .unclear: true
            case .unread(let name): name == "Self" || !StandardLibraryNames.all.contains(name)
            }
        }
    }
}

extension TypeExpression {
    /// The type of a function that throws nothing as one that throws; other types as they are.
    fileprivate var throwingAnyError: TypeExpression {
        if case .attributed(let attributes, let base) = self {
            return .attributed(attributes, base.throwingAnyError)
        }
        guard case .function(var function) = self, function.throwing == .never else { return self }
        function.throwing = .anyError
        return .function(function)
    }
}
