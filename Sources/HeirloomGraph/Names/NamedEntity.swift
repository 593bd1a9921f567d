import HeirloomModel

/// The index of a ``NamedEntity`` in its ``NameTable``.
package struct EntityID: Hashable {
    package var index: Int

    package init(index: Int) { self.index = index }
}

/// A type that was read. An object, so that to look at one thing that it says copies nothing.
package final class ReadType {
    package let summary: TypeSummary

    init(_ summary: TypeSummary) { self.summary = summary }
}

/// Something that a name can stand for.
package final class NamedEntity {
    package enum Kind {
        case module
        /// What holds the names of types that were not read.
        case outside
        case type(ReadType)
        /// A type that was not read, known because an extension of it was.
        case external
        case alias(AliasSummary)
    }

    package let kind: Kind
    package let name: String
    /// What it is a member of; `nil` for a module and for what is outside.
    package let container: EntityID?
    /// Where it is declared, `nil` where that was not read.
    package let file: FileID?
    package let access: AccessLevel

    init(kind: Kind, name: String, container: EntityID?, file: FileID?, access: AccessLevel) {
        self.kind = kind
        self.name = name
        self.container = container
        self.file = file
        self.access = access
    }

    /// Whether it is no module and not what is outside of all.
    package var isType: Bool {
        switch kind {
        case .module, .outside: false
        case .type, .external, .alias: true
        }
    }
}

/// A place in the sources, from which names are looked up.
package struct Place: Hashable {
    package var file: FileID
    /// The innermost type around it.
    package var enclosing: EntityID?

    package init(file: FileID, enclosing: EntityID? = nil) {
        self.file = file
        self.enclosing = enclosing
    }
}

/// What came of looking up a name.
package enum NameLookup {
    case found(EntityID)
    /// Several, in order of their modules.
    case ambiguous([EntityID])
    case genericParameter
    /// Nothing that was read has the name.
    case notRead
}
