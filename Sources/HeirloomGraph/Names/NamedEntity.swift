import HeirloomModel

/// The index of a ``NamedEntity`` in its ``NameTable``.
struct EntityID: Hashable {
    var index: Int
}

/// A type that was read. An object, so that to look at one thing that it says copies nothing.
final class ReadType {
    let summary: TypeSummary

    init(_ summary: TypeSummary) { self.summary = summary }
}

/// Something that a name can stand for.
final class NamedEntity {
    enum Kind {
        case module
        /// What holds the names of types that were not read.
        case outside
        case type(ReadType)
        /// A type that was not read, known because an extension of it was.
        case external
        case alias(AliasSummary)
    }

    let kind: Kind
    let name: String
    /// What it is a member of; `nil` for a module and for what is outside.
    let container: EntityID?
    /// Where it is declared, `nil` where that was not read.
    let file: FileID?
    let access: AccessLevel

    init(kind: Kind, name: String, container: EntityID?, file: FileID?, access: AccessLevel) {
        self.kind = kind
        self.name = name
        self.container = container
        self.file = file
        self.access = access
    }

    /// Whether it is no module and not what is outside of all.
    var isType: Bool {
        switch kind {
        case .module, .outside: false
        case .type, .external, .alias: true
        }
    }
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
