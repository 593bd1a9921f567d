import HeirloomModel

/// The part of a function between its name and its body: `<T>(x: T) async throws where T: P`.
package struct FunctionSignature: Hashable, Sendable {
    package var genericParameters: [GenericParameter]
    package var parameters: [ParameterDeclaration]
    /// The range from `(` to `)`, inclusive.
    package var parameterRange: SourceRange
    package var isAsync: Bool
    package var throwing: Throwing
    package var whereClause: SourceRange?
    /// The requirements of the clause.
    package var requirements: [GenericRequirement] = []
}

/// An initializer: `public init?(x: X)`.
package struct InitializerDeclaration: Hashable, Sendable {
    package var attributes: [AttributeUse]
    package var modifiers: [Modifier]
    /// The range of `init`.
    package var keywordRange: SourceRange
    /// Whether `?` or `!` follows `init`.
    package var isFailable: Bool
    package var signature: FunctionSignature
    /// The range from `{` to `}`; `nil` in a protocol.
    package var bodyRange: SourceRange?
    package var range: SourceRange
}

/// A function: `public static func instantiate(x: X) -> Y`.
package struct FunctionDeclaration: Hashable, Sendable {
    package var attributes: [AttributeUse]
    package var modifiers: [Modifier]
    /// The range of `func`.
    package var keywordRange: SourceRange
    /// The name without backticks; the characters of an operator.
    package var name: String
    package var nameRange: SourceRange
    package var signature: FunctionSignature
    /// The return type; `nil` if none is written.
    package var returnType: TypeReference?
    package var bodyRange: SourceRange?
    package var range: SourceRange
}
