import HeirloomModel
import HeirloomReading

extension LocalProblem {
    /// Adapts the problem of one of several alternatives. Edits apply to all of them, and a parameter cannot be under
    /// `#if`: a parameter for a property that only some alternatives have is suggested in words.
    func underCondition(of type: InstantiableAlternatives) -> LocalProblem {
        switch self {
        case .construction(let name, let problem): problem.underCondition(of: type, name: name)
        case .double(let name, let problem): .double(of: name, problem.underCondition(of: type))
        case .declaration, .dependency, .argument, .interception, .under: self
        }
    }
}

extension ConstructionProblem {
    fileprivate func underCondition(of type: InstantiableAlternatives, name: NamedPlace) -> LocalProblem {
        switch self {
        case .incompleteInitializer(var incomplete):
            incomplete.isExact = (incomplete.missing + incomplete.mislabeled.map(\.property))
                .allSatisfy(type.isInEvery)
            return .construction(of: name, .incompleteInitializer(incomplete))
        case .missingInitializer(var missing):
            missing.isExact = missing.skeleton.properties.allSatisfy(type.isInEvery)
            return .construction(of: name, .missingInitializer(missing))
        case .inaccessible, .demandingInitializer, .unsupported, .missingInstantiate, .instanceInstantiate,
            .wrongInstantiateResult, .constrainedExtension, .duplicateInstantiate:
            return .construction(of: name, self)
        }
    }
}

extension DoubleProblem {
    fileprivate func underCondition(of type: InstantiableAlternatives) -> DoubleProblem {
        func isInEvery(_ label: String) -> Bool {
            type.all.allSatisfy { $0.type.initializable.contains { $0.label == label } }
        }
        switch self {
        case .unusable(let double, .missing(let dependencies), _):
            let isExact = dependencies.allSatisfy { isInEvery($0.label) }
            return .unusable(double, .missing(dependencies), isExact: isExact)
        case .missingFunction(var missing):
            missing.isExact = type.all.allSatisfy { $0.type.initializable.map(\.label).allSatisfy(isInEvery) }
            return .missingFunction(missing)
        case .unusable, .contradictoryMockOnly, .ambiguous, .duplicate, .unreadableAttributes,
            .needlessAttributes:
            return self
        }
    }
}
