import HeirloomModel
import HeirloomReading

/// `@Instantiable` applies to structs, classes, actors and extensions; an enum or a protocol cannot be built.
enum UnbuildableKindRule {
    static func problem(with type: InstantiableType) -> LocalProblem? {
        switch type.declaration.kind {
        case .enum: type.attribute.servesDoublesOnly ? nil : .unbuildableKind(of: type)
        case .protocol: .unbuildableKind(of: type)
        case .struct, .class, .actor: nil
        }
    }
}

extension LocalProblem {
    /// `@Instantiable enum X`
    fileprivate static func unbuildableKind(of type: InstantiableType) -> LocalProblem {
        LocalProblem(
            .unbuildableKind,
            at: type.declaration.nameRange,
            message: """
                '@Instantiable' requires a struct, class, actor or extension, but '\(type.declaration.name)' is \
                \(type.declaration.kind.phrase)
                """
        ) {
            [$0.removing(type.attribute)]
        }
    }
}
