import HeirloomModel
import HeirloomReading

extension ConstructionProblem {
    func message(name: String) -> String {
        switch self {
        case .incompleteInitializer(let incomplete):
            incomplete.message(typeName: name)
        case .inaccessible(let inaccessible):
            "the \(inaccessible.kind) of '\(name)' is '\(inaccessible.modifier.keyword)', and the "
                + "generated code, which stands in a file of its own, cannot call it"
                + (inaccessible.singleton == nil
                    ? "" : "; let an extension with 'static func instantiate' hand out the one instance")
        case .demandingInitializer(_, let parameters):
            "the initializer of '\(name)' asks for " + parameters.map(\.name).listed()
                + ", which Heirloom has no value for; give a default, or make a dependency of it"
        case .unsupported(let place, let obstacles):
            "'\(place.name)' of '\(name)' is " + obstacles.map(\.phrase).enumeration()
                + ", and Heirloom does not call such a one; "
                + (obstacles == [.failable] ? "let it throw instead, or " : "")
                + "write one beside it that is not"
        case .missingInitializer(let missing):
            missing.message(typeName: name)
        case .missingInstantiate(_, _, let misnamed?):
            "'\(misnamed.name)' must be named 'instantiate': that is the function by which an '@Instantiable' extension "
                + "says how '\(name)' is built"
        case .missingInstantiate(_, _, nil):
            "an '@Instantiable' extension must say how '\(name)' is built, with a 'static func instantiate'"
        case .instanceInstantiate:
            "'instantiate' must be 'static', because there is no '\(name)' yet when it is called"
        case .wrongInstantiateResult:
            "'instantiate' in an extension of '\(name)' must return '\(name)'"
        case .constrainedExtension(.whereClause, _):
            "the '@Instantiable' extension of '\(name)' must extend all of it; what 'instantiate' returns says "
                + "which is built"
        case .constrainedExtension(.arguments(_, let plainName), _):
            "the '@Instantiable' extension of '\(name)' must extend all of '\(plainName)'; what 'instantiate' returns "
                + "says which is built"
        case .duplicateInstantiate(let type, _, _):
            "'\(type)' is built by two 'instantiate' functions"
        }
    }

    func notes(_ edits: SourceEdits) -> [Diagnostic.Note] {
        guard case .duplicateInstantiate(_, _, let first) = self else { return [] }
        return [Diagnostic.Note(message: "the other one is here", location: edits.location(first))]
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
        guard mislabelled.isEmpty else { return messageOfLabels(typeName: typeName) }
        guard missing.isEmpty else {
            let labels = missing.map(\.label).listed()
            let advice = isExact ? "" : "; write one that does under the same '#if' as the property"
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
        let differences = mislabelled.map { mismatch in
            "'\(mismatch.property.label)' "
                + (mismatch.parameter.label.map { "under the label '\($0)'" } ?? "without its label")
        }
        let remedy = memberwiseLabels.map { labels in
            (mislabelled.count == 1 ? "; label it like the property" : "; label them like the properties")
                + ", or let it call 'self.init(\(labels.map { "\($0):" }.joined()))'"
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
                + "\(isOne ? "it" : "them") '@Received', '@Instantiated' or '@Forwarded', or write the initializer "
                + "of '\(typeName)'"
        case .superclass(let name, .called):
            return "'\(name)' has no 'init()', and so the initializer of '\(typeName)' must be written"
        case .superclass(let name, .known(let facts)):
            return "\(facts.reasonToCall(name)), and so the initializer of '\(typeName)' must be written"
        case .wrapperArguments(let property, _):
            return "the property wrapper of '\(property.name)' has arguments, which belong in a written "
                + "initializer of '\(typeName)'"
        case .unmadeWrapper(let property, let wrapper):
            return
                "'@\(wrapper)' cannot be made from the value of '\(property.name)', and so the initializer of "
                + "'\(typeName)' must be written"
        case .narrowType(_, let type):
            return
                "'\(type)' is less accessible than '\(typeName)', and so an initializer that takes it must be "
                + "written"
        }
    }
}
