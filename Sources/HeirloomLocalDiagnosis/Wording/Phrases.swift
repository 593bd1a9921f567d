import HeirloomModel
import HeirloomReading
import HeirloomSyntax

extension LocalProblem {
    /// `init?(x: X)`, `static func instantiate() -> X?`
    static func unsupported(
        _ place: NamedPlace,
        of type: String,
        _ obstacles: [CallObstacle]
    ) -> LocalProblem {
        let advice = obstacles == [.failable] ? "make it throw instead, or " : ""
        return LocalProblem(
            .unusableInitializer,
            at: place.range,
            message: """
                '\(place.name)' of '\(type)' is \(obstacles.phrase), which Heirloom does not support; \(advice)add an \
                initializer or a function that is not
                """
        )
    }
}

extension Modifier {
    /// `the initializer of 'X' is 'private', so generated code in another file cannot call it`
    func message(hiding function: String, of type: String) -> String {
        "the \(function) of '\(type)' is '\(keyword)', so generated code in another file cannot call it"
    }
}

extension FunctionDeclaration {
    /// `'mock' must be 'static' because there is no 'X' yet when it is called`
    func message(instanceOf type: String) -> String {
        "'\(name)' must be 'static' because there is no '\(type)' yet when it is called"
    }
}

extension [CallObstacle] {
    /// `'async' and throwing`
    var phrase: String {
        map { obstacle in
            switch obstacle {
            case .asynchronous: "'async'"
            case .throwing: "throwing"
            case .rethrowing: "rethrowing"
            case .failable: "failable"
            case .generic: "generic"
            }
        }.enumeration()
    }
}

extension TypeKind {
    /// The kind with its article.
    var phrase: String {
        switch self {
        case .struct: "a struct"
        case .class: "a class"
        case .actor: "an actor"
        case .enum: "an enum"
        case .protocol: "a protocol"
        }
    }
}
