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
