import HeirloomGraph
import HeirloomModel

extension WiringPlanner {
    /// A global actor by its name in full.
    func spelling(ofActor name: String) -> String {
        let components = name.split(separator: ".").map { TypeNameComponent(String($0)) }
        return spelling(
            ResolvedType(
                spelled: .named(components),
                canonical: .named(components),
                externalNamesFile: nil
            )
        )
    }

    /// Effects as a signature spells them: `async throws(E)`.
    func spelling(_ effects: BuildEffects) -> String {
        var words = effects.isAsync ? ["async"] : []
        switch effects.thrown {
        case .nothing: break
        case .anything: words.append("throws")
        case .error(let type): words.append("throws(" + spelling(type) + ")")
        }
        return words.joined(separator: " ")
    }
}

extension CallMarks {
    /// What a call needs before it that does this.
    init(_ effects: BuildEffects) {
        self.init(isThrowing: effects.isThrowing, isAsync: effects.isAsync)
    }
}
