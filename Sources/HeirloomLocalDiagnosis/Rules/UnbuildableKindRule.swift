import HeirloomModel
import HeirloomReading

/// `@Instantiable` applies to structs, classes, actors and extensions; an enum or a protocol cannot be built.
enum UnbuildableKindRule {
    static func problem(with type: InstantiableType) -> LocalProblem? {
        switch type.declaration.kind {
        case .enum where type.attribute.servesDoublesOnly:
            return nil
        case .enum, .protocol:
            let kind = type.declaration.kind
            return .declaration(
                type.name,
                .unbuildableKind(kind, attribute: type.attribute.range)
            )
        case .struct, .class, .actor:
            return nil
        }
    }
}
