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

extension SourceFile {
    /// The declarations without the clauses of `#if` that are known not to count.
    package func declarations(settledBy known: KnownConditions) -> [Declaration] {
        hasConditions ? declarations.settled(by: known) : declarations
    }
}

extension [Declaration] {
    /// The declarations without the clauses of `#if` that do not count, and with those that do in the place of
    /// the whole. What is not known stays as it is.
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
