import HeirloomModel
import HeirloomSyntax

/// A clause of `#if` with its whole condition.
struct ConditionedClause {
    /// The clause's own condition, and the negations of those before it.
    var condition: Condition
    var declarations: [Declaration]
}

extension ConditionalDeclarations {
    /// The clauses, each with its whole condition.
    var conditionedClauses: [ConditionedClause] {
        var earlier: [Condition] = []
        return clauses.map { clause in
            let own = clause.condition.map { Condition($0) } ?? .constant(true)
            let whole = Condition.all(of: earlier + [own])
            earlier.append(own.negated)
            return ConditionedClause(condition: whole, declarations: clause.declarations)
        }
    }
}

extension [Declaration] {
    /// The declarations, including those in all clauses of `#if`, each with the condition under which it is declared;
    /// `nil` outside of `#if`.
    package var inAllClauses: [(declaration: Declaration, condition: Condition?)] {
        var found: [(declaration: Declaration, condition: Condition?)] = []
        forEachInAllClauses { found.append(($0, $1)) }
        return found
    }

    /// Visits these declarations in their order.
    func forEachInAllClauses(
        under conditions: [Condition] = [],
        _ visit: (_ declaration: Declaration, _ condition: Condition?) -> Void
    ) {
        let condition = conditions.isEmpty ? nil : Condition.all(of: conditions)
        for declaration in self {
            guard case .conditional(let conditional) = declaration else {
                visit(declaration, condition)
                continue
            }
            for clause in conditional.conditionedClauses {
                clause.declarations.forEachInAllClauses(under: conditions + [clause.condition], visit)
            }
        }
    }
}

extension SourceFile {
    /// The declarations, without the clauses of `#if` that are known to be inactive.
    package func declarations(settledBy known: KnownConditions) -> [Declaration] {
        hasConditions ? declarations.settled(by: known) : declarations
    }
}

extension [Declaration] {
    /// The declarations, without the clauses of `#if` that are inactive, and with the content of active ones in place
    /// of the whole `#if`. Clauses with unknown conditions stay as they are.
    fileprivate func settled(by known: KnownConditions) -> [Declaration] {
        var settled: [Declaration] = []
        settled.reserveCapacity(count)
        for declaration in self {
            let declaration = declaration.settlingAttributes(known.answer)
            switch declaration {
            case .conditional(let conditional):
                settled += conditional.settled(by: known)
            case .type(var type):
                type.members = type.members.settled(by: known)
                settled.append(.type(type))
            case .extending(var extended):
                extended.members = extended.members.settled(by: known)
                settled.append(.extending(extended))
            case .importing, .alias, .property, .initializer, .function, .macroUse:
                settled.append(declaration)
            }
        }
        return settled
    }
}

extension ConditionalDeclarations {
    fileprivate func settled(by known: KnownConditions) -> [Declaration] {
        var kept: [ConditionalClause] = []
        for clause in clauses {
            let condition = (clause.condition.map { Condition($0) } ?? .constant(true)).evaluated(
                known.answer
            )
            if condition == .constant(false) { continue }
            var clause = clause
            clause.declarations = clause.declarations.settled(by: known)
            let isLast = condition == .constant(true)
            if isLast, kept.isEmpty { return clause.declarations }
            clause.condition = isLast ? nil : condition.spelling
            kept.append(clause)
            if isLast { break }
        }
        return kept.isEmpty ? [] : [.conditional(ConditionalDeclarations(clauses: kept, range: range))]
    }
}

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
