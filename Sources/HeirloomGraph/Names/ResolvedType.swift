import HeirloomModel

/// A type whose names are resolved.
///
/// A class, because all dependencies on a type share one instance: results computed for one of them are found for the
/// others by ``ObjectIdentifier``.
package final class ResolvedType: Sendable {
    /// The type as spelled, except that the name of every type that was read is fully qualified, starting with its
    /// module: `Models.User?`. Aliases are not expanded.
    package let spelled: TypeExpression
    /// The type without sugar and aliases, and with fully qualified names: equal for all spellings of one type.
    package let canonical: TypeExpression
    /// The file whose imports make the names that were not read visible; `nil` if all were read.
    package let externalNamesFile: FileID?
    /// The same for generic arguments that are named in other files.
    private let namesFilesOfArguments: [FileID]

    package init(
        spelled: TypeExpression,
        canonical: TypeExpression,
        externalNamesFile: FileID?,
        namesFilesOfArguments: [FileID] = []
    ) {
        self.spelled = spelled
        self.canonical = canonical
        self.externalNamesFile = externalNamesFile
        self.namesFilesOfArguments = namesFilesOfArguments
    }

    /// The files whose imports make the names that were not read visible.
    package var externalNamesFiles: [FileID] {
        externalNamesFile.map { [$0] + namesFilesOfArguments } ?? namesFilesOfArguments
    }

    /// Returns the same type with another spelling.
    package func spelledOtherwise(_ spelled: TypeExpression) -> ResolvedType {
        with(spelled: spelled, canonical: canonical)
    }

    /// The type without its parameter specifiers, as arguments of the parameter have it.
    var withoutSpecifiers: ResolvedType {
        guard case .attributed = spelled else { return self }
        return spelledOtherwise(spelled.withoutSpecifiers)
    }

    /// Returns a part of the type, or a type made from it, which names nothing in other files.
    package func with(spelled: TypeExpression, canonical: TypeExpression) -> ResolvedType {
        ResolvedType(
            spelled: spelled,
            canonical: canonical,
            externalNamesFile: externalNamesFile,
            namesFilesOfArguments: namesFilesOfArguments
        )
    }
}

extension ResolvedType: Hashable {
    package static func == (left: ResolvedType, right: ResolvedType) -> Bool {
        left === right
            || left.spelled == right.spelled && left.canonical == right.canonical
                && left.externalNamesFile == right.externalNamesFile
                && left.namesFilesOfArguments == right.namesFilesOfArguments
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(canonical) }
}

/// A declared type: its module and its full nested name.
package struct TypeIdentity: Hashable, Sendable {
    package let module: String
    package let path: [String]
}

/// The facts about visible names that determine how a name is printed.
package struct VisibleNames: Sendable {
    /// The modules that were read.
    package let modules: Set<String>
    /// The modules that declare each top-level type or alias name, sorted.
    package let topLevel: [String: [String]]
    /// The names of the member types and aliases of each root, inherited ones included. They shadow top-level names
    /// inside the root's extension.
    package let members: [TypeIdentity: Set<String>]
    /// The full names of protocols, and of aliases of protocols and compositions: as types they need `any`.
    package var constraints: Set<[String]> = []
    /// The modules that re-export a module that was not read, directly or through others.
    package var modulesShowingUnread: Set<String> = []
    /// For each module whose name a type hides, or a type of a well-known framework may hide, the names of its
    /// outermost types and aliases, each with the keyword of a scoped import: `struct`, `typealias`.
    package var kindsInHiddenModules: [String: [String: String]] = [:]
    /// Names that were not read and cannot be qualified, each with the module from which a scoped import imports it if
    /// it is printed.
    package var importedAlone: [String: String] = [:]
    /// For each type or alias that a module nests in a type of another module, by its full name, the module that
    /// declares it.
    package var nestedElsewhere: [[String]: String] = [:]
    /// The modules that cannot be named in the file because a type has the same name.
    package var hiddenModules: Set<String> = []
    /// Global functions and variables with the name of a type or a module: in an expression, the name refers to them.
    package var values: Set<String> = []
    /// Members of roots with names like those of the aliases that generated code declares for types.
    package var takenAliases: Set<String> = []
}

/// A canonical type's index in a ``TypeTable``.
package struct TypeID: Hashable, Sendable {
    package let index: Int
}

/// Canonical types, identified by small integers.
package struct TypeTable {
    package private(set) var types: [TypeExpression] = []
    private var ids: [TypeExpression: TypeID] = [:]
    /// Types that were looked up before: finding an object is faster than finding an equal value.
    private var known: [ObjectIdentifier: TypeID] = [:]
    /// Retained so that no other type reuses an object identifier.
    private var resolved: [ResolvedType] = []

    init(capacity: Int) {
        types.reserveCapacity(capacity)
        ids.reserveCapacity(capacity)
        known.reserveCapacity(capacity)
    }

    mutating func intern(_ type: ResolvedType) -> TypeID {
        let object = ObjectIdentifier(type)
        if let id = known[object] { return id }
        let id = intern(type.canonical)
        known[object] = id
        resolved.append(type)
        return id
    }

    private mutating func intern(_ canonical: TypeExpression) -> TypeID {
        if let id = ids[canonical] { return id }
        let id = TypeID(index: types.count)
        types.append(canonical)
        ids[canonical] = id
        return id
    }

    /// Returns the ID of a type that was interned.
    package func id(of canonical: TypeExpression) -> TypeID? { ids[canonical] }
}

/// Pairs of a label and a type, identified by small integers.
package struct ValueTable {
    private struct Key: Hashable {
        var label: String
        var type: TypeID
    }

    package private(set) var values: [Value] = []
    private var ids: [Key: ValueID] = [:]

    mutating func intern(label: String, type: ResolvedType, id typeID: TypeID) -> ValueID {
        let key = Key(label: label, type: typeID)
        if let id = ids[key] { return id }
        let id = ValueID(values.count)
        values.append(Value(label: label, type: type))
        ids[key] = id
        return id
    }

    /// Records that one value is the optional of another.
    package mutating func note(_ optional: ValueID, asOptionalOf value: ValueID) {
        values[value.index].optional = optional
    }

    @inlinable package subscript(id: ValueID) -> Value { values[id.index] }

    /// Returns the ranks of some values in the order of label and type, and 0 for all others.
    func ranks(of some: [ValueID]) -> [Int] {
        let keys = some.map {
            (label: self[$0].label, type: self[$0].type.canonical.spelling, index: $0.index)
        }
        let sorted = keys.sorted { ($0.label, $0.type, $0.index) < ($1.label, $1.type, $1.index) }
        var ranks = [Int](repeating: 0, count: values.count)
        for (rank, key) in sorted.enumerated() { ranks[key.index] = rank }
        return ranks
    }
}

extension TypeExpression {
    /// Returns the type that was read to which this refers, regardless of generic arguments.
    package func entity(in table: NameTable) -> EntityID? {
        guard case .named(let components) = self else { return nil }
        return table.entity(withQualifiedPath: components.map(\.name))
    }

    /// The `P` of `any P`.
    package var withoutAny: TypeExpression {
        if case .existential(let constraint) = self { return constraint }
        return self
    }

    /// The `Inner` of `Outer.Inner`.
    package var lastName: String? {
        guard case .named(let components) = self else { return nil }
        return components.last?.name
    }

    /// The maximum number of parts of a type after expanding arguments and aliases. Nobody intends larger types, and
    /// generated code would spell them in full.
    package static let largestSize = 1_000

    /// Whether a type has more parts than ``largestSize``. Counting stops as soon as that is certain.
    var isTooLarge: Bool {
        if case .named(let components) = self, components.allSatisfy(\.isPlain) { return false }
        var open = [self]
        var count = 0
        while let type = open.popLast() {
            count += 1
            if count > Self.largestSize { return true }
            switch type {
            case .named(let components): open += components.flatMap(\.arguments)
            case .member(of: let base, let component): open += [base] + component.arguments
            case .optional(let part), .implicitlyUnwrapped(let part), .array(let part),
                .existential(let part), .opaque(let part), .metatype(let part), .protocolMetatype(let part),
                .suppressed(let part), .packElement(let part), .packExpansion(let part),
                .attributed(_, let part):
                open.append(part)
            case .dictionary(let one, let other), .inlineArray(let one, let other): open += [one, other]
            case .tuple(let elements): open += elements.map(\.type)
            case .function(let function):
                open += function.parameters.map(\.type) + [function.result]
                if case .error(let error) = function.throwing { open.append(error) }
            case .composition(let members): open += members
            case .integer, .placeholder: break
            }
        }
        return false
    }
}
