/// The declarations of a text that are wanted. Others are skipped if the tokens clearly show where they end.
package enum WantedDeclarations: CaseIterable, Sendable {
    /// All declarations, as they are written.
    case everything
    /// The declarations that a summary needs; of functions, only those that are sought and those that may hide a type.
    case summarized
    /// The declarations whose names may be those of types, or hide types.
    case names
}
