/// Prints the mocks of protocols.
extension SwiftPrinter {
    mutating func print(_ mocks: ProtocolMocksPlan) {
        for plan in mocks.aliases {
            conditional(plan.condition) { $0.line("typealias ", plan.alias.name, " = ", plan.alias.target) }
            emptyLine()
        }
        for mock in mocks.mocks {
            conditional(mock.condition) { printer in
                for line in mock.lines {
                    printer.depth += line.depth
                    printer.line(line.text)
                    printer.depth -= line.depth
                }
            }
            emptyLine()
        }
    }
}
