/// A closure as far as its head goes: `{ @MainActor (config: Config) async throws -> Client in … }`.
package struct ClosureExpression: Hashable, Sendable {
    /// One of its parameters: `config: Config`.
    package struct Parameter: Hashable, Sendable {
        /// Without backticks; `_` for one without a name.
        package var name: String
        /// `nil` where it is left to inference.
        package var type: TypeReference?
        package var isVariadic: Bool
        package var range: SourceRange

        package init(name: String, type: TypeReference?, isVariadic: Bool = false, range: SourceRange) {
            self.name = name
            self.type = type
            self.isVariadic = isVariadic
            self.range = range
        }
    }

    /// A type that is declared by its statements: `struct Row { … }`
    package struct LocalType: Hashable, Sendable {
        /// Without backticks.
        package var name: String
        /// Of the name.
        package var range: SourceRange

        package init(name: String, range: SourceRange) {
            self.name = name
            self.range = range
        }
    }

    /// What the statements show that a function in its place would have to say.
    package struct Statements: Hashable, Sendable {
        /// Whether something is awaited, closures within aside.
        package var suspends = false
        /// Whether something is tried that may leave it, closures within aside.
        package var throwsErrors = false
        /// `$0`
        package var usesUnnamedParameters = false
        /// Whether they are one expression that does not say of which type it is: `.production`, `nil`, `[]`.
        package var leaveTypeOpen = false
        /// Whether that is `nil` or an empty literal.
        package var areEmptyLiteral = false
        /// Whether that is `nil`.
        package var areNil = false
        /// Whether they are one closure: `{ print($0) }`
        package var areOneClosure = false
        /// The types that they declare, the outermost ones, closures within included.
        package var localTypes: [LocalType] = []

        package init() {}
    }

    package var attributes: [AttributeUse]
    /// `[weak self]`
    package var captures: SourceRange?
    package var parameters: [Parameter]
    /// With the parentheses, if it has some; `nil` without parameters.
    package var parameterRange: SourceRange?
    package var effects: CallEffects
    /// Where the effects are written, or would be; `nil` where they would want parentheses before them.
    package var effectsRange: SourceRange?
    /// `nil` where it is left to inference.
    package var result: TypeReference?
    /// `in`; `nil` without a head.
    package var inRange: SourceRange?
    package var statements: Statements
    /// From `{` to `}`.
    package var range: SourceRange

    package init(
        attributes: [AttributeUse],
        captures: SourceRange?,
        parameters: [Parameter],
        parameterRange: SourceRange?,
        effects: CallEffects,
        effectsRange: SourceRange?,
        result: TypeReference?,
        inRange: SourceRange?,
        statements: Statements,
        range: SourceRange
    ) {
        self.attributes = attributes
        self.captures = captures
        self.parameters = parameters
        self.parameterRange = parameterRange
        self.effects = effects
        self.effectsRange = effectsRange
        self.result = result
        self.inRange = inRange
        self.statements = statements
        self.range = range
    }

    /// The statements, from behind the head to before the `}`.
    package var bodyRange: SourceRange {
        SourceRange(start: inRange?.end ?? range.start.moved(by: 1), end: range.end.moved(by: -1))
    }

    /// Whether the attribute of that name stands before the parameters.
    package func has(_ attribute: String) -> Bool { attributes.contains { $0.baseName == attribute } }
}
