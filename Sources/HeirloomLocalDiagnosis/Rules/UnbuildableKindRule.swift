import HeirloomModel
import HeirloomReading

/// `@Instantiable` applies to structs, classes, actors and extensions; an enum or a protocol cannot be built.
enum UnbuildableKindRule {
    static func problem(with type: InstantiableType) -> LocalProblem? {
        switch type.declaration.kind {
        case .struct, .class, .actor: return nil
        case .enum where type.attribute.servesDoublesOnly: return nil
        case .enum, .protocol: break
        }
        return LocalProblem(
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
