import HeirloomModel

/// What a declaration stands in, as far as its own text does not say it. Every declaration inside carries it: in a box.
package indirect enum EnclosingDeclaration: Equatable, Sendable {
    /// `public struct Outer {`
    case type(TypeDeclaration)
    /// `public extension Outer {`
    case extending(ExtensionDeclaration)
    /// `func f() {`, a closure, or anything else that holds statements
    case body
}

extension EnclosingDeclaration {
    /// The access level that is written on it.
    package var writtenAccess: AccessLevel? {
        switch self {
        case .type(let declaration): declaration.modifiers.access
        case .extending(let declaration): declaration.modifiers.access
        case .body: nil
        }
    }

    package var isExtension: Bool {
        switch self {
        case .extending: true
        case .type, .body: false
        }
    }
}
