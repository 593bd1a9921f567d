import HeirloomModel

/// Implicit conversions between types that were read: `let p: any P = Impl()`.
///
/// All types are canonical. The answer is *no* only for a plainly missing conformance or superclass; whatever depends on
/// generic arguments, functions or types that were not read is left to the compiler.
package final class ConversionTable {
    let declarations: TreeDeclarations
    package let supertypes: SupertypeTable
    var table: NameTable { declarations.table }
    /// Initializers under a condition, whether or not the condition holds in this build configuration.
    private(set) lazy var conditionalInitializers = declarations.conditionalInitializers
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

    /// Returns whether two types are certainly different: both were read, or are plain values of the standard library.
    private func isOther(_ one: TypeExpression, than other: TypeExpression) -> Bool {
        func isKnown(_ type: TypeExpression) -> Bool {
            if concreteType(type) != nil { return true }
            guard case .named(let path) = type, path.count == 1, let known = SDKType.named(path[0].name)
            else { return false }
            return known.isOfStandardLibrary && known.facts.contains(.plainValue)
        }
        guard one != other, isKnown(one), isKnown(other) else { return false }
        let entities = (concreteType(one), concreteType(other))
        return entities.0 != entities.1 || entities.0 == nil
            || !differingArguments(of: one, for: other).isEmpty
    }

    /// Returns the class, struct, enum or actor to which a canonical type refers, if that was read.
    package func concreteType(_ canonical: TypeExpression) -> EntityID? {
        guard case .read(let entity) = supertypes.supertype(canonical),
            table.typeKind(of: entity) != .protocol
        else { return nil }
        return entity
    }
}
