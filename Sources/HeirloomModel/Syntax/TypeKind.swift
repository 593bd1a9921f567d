/// A kind of nominal type.
package enum TypeKind: String, Hashable, Sendable, CaseIterable {
    case `struct`, `class`, actor, `enum`, `protocol`
}
