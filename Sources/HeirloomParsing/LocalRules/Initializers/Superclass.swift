import HeirloomModel

/// What a class declaration shows of its superclass: it stands first, where a protocol may stand too.
enum Superclass: Equatable, Sendable {
    /// Structs, actors, and classes that name a protocol first or nothing at all.
    case none
    /// A name that may be a class or a protocol.
    case possible
    /// A class that is known not to have an `init()` that a subclass can leave out.
    case demanding(name: String, initializer: String)

    init(of declaration: TypeDeclaration) {
        guard declaration.kind == .class, let first = declaration.inheritance.first?.type,
            let name = first.nominalComponents?.last?.name, !Self.isAttributed(first)
        else {
            self = .none
            return
        }
        let known = SDKType.named(name)
        if let initializer = known?.classFacts?.superArguments {
            self = .demanding(name: name, initializer: initializer)
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
