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

    package init(condition: String?, declarations: [Declaration], range: SourceRange) {
        self.condition = condition
        self.declarations = declarations
        self.range = range
    }
}
