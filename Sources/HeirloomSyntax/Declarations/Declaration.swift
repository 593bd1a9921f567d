import HeirloomModel

/// A declaration at file scope or among the members of a type.
///
/// Large payloads are boxed, so that iterating over declarations does not copy them.
package enum Declaration: Hashable, Sendable {
    /// `import Module`
    indirect case importing(ImportDeclaration)
    /// `struct S {}` and the other nominal types, protocols included
    indirect case type(TypeDeclaration)
    /// `extension S {}`
    indirect case extending(ExtensionDeclaration)
    /// `typealias A = B`
    indirect case alias(AliasDeclaration)
    /// `let x: X`
    case property(PropertyDeclaration)
    /// `init(x: X)`
    indirect case initializer(InitializerDeclaration)
    /// `func f(x: X)`
    indirect case function(FunctionDeclaration)
    /// `#Name(arguments)`
    indirect case macroUse(MacroUse)
    /// `#if … #else … #endif`
    indirect case conditional(ConditionalDeclarations)
}

/// Declarations under conditional compilation: `#if A … #elseif B … #else … #endif`.
package struct ConditionalDeclarations: Hashable, Sendable {
    package var clauses: [ConditionalClause]
    package var range: SourceRange

    package init(clauses: [ConditionalClause], range: SourceRange) {
        self.clauses = clauses
        self.range = range
    }
}

/// One alternative of conditional compilation.
package struct ConditionalClause: Hashable, Sendable {
    /// The condition as written; `nil` for `#else`.
    package var condition: String?
    package var declarations: [Declaration]
    package var range: SourceRange
}

/// A freestanding macro in the place of a declaration: `#HeirloomConfiguration(…)`.
package struct MacroUse: Hashable, Sendable {
    package var attributes: [AttributeUse] = []
    /// The name without `#` and without the qualifying module.
    package var name: String
    package var arguments: [AttributeArgument]
    package var range: SourceRange
}

/// The result of parsing a source text: its declarations, and the places where parsing failed.
package struct SourceFile: Hashable, Sendable {
    package var declarations: [Declaration] = []
    /// The faults, in source order. If there are any, the declarations may be incomplete.
    package var faults: [SyntaxFault] = []
    /// Whether `#if` occurs among the declarations or their attributes, including the bodies of types.
    package var hasConditions = false
}

/// A nominal type: `@A public final class Name<T>: Base, P where T: Q { … }`.
package struct TypeDeclaration: Hashable, Sendable {
    package var attributes: [AttributeUse]
    package var modifiers: [Modifier]
    package var kind: TypeKind
    /// The range of the keyword: `struct`.
    package var keywordRange: SourceRange
    /// The name without backticks.
    package var name: String
    package var nameRange: SourceRange
    package var genericParameters: [GenericParameter]
    /// The position after the name and the generic parameters: the start of an inheritance clause.
    package var headEnd: SourcePosition
    package var inheritance: [TypeReference]
    /// The range of `where …`; `nil` without a clause.
    package var whereClause: SourceRange?
    /// The requirements of the clause.
    package var requirements: [GenericRequirement] = []
    package var members: [Declaration] = []
    /// The associated types of a protocol.
    package var associatedTypes: [AssociatedTypeDeclaration] = []
    /// The types of the associated values of an enum's cases, except those under `#if`.
    package var payloadTypes: [TypeReference] = []
    /// The names of an enum's cases.
    package var cases: [String] = []
    /// The range from `{` to `}`, inclusive.
    package var bodyRange: SourceRange
    /// The range from the first attribute to `}`.
    package var range: SourceRange
    /// Whether `#if` may occur among the attributes or in the body; `false` if there is none in the whole text up to
    /// the end of the type.
    package var mayHoldConditions = false
}

/// An extension: `extension Outer.Inner: P where T == Int { … }`.
package struct ExtensionDeclaration: Hashable, Sendable {
    package var attributes: [AttributeUse]
    package var modifiers: [Modifier]
    package var keywordRange: SourceRange
    package var extendedType: TypeReference
    package var inheritance: [TypeReference]
    package var whereClause: SourceRange?
    package var members: [Declaration] = []
    /// The range from `{` to `}`, inclusive.
    package var bodyRange: SourceRange
    package var range: SourceRange
}

/// A type alias: `typealias Name<T> = Other<T>`.
package struct AliasDeclaration: Hashable, Sendable {
    package var attributes: [AttributeUse]
    package var modifiers: [Modifier]
    package var name: String
    package var nameRange: SourceRange
    package var genericParameters: [GenericParameter]
    package var aliasedType: TypeReference
    package var range: SourceRange
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

/// A part of a text whose declarations are collected until its end: a file, a body, a clause of `#if`.
struct Container {
    enum Kind {
        case file
        /// A type without its members.
        case type(TypeDeclaration)
        /// An extension without its members.
        case extending(ExtensionDeclaration)
        case clause(ClauseHeader)
    }

    var kind: Kind
    /// Whether statements are allowed.
    var isFileScope = false
    /// The index of the token that ends it.
    var endIndex: Int
    /// Whether the stored values of the type are read even if only names are wanted.
    var keepsStorage = false
    /// Whether all of its functions are read.
    var keepsFunctions = false
    var declarations: [Declaration] = []
    /// The associated types of a protocol.
    var associatedTypes: [AssociatedTypeDeclaration] = []
    /// The types of the associated values of an enum's cases.
    var payloadTypes: [TypeReference] = []
    /// The names of an enum's cases.
    var cases: [String] = []
}

/// The directive before a clause of `#if`: `#elseif os(iOS)`.
struct ClauseHeader {
    /// The position of the directive.
    var start: SourcePosition
    var condition: String?
    /// Whether the compiler may skip the clause without reading it.
    var mayBeSkipped: Bool
    /// The number of faults before the clause.
    var faultCount: Int
}

/// An `#if` that has no `#endif` yet.
struct OpenConditional {
    /// The position of `#if`.
    var start: SourcePosition
    var clauses: [ConditionalClause] = []
}

/// Attributes and modifiers: `@objc public static`.
struct DeclarationHead {
    var attributes: [AttributeUse] = []
    var modifiers: [Modifier] = []
    /// The position of the first of them, or of the declaration's keyword.
    var start: SourcePosition
}

/// The declarations of a text that are wanted. Others are skipped if the tokens clearly show where they end.
package enum WantedDeclarations: CaseIterable, Sendable {
    /// All declarations, as they are written.
    case everything
    /// The declarations that a summary needs; of functions, only those that are sought and those that may hide a type.
    case summarized
    /// The declarations whose names may be those of types, or hide types.
    case names
}
