import HeirloomModel
import HeirloomReading

extension ConstructionProblem {
    func message(name: String) -> String {
        switch self {
        case .incompleteInitializer(let incomplete):
            incomplete.message(typeName: name)
        case .inaccessible(let inaccessible):
            "the \(inaccessible.kind) of '\(name)' is '\(inaccessible.modifier.keyword)', so "
                + "generated code in another file cannot call it"
                + (inaccessible.singleton == nil
                    ? "" : "; return the one instance from an extension with 'static func instantiate'")
        case .demandingInitializer(_, let parameters):
            "the initializer of '\(name)' requires " + parameters.map(\.name).listed()
                + (parameters.count == 1
                    ? ", which is not a dependency; give it a default value or make it a dependency"
                    : ", which are not dependencies; give them default values or make them dependencies")
        case .unsupported(let place, let obstacles):
            "'\(place.name)' of '\(name)' is " + obstacles.map(\.phrase).enumeration()
                + ", which Heirloom does not support; "
                + (obstacles == [.failable] ? "make it throw instead, or " : "")
                + "add an initializer or a function that is not"
        case .missingInitializer(let missing):
            missing.message(typeName: name)
        case .missingInstantiate(_, _, let misnamed?):
            "'\(misnamed.name)' must be named 'instantiate', the function that builds '\(name)' in an "
                + "'@Instantiable' extension"
        case .missingInstantiate(_, _, nil):
            "an '@Instantiable' extension of '\(name)' must declare a 'static func instantiate'"
        case .instanceInstantiate:
            "'instantiate' must be 'static' because there is no '\(name)' yet when it is called"
        case .wrongInstantiateResult:
            "'instantiate' in an extension of '\(name)' must return '\(name)'"
        case .constrainedExtension(.whereClause, _):
            "the '@Instantiable' extension of '\(name)' cannot be constrained; the return type of "
                + "'instantiate' specifies the type to build"
        case .constrainedExtension(.arguments(_, let plainName), _):
            "the '@Instantiable' extension of '\(name)' must extend '\(plainName)' without generic arguments; "
                + "the return type of 'instantiate' specifies the type to build"
        case .duplicateInstantiate(let type, _, _):
            "'\(type)' has two 'instantiate' functions"
        }
    }

    var notes: [(message: String, range: SourceRange)] {
        guard case .duplicateInstantiate(_, _, let first) = self else { return [] }
        return [("the other one is here; remove one of the two", first)]
    }
}

extension CallObstacle {
    var phrase: String {
        switch self {
        case .asynchronous: "'async'"
        case .throwing: "throwing"
        case .rethrowing: "rethrowing"
        case .failable: "failable"
        case .generic: "generic"
        }
    }
}

extension IncompleteInitializer {
    fileprivate func message(typeName: String) -> String {
        guard mislabeled.isEmpty else { return messageOfLabels(typeName: typeName) }
        guard missing.isEmpty else {
            let labels = missing.map(\.label).listed()
            let advice = isExact ? "" : "; add one that does under the same '#if' as the property"
            return "this initializer of '\(typeName)' does not take \(labels)\(advice)"
        }
        let differences = mismatched.map { mismatch in
            let type = mismatch.property.declaration.type?.type.spelling ?? "_"
            return
                "'\(mismatch.property.label)' as '\(mismatch.parameter.type.type.spelling)', not as '\(type)'"
        }
        return "this initializer of '\(typeName)' takes " + differences.joined(separator: ", and ")
    }

    private func messageOfLabels(typeName: String) -> String {
        let differences = mislabeled.map { mismatch in
            "'\(mismatch.property.label)' "
                + (mismatch.parameter.label.map { "under the label '\($0)'" } ?? "without its label")
        }
        let remedy = memberwiseLabels.map { labels in
            (mislabeled.count == 1 ? "; label it like the property" : "; label them like the properties")
                + ", or call 'self.init(\(labels.map { "\($0):" }.joined()))'"
        }
        return "this initializer of '\(typeName)' takes " + differences.joined(separator: ", and ")
            + (remedy ?? "")
    }
}

extension MissingInitializer {
    fileprivate func message(typeName: String) -> String {
        switch reason {
        case .valuelessProperties(let properties):
            let isOne = properties.count == 1
            return properties.map(\.name).listed() + " \(isOne ? "has" : "have") no value; mark "
                + "\(isOne ? "it" : "them") '@Received', '@Instantiated' or '@Forwarded', or write an initializer "
                + "for '\(typeName)'"
        case .superclass(let name, .called):
            return "'\(name)' has no 'init()', so '\(typeName)' must declare an initializer"
        case .superclass(let name, .known(let facts)):
            return "\(facts.reasonToCall(name)), so '\(typeName)' must declare an initializer"
        case .wrapperArguments(let property, _):
            return "the property wrapper of '\(property.name)' has arguments; move them to an "
                + "initializer of '\(typeName)'"
        case .unmadeWrapper(let property, let wrapper):
            return
                "'@\(wrapper)' cannot be created from the value of '\(property.name)', so "
                + "'\(typeName)' must declare an initializer"
        case .narrowType(_, let type):
            return
                "'\(type)' is less accessible than '\(typeName)', so '\(typeName)' must declare an initializer "
                + "that takes it"
        }
    }
}
