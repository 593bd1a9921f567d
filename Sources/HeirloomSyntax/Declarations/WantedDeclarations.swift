/// Which declarations of a text are wanted. All others are passed, as far as its end is plain to see.
package enum WantedDeclarations: CaseIterable, Sendable {
    /// All, as they are written.
    case everything
    /// Those that a summary tells of: no functions but those that are sought and those that may hide a type.
    case summarized
    /// Those whose names may be types' or hide them.
    case names
}
