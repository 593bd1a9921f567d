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
