import HeirloomModel

extension ConditionProblem {
    var diagnostic: Diagnostic {
        switch self {
        case .tooManyConditions(let tests, let first, let others): tooMany(tests, first, others)
        case .hiddenCondition(let test, let asked, let use, let module): hidden(test, asked, use, module)
        }
    }

    private func tooMany(
        _ tests: [ConditionTest],
        _ first: ConditionUse,
        _ others: [ConditionUse]
    ) -> Diagnostic {
        Diagnostic(
            id: .tooManyConditions,
            message: """
                one tree depends on the '#if' conditions \(tests.map(\.spelling).listed()), which have more than \
                \(BuildConfigurations.maximumCount) combinations; declare the same dependencies in every branch, or \
                move an '#if' into an 'instantiate' function
                """,
            location: first.location,
            notes: others.map { use in
                Diagnostic.Note(
                    message: "'\(use.name)' differs under \(use.tests.map(\.spelling).listed())",
                    location: use.location
                )
            }
        )
    }

    private func hidden(
        _ test: ConditionTest,
        _ asked: String,
        _ use: ConditionUse,
        _ module: String
    ) -> Diagnostic {
        let remedy =
            test.argument == nil
            ? "set it for both modules, or for neither"
            : "declare the same dependencies in every branch, or move the '#if' into an 'instantiate' function"
        return Diagnostic(
            id: .hiddenCondition,
            message: """
                '\(use.name)' differs under '#if \(test.spelling)', whose value may differ between '\(asked)' and the \
                generated code in '\(module)'; \(remedy)
                """,
            location: use.location
        )
    }
}
