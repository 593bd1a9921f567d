/// Prints the mocks of protocols.
extension SwiftPrinter {
    mutating func print(_ mocks: ProtocolMocksPlan) {
        if let condition = mocks.condition { line("#if ", condition) }
        for declaration in mocks.imports { print(declaration) }
        for plan in mocks.aliases {
            emptyLine()
            conditional(plan.condition) { $0.line("typealias ", plan.alias.name, " = ", plan.alias.target) }
        }
        for mock in mocks.mocks {
            emptyLine()
            conditional(mock.condition) { printer in
                for line in mock.lines {
                    printer.depth += line.depth
                    printer.line(line.text)
                    printer.depth -= line.depth
                }
            }
        }
        if mocks.condition != nil { line("#endif") }
    }
}
