import HeirloomModel

/// The index of a ``NamedEntity`` in its ``NameTable``.
package struct EntityID: Hashable {
    package var index: Int

    package init(index: Int) { self.index = index }
}

/// A type that was read. A class, so that reading one of its properties copies nothing.
package final class ReadType {
    package let summary: TypeSummary

    init(_ summary: TypeSummary) { self.summary = summary }
}

/// An entity to which a name can refer.
package final class NamedEntity {
    package enum Kind {
        case module
        /// The container of the names of types that were not read.
        case outside
        case type(ReadType)
        /// A type that was not read, known because an extension of it was.
        case external
        case alias(AliasSummary)
    }

    package let kind: Kind
    package let name: String
    /// The type or module that contains it; `nil` for a module and for `outside`.
    package let container: EntityID?
    /// The file that declares it; `nil` if that was not read.
    package let file: FileID?
    package let access: AccessLevel

    init(kind: Kind, name: String, container: EntityID?, file: FileID?, access: AccessLevel) {
        self.kind = kind
        self.name = name
        self.container = container
        self.file = file
        self.access = access
    }

    /// Whether it is neither a module nor `outside`.
    package var isType: Bool {
        switch kind {
        case .module, .outside: false
        case .type, .external, .alias: true
        }
    }
}

/// A place in the sources from which names are looked up.
package struct Place: Hashable {
    package var file: FileID
    /// The innermost enclosing type.
    package var enclosing: EntityID?
    /// Whether an extension of that type is what encloses the place, so that the types around the type do not.
    package var isInExtension: Bool

    package init(file: FileID, enclosing: EntityID? = nil, isInExtension: Bool = false) {
        self.file = file
        self.enclosing = enclosing
        self.isInExtension = isInExtension
    }
}

/// The result of looking up a name.
package enum NameLookup {
    case found(EntityID)
    /// Several entities, in the order of their modules.
    case ambiguous([EntityID])
    case genericParameter
    /// Nothing that was read has the name.
    case notRead
}
