/// An import: `@testable public import struct Module.Submodule.Type`.
package struct ImportDeclaration: Hashable, Sendable, Codable {
    /// Attributes as written: `@testable`, `@preconcurrency`, `@_spi(Name)`, `@_exported`.
    package var attributes: [String]
    /// The access level, `nil` where none is written.
    package var access: AccessLevel?
    /// `struct`, `func`, … of an import of one declaration.
    package var kind: String?
    /// The module, and what follows it after dots.
    package var path: [String]
    /// The condition of the `#if` in which it stands: `canImport(UIKit) && !DEBUG`; `nil` outside of one.
    package var condition: Condition?
    package var range: SourceRange

    package init(
        attributes: [String] = [],
        access: AccessLevel? = nil,
        kind: String? = nil,
        path: [String],
        condition: Condition? = nil,
        range: SourceRange
    ) {
        self.attributes = attributes
        self.access = access
        self.kind = kind
        self.path = path
        self.condition = condition
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
