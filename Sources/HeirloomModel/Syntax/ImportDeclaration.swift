/// An import: `@testable public import struct Module.Submodule.Type`.
package struct ImportDeclaration: Hashable, Sendable {
    /// The attributes as written: `@testable`, `@preconcurrency`, `@_spi(Name)`, `@_exported`.
    package var attributes: [String] = []
    /// The access level; `nil` if none is written.
    package var access: AccessLevel?
    /// The kind in an import of a single declaration: `struct`, `func`, ….
    package var kind: String?
    /// The module, followed by the components after the dots.
    package var path: [String]
    /// The condition of the enclosing `#if`: `canImport(UIKit) && !DEBUG`; `nil` outside of one.
    package var condition: Condition?
    package var range: SourceRange

    package init(path: [String], range: SourceRange) {
        self.path = path
        self.range = range
    }

    /// The module's name.
    package var module: String { path.first ?? "" }
}

extension ImportDeclaration: SummaryPart {
    package static var blank: Self { Self(path: [], range: .blank) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&attributes)
        visitor.visit(&access)
        visitor.visit(&kind)
        visitor.visit(&path)
        visitor.visit(&condition)
        visitor.visit(&range)
    }
}
