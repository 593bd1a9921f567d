import HeirloomModel
import HeirloomSyntax

extension [AttributeUse] {
    /// The conditions of the attributes that matter. Of the language's own, only `@available` does.
    var conditions: [Condition] {
        compactMap { attribute in
            guard let condition = attribute.condition else { return nil }
            let name = attribute.baseName
            let isDeclared = !LanguageAttributes.names.contains(name)
            return name == "available" || isDeclared ? condition : nil
        }
    }

    /// The attributes that remain once some of the tests are answered.
    func settled(_ answer: (ConditionTest) -> Bool?) -> [AttributeUse] {
        guard contains(where: { $0.condition != nil }) else { return self }
        return compactMap { attribute in
            guard let condition = attribute.condition?.evaluated(answer) else { return attribute }
            return condition == .constant(false) ? nil : attribute.under(condition)
        }
    }
}

extension [AttributeUse] {
    /// The attributes, once for each outcome of their conditions, with the condition that remains; `nil` if there is only
    /// one outcome.
    var alternatives: [(condition: Condition?, attributes: [AttributeUse])] {
        let conditions = conditions
        guard !conditions.isEmpty, let configurations = BuildConfigurations(Condition.all(conditions).tests)
        else { return [(nil, self)] }
        let universe = Set(configurations.indices)
        var found: [(attributes: [AttributeUse], configurations: Set<Int>)] = []
        for configuration in configurations.indices {
            let settled = settled { configurations.answer($0, in: configuration) }
            if let place = found.firstIndex(where: { $0.attributes == settled }) {
                found[place].configurations.insert(configuration)
            } else {
                found.append((settled, [configuration]))
            }
        }
        return found.map { settled, holding in
            (configurations.condition(of: holding, among: universe).unlessTrue, settled)
        }
    }
}

extension Declaration {
    /// The attributes of the declaration, if anything depends on them.
    package var attributes: [AttributeUse] {
        switch self {
        case .type(let type): type.attributes
        case .extending(let extended): extended.attributes
        case .property(let property): property.attributes
        case .initializer(let initializer): initializer.attributes
        case .function(let function): function.attributes
        case .alias(let alias): alias.attributes
        case .importing, .macroUse, .conditional: []
        }
    }

    /// The declaration with the attributes that remain once some of the tests are answered.
    func settlingAttributes(_ answer: (ConditionTest) -> Bool?) -> Declaration {
        guard attributes.contains(where: { $0.condition != nil }) else { return self }
        let settled = attributes.settled(answer)
        switch self {
        case .type(var type):
            type.attributes = settled
            return .type(type)
        case .extending(var extended):
            extended.attributes = settled
            return .extending(extended)
        case .property(let property):
            return .property(property.with(attributes: settled))
        case .initializer(var initializer):
            initializer.attributes = settled
            return .initializer(initializer)
        case .function(var function):
            function.attributes = settled
            return .function(function)
        case .importing, .alias, .macroUse, .conditional:
            return self
        }
    }
}
