import HeirloomModel

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
