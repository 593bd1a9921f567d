import HeirloomModel
import HeirloomReading

extension LocalProblem {
    /// The problem of one of several alternatives. An edit holds in all of them, and no parameter can stand under `#if`:
    /// what takes a property that only some of them have is put into words.
    func underCondition(of type: InstantiableAlternatives) -> LocalProblem {
        guard case .construction(let name, let problem) = self else { return self }
        switch problem {
        case .incompleteInitializer(var incomplete):
            incomplete.isExact = (incomplete.missing + incomplete.mislabelled.map(\.property))
                .allSatisfy(type.isInEvery)
            return .construction(of: name, .incompleteInitializer(incomplete))
        case .missingInitializer(var missing):
            missing.isExact = missing.skeleton.properties.allSatisfy(type.isInEvery)
            return .construction(of: name, .missingInitializer(missing))
        case .inaccessible, .demandingInitializer, .effectful, .missingInstantiate, .instanceInstantiate,
            .wrongInstantiateResult, .constrainedExtension, .duplicateInstantiate:
            return self
        }
    }
}
