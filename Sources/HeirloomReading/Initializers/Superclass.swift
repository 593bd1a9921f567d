import HeirloomModel

/// What a class declaration shows of its superclass: it stands first, where a protocol may stand too.
package enum Superclass: Sendable {
    /// Structs, actors, and classes that name a protocol first or nothing at all.
    case none
    /// A name that may be a class's or a protocol's, of any module.
    case possible
    /// A class of Apple's, known by a name that no other module gives.
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
            // SwiftUI gives its protocols names that others give to classes.
            let isProtocol = known.map { $0.isProtocol && !$0.modules.contains(.swiftUI) } ?? false
            self = isProtocol || name == "Instantiable" ? .none : .possible
        }
    }

    /// `@unchecked Sendable`, which no class can be.
    private static func isAttributed(_ type: TypeExpression) -> Bool {
        if case .attributed = type { return true }
        return false
    }
}

extension InstantiableType {
    /// Whether the type has no dependencies and is built by an `init()` that it inherits, in which case nothing is written.
    var inheritsPlainInitializer: Bool {
        guard initializable.isEmpty, valueless.isEmpty else { return false }
        let designated = (initializers + unavailableInitializers).filter { !$0.modifiers.has("convenience") }
        let labels = designated.map { $0.signature.parameters.map { $0.label ?? "_" } }
        switch Superclass(of: declaration) {
        case .none: return false
        case .known(_, let facts): return facts.passesOnInit(toClassWith: labels)
        case .possible:
            // One that only classes of Apple's have is overridden. Whether their 'init()' is inherited then is not seen
            // here.
            let isOverridden = designated.contains { $0.modifiers.has("override") }
            if isOverridden, SDKType.areDesignated(labels) { return true }
            // An 'init()' that Swift gives to a superclass is internal.
            return designated.isEmpty && (writtenAccess ?? .internal) <= .internal
        }
    }
}
