/// A parameter: `@A label name: T... = default`.
package struct ParameterDeclaration: Hashable, Sendable {
    package var attributes: [AttributeUse]
    /// The argument label; `nil` for `_`.
    package var label: String?
    /// The name of the parameter in the body.
    package var name: String
    /// Whether a single name is written. In a subscript, it is not a label.
    package var hasOneName: Bool
    package var type: TypeReference
    package var isVariadic: Bool
    /// The expression after `=`; `nil` without a default.
    package var defaultValue: SourceRange?
    /// Whether the parameter is the isolation of the caller: `isolation: isolated (any Actor)? = #isolation`.
    package var isIsolationOfCaller: Bool
    package var range: SourceRange

    package init(
        attributes: [AttributeUse],
        label: String?,
        name: String,
        hasOneName: Bool,
        type: TypeReference,
        isVariadic: Bool,
        defaultValue: SourceRange?,
        isIsolationOfCaller: Bool = false,
        range: SourceRange
    ) {
        self.attributes = attributes
        self.label = label
        self.hasOneName = hasOneName
        self.name = name
        self.type = type
        self.isVariadic = isVariadic
        self.defaultValue = defaultValue
        self.isIsolationOfCaller = isIsolationOfCaller
        self.range = range
    }

    package var hasDefault: Bool { defaultValue != nil }
}

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

    package init(
        genericParameters: [GenericParameter],
        parameters: [ParameterDeclaration],
        parameterRange: SourceRange,
        isAsync: Bool,
        throwing: Throwing,
        whereClause: SourceRange?
    ) {
        self.genericParameters = genericParameters
        self.parameters = parameters
        self.parameterRange = parameterRange
        self.isAsync = isAsync
        self.throwing = throwing
        self.whereClause = whereClause
    }
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

    package init(
        attributes: [AttributeUse],
        modifiers: [Modifier],
        keywordRange: SourceRange,
        isFailable: Bool,
        signature: FunctionSignature,
        bodyRange: SourceRange?,
        range: SourceRange
    ) {
        self.attributes = attributes
        self.modifiers = modifiers
        self.keywordRange = keywordRange
        self.isFailable = isFailable
        self.signature = signature
        self.bodyRange = bodyRange
        self.range = range
    }
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

    package init(
        attributes: [AttributeUse],
        modifiers: [Modifier],
        keywordRange: SourceRange,
        name: String,
        nameRange: SourceRange,
        signature: FunctionSignature,
        returnType: TypeReference?,
        bodyRange: SourceRange?,
        range: SourceRange
    ) {
        self.attributes = attributes
        self.modifiers = modifiers
        self.keywordRange = keywordRange
        self.name = name
        self.nameRange = nameRange
        self.signature = signature
        self.returnType = returnType
        self.bodyRange = bodyRange
        self.range = range
    }
}
