import HeirloomModel

/// A clause of `#if` with all that must hold for it to count.
struct ConditionedClause {
    /// Its own condition, and none of those before it.
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
    /// The declarations without the clauses of `#if` that do not count, and with those that do in the place of
    /// the whole. What is not known stays as it is.
    func settled(by known: KnownConditions) -> [Declaration] {
        guard hasConditions else { return self }
        return flatMap { declaration -> [Declaration] in
            let declaration = declaration.mappingAttributes { $0.settled(known.answer) }
            switch declaration {
            case .conditional(let conditional):
                return conditional.settled(by: known)
            case .type(var type):
                type.members = type.members.settled(by: known)
                return [.type(type)]
            case .extending(var extended):
                extended.members = extended.members.settled(by: known)
                return [.extending(extended)]
            case .importing, .alias, .property, .initializer, .function, .macroUse:
                return [declaration]
            }
        }
    }

    private var hasConditions: Bool {
        contains { declaration in
            if declaration.attributes.contains(where: { $0.condition != nil }) { return true }
            switch declaration {
            case .conditional: return true
            case .type(let type): return type.members.hasConditions
            case .extending(let extended): return extended.members.hasConditions
            case .importing, .alias, .property, .initializer, .function, .macroUse: return false
            }
        }
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
