import HeirloomModel

/// A declaration at file scope or among the members of a type.
///
/// Large payloads are boxed, so that iterating over declarations does not copy them.
package enum Declaration: Equatable, Sendable {
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
package struct ConditionalDeclarations: Equatable, Sendable {
    package let clauses: [ConditionalClause]
    package let range: SourceRange

    package init(clauses: [ConditionalClause], range: SourceRange) {
        self.clauses = clauses
        self.range = range
    }
}

/// One alternative of conditional compilation.
package struct ConditionalClause: Equatable, Sendable {
    /// The condition as written; `nil` for `#else`.
    package var condition: String?
    package var declarations: [Declaration]
    package let range: SourceRange
}

/// A freestanding macro in the place of a declaration: `#HeirloomConfiguration(…)`.
package struct MacroUse: Equatable, Sendable {
    package var attributes: [AttributeUse] = []
    /// The name without `#` and without the qualifying module.
    package let name: String
    package let arguments: [AttributeArgument]
    package let range: SourceRange
}

/// The result of parsing a source text: its declarations, and the places where parsing failed.
package struct SourceFile: Equatable, Sendable {
    package var declarations: [Declaration] = []
    /// The faults, in source order. If there are any, the declarations may be incomplete.
    package var faults: [SyntaxFault] = []
    /// Whether `#if` occurs among the declarations or their attributes, including the bodies of types.
    package var hasConditions = false
}

/// A nominal type: `@A public final class Name<T>: Base, P where T: Q { … }`.
package struct TypeDeclaration: Equatable, Sendable {
    package var attributes: [AttributeUse]
    package let modifiers: [Modifier]
    package let kind: TypeKind
    /// The range of the keyword: `struct`.
    package let keywordRange: SourceRange
    /// The name without backticks.
    package let name: String
    package let nameRange: SourceRange
    package let genericParameters: [GenericParameter]
    /// The position after the name and the generic parameters: the start of an inheritance clause.
    package let headEnd: SourcePosition
    package let inheritance: [TypeReference]
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
package struct ExtensionDeclaration: Equatable, Sendable {
    package var attributes: [AttributeUse]
    package let modifiers: [Modifier]
    package let keywordRange: SourceRange
    package let extendedType: TypeReference
    package let inheritance: [TypeReference]
    package let whereClause: SourceRange?
    package var members: [Declaration] = []
    /// The range from `{` to `}`, inclusive.
    package var bodyRange: SourceRange
    package var range: SourceRange
}

/// A type alias: `typealias Name<T> = Other<T>`.
package struct AliasDeclaration: Equatable, Sendable {
    package let attributes: [AttributeUse]
    package let modifiers: [Modifier]
    package let name: String
    package let nameRange: SourceRange
    package let genericParameters: [GenericParameter]
    package let aliasedType: TypeReference
    package let range: SourceRange
}

/// The part of a function between its name and its body: `<T>(x: T) async throws where T: P`.
package struct FunctionSignature: Equatable, Sendable {
    package let genericParameters: [GenericParameter]
    package let parameters: [ParameterDeclaration]
    /// The range from `(` to `)`, inclusive.
    package let parameterRange: SourceRange
    package let isAsync: Bool
    package let throwing: Throwing
    package var whereClause: SourceRange?
    /// The requirements of the clause.
    package var requirements: [GenericRequirement] = []
}

/// An initializer: `public init?(x: X)`.
package struct InitializerDeclaration: Equatable, Sendable {
    package var attributes: [AttributeUse]
    package let modifiers: [Modifier]
    /// The range of `init`.
    package let keywordRange: SourceRange
    /// Whether `?` or `!` follows `init`.
    package let isFailable: Bool
    package let signature: FunctionSignature
    /// The range from `{` to `}`; `nil` in a protocol.
    package let bodyRange: SourceRange?
    package let range: SourceRange
}

/// A function: `public static func instantiate(x: X) -> Y`.
package struct FunctionDeclaration: Equatable, Sendable {
    package var attributes: [AttributeUse]
    package let modifiers: [Modifier]
    /// The range of `func`.
    package let keywordRange: SourceRange
    /// The name without backticks; the characters of an operator.
    package let name: String
    package let nameRange: SourceRange
    package let signature: FunctionSignature
    /// The return type; `nil` if none is written.
    package let returnType: TypeReference?
    package let bodyRange: SourceRange?
    package let range: SourceRange
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
    /// The names of cases.
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
