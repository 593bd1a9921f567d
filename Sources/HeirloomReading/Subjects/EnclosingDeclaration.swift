import HeirloomModel
import HeirloomSyntax

/// A declaration around another one, as far as that one's own text does not show it. Boxed, because every inner
/// declaration carries it.
package indirect enum EnclosingDeclaration: Equatable, Sendable {
    /// `public struct Outer {`
    case type(TypeDeclaration)
    /// `public extension Outer {`
    case extending(ExtensionDeclaration)
    /// `func f() {`, a closure, or anything else that contains statements
    case body
}

extension EnclosingDeclaration {
    /// The access level that is written on the declaration.
    package var writtenAccess: AccessLevel? {
        switch self {
        case .type(let declaration): declaration.modifiers.access
        case .extending(let declaration): declaration.modifiers.access
        case .body: nil
        }
    }

    package var isExtension: Bool {
        if case .extending = self { true } else { false }
    }
}
