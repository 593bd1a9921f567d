import HeirloomModel

/// A closure, of which only the signature and some facts about the statements are read:
/// `{ @MainActor (config: Config) async throws -> Client in … }`.
package struct ClosureExpression: Hashable, Sendable {
    /// A parameter of the closure: `config: Config`.
    package struct Parameter: Hashable, Sendable {
        /// The name without backticks; `_` for a parameter without a name.
        package var name: String
        /// The type; `nil` if it is inferred.
        package var type: TypeReference?
        package var isVariadic = false
        package var range: SourceRange
    }

    /// A type declared within the closure: `struct Row { … }`.
    package struct LocalType: Hashable, Sendable {
        /// The name without backticks.
        package var name: String
        /// The range of the name.
        package var range: SourceRange
    }

    /// The facts about the statements that an equivalent function would have to declare.
    package struct Statements: Hashable, Sendable {
        /// Whether the statements await something, not counting nested closures.
        package var suspends = false
        /// Whether the statements contain a `try` whose error may leave the closure, not counting nested closures.
        package var throwsErrors = false
        /// `$0`
        package var usesUnnamedParameters = false
        /// Whether the closure is a single expression that does not determine its type: `.production`, `nil`, `[]`.
        package var leaveTypeOpen = false
        /// Whether the closure consists of a single closure: `{ print($0) }`.
        package var areOneClosure = false
        /// The types declared in the closure, outermost only, including those in nested closures.
        package var localTypes: [LocalType] = []
    }

    package var attributes: [AttributeUse] = []
    /// `[weak self]`
    package var captures: SourceRange?
    package var parameters: [Parameter] = []
    /// The range of the parameters, including any parentheses; `nil` without parameters.
    package var parameterRange: SourceRange?
    package var effects = CallEffects.none
    /// The range of the effects, or the position to insert them; `nil` if the parameters would need parentheses first.
    package var effectsRange: SourceRange?
    /// The result type; `nil` if it is inferred.
    package var result: TypeReference?
    /// The range of `in`; `nil` without a signature.
    package var inRange: SourceRange?
    package var statements = Statements()
    /// From `{` to `}`.
    package var range: SourceRange

    /// The range of the statements, between the signature and `}`.
    package var bodyRange: SourceRange {
        SourceRange(start: inRange?.end ?? range.start.moved(by: 1), end: range.end.moved(by: -1))
    }

    /// Returns whether the closure has an attribute of that name.
    package func has(_ attribute: String) -> Bool { attributes.contains { $0.baseName == attribute } }
}
