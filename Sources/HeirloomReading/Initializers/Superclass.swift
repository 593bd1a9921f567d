import HeirloomModel
import HeirloomSyntax

/// The superclass of a class, as far as its declaration shows: the first type in the inheritance clause may also be a
/// protocol.
package enum Superclass: Sendable {
    /// Structs, actors, and classes that name a protocol first or nothing at all.
    case none
    /// A name of a class or a protocol, from any module.
    case possible
    /// One of Apple's classes, with a name that no other module uses.
    case known(name: String, SDKClass)

    package init(of declaration: TypeDeclaration) {
        guard declaration.kind == .class, let first = declaration.inheritance.first?.type,
            let name = first.nominalComponents?.last?.name, !Self.isAttributed(first)
        else {
            self = .none
            return
        }
        let known = SDKType.named(name)
        if let known, known.hasPrefix, let facts = known.classFacts, facts.plainInitializer != .unknown {
            self = .known(name: name, facts)
        } else {
            // SwiftUI's protocols have names that others give to classes.
            let isProtocol = known.map { $0.isProtocol && !$0.modules.contains(.swiftUI) } ?? false
            self = isProtocol || name == "Instantiable" ? .none : .possible
        }
    }

    /// `@unchecked Sendable`, which cannot be a class.
    private static func isAttributed(_ type: TypeExpression) -> Bool {
        if case .attributed = type { true } else { false }
    }
}

extension InstantiableType {
    /// Whether the type has no dependencies and is built by an inherited `init()`, so that no initializer is written.
    var inheritsPlainInitializer: Bool {
        guard initializable.isEmpty, valueless.isEmpty else { return false }
        let designated = (initializers + unavailableInitializers).filter { !$0.modifiers.has("convenience") }
        let labels = designated.map { $0.signature.parameters.map { $0.label ?? "_" } }
        switch Superclass(of: declaration) {
        case .none: return false
        case .known(_, let facts): return facts.passesOnInit(toClassWith: labels)
        case .possible:
            // The class overrides an initializer that only Apple's classes have. Whether it then inherits their
            // 'init()' cannot be seen here.
            let isOverridden = designated.contains { $0.modifiers.has("override") }
            if isOverridden, SDKType.areDesignated(labels) { return true }
            // An implicit 'init()' of a superclass is internal.
            return designated.isEmpty && (writtenAccess ?? .internal) <= .internal
        }
    }
}
