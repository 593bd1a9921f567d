import HeirloomModel

/// The index of a ``NamedEntity`` in its ``NameTable``.
struct EntityID: Hashable {
    var index: Int
}

/// Something that a name can stand for.
struct NamedEntity {
    enum Kind {
        case module
        /// What holds the names of types that were not read.
        case outside
        case type(TypeSummary)
        /// A type that was not read, known because an extension of it was.
        case external
        case alias(AliasSummary)
    }

    var kind: Kind
    var name: String
    /// What it is a member of; `nil` for a module and for what is outside.
    var container: EntityID?
    /// Where it is declared, `nil` where that was not read.
    var file: FileID?
    var access: AccessLevel
}

/// A place in the sources, from which names are looked up.
struct Place: Hashable {
    var file: FileID
    /// The innermost type around it.
    var enclosing: EntityID?
}

/// What came of looking up a name.
enum NameLookup {
    case found(EntityID)
    /// Several, in order of their modules.
    case ambiguous([EntityID])
    case genericParameter
    /// Nothing that was read has the name.
    case notRead
}
