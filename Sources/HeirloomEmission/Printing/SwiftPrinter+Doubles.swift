import HeirloomModel

/// Prints test doubles.
extension SwiftPrinter {
    mutating func print(_ doubles: DoublesPlan) {
        for plan in doubles.aliases {
            conditional(plan.condition) {
                $0.line("typealias ", ReservedWords.escaped(plan.alias.name), " = ", plan.alias.target)
            }
        }
        if !doubles.aliases.isEmpty { emptyLine() }
        let nonisolated = doubles.saysNonisolated ? "nonisolated " : ""
        for mock in doubles.mocks {
            alternatives(mock) { $0.print($1) }
            emptyLine()
        }
        let isolatesOverrides = doubles.isolatesOverrides
        let entries = doubles.namesOfEntries
        for overrides in doubles.overrides {
            alternatives(overrides) {
                $0.print(
                    $1,
                    isolatesOverrides && $1.hasDefaultIsolation ? "" : nonisolated,
                    hasValues: $1.build == nil || entries.contains($1.name)
                )
            }
            emptyLine()
        }
        for defaults in doubles.defaults {
            alternatives(defaults) { $0.print($1) }
            emptyLine()
        }
        let (mocks, surroundings) = (doubles.helpers.mocks, doubles.helpers.surroundings)
        if !doubles.functions.isEmpty {
            print(doubles.functions, in: nonisolated + "enum " + mocks, replacedByValues: entries)
        }
        if !doubles.surroundings.isEmpty {
            print(doubles.surroundings, in: nonisolated + "final class " + surroundings)
        }
        if doubles.sendsValues { printSent(nonisolated) }
    }

    // MARK: Mocks

    private mutating func print(_ mock: MockPlan) {
        for attribute in mock.availability { line(attribute) }
        line("extension ", mock.type, " {")
        block { printer in
            if let alias = mock.alias {
                printer.line("/// Overrides for tests and previews below `", mock.type, "`.")
                printer.line("typealias MockOverrides = ", alias)
                printer.emptyLine()
            }
            printer.line(
                "/// Builds `",
                mock.type,
                "` and its dependencies for tests and previews."
            )
            if !mock.attributes.isEmpty { printer.line(mock.attributes) }
            printer.beginLine()
            printer.print(modifiers: nil, isolation: mock.isolation)
            printer.write("static func mock(")
            printer.list(mock.parameters.count) {
                $0.print(mock.parameters[$1])
            } closing: {
                $0.write(") ")
                $0.print(effects: mock.effects)
                $0.write("-> ", mock.built, " {")
            }
            printer.endLine()
            printer.block { printer in
                for statement in mock.statements { printer.line(statement) }
                if let overrides = mock.overrides { printer.print(overrides) }
                printer.beginLine()
                printer.write("return ")
                printer.print(mock.result)
                printer.endLine()
            }
            printer.line("}")
        }
        line("}")
    }

    /// `name: Type = value`
    mutating func print(_ parameter: MockParameterPlan) {
        write(ReservedWords.escapedLabel(parameter.name), ": ", parameter.type)
        if let value = parameter.value { write(" = ", value) }
    }

    // MARK: Defaults

    private mutating func print(_ defaults: DefaultsPlan) {
        for attribute in defaults.availability { line(attribute) }
        line("extension ", defaults.type, " {")
        block { printer in
            for value in defaults.values {
                printer.beginLine()
                printer.print(modifiers: .fileprivate, isolation: defaults.isolation)
                printer.write("static var ", ReservedWords.escaped(value.name), ": ")
                printer.write(value.type, " { ", value.value)
                printer.write(" }")
                printer.endLine()
            }
        }
        line("}")
    }

    // MARK: Functions

    /// - Parameter names: The names of the overrides types with values.
    private mutating func print(
        _ functions: [Alternatives<DoubleFunctionPlan>],
        in declaration: String,
        replacedByValues names: Set<String>
    ) {
        line("/// Functions that build mocks and their dependencies.")
        line("private ", declaration, " {")
        block { printer in
            for (index, function) in functions.enumerated() {
                if index > 0 { printer.emptyLine() }
                printer.alternatives(function) {
                    $0.print($1, hasValue: names.contains($1.overrides.type.withoutGenericArguments))
                }
            }
        }
        line("}")
        emptyLine()
    }

    private mutating func print(_ function: DoubleFunctionPlan, hasValue: Bool) {
        for attribute in function.availability { line(attribute) }
        beginLine()
        print(modifiers: nil, isolation: function.isolation)
        write("static func ", function.name)
        if function.convert != nil { write("<", DoubleTypes.built, ">") }
        write("(")
        let strict = ParameterPlan(name: GeneratedNames.strict, type: "HeirloomStrict")
        let last = function.convert.map { [strict, $0] } ?? [strict]
        let parameters = function.parameters + [function.overrides] + last
        list(parameters.count) {
            if parameters[$1] == function.convert { $0.write("as ") }
            $0.print(parameters[$1])
        } closing: {
            $0.write(") ")
            $0.print(effects: function.effects)
            $0.write("-> ", function.built, " {")
        }
        endLine()
        block { printer in
            if hasValue {
                printer.line("if let value = overrides.", GeneratedNames.value, " { return value.value }")
            }
            for local in function.locals { printer.print(local) }
            for statement in function.statements { printer.line(statement) }
            printer.line("if let build = ", function.buildSource, " {")
            printer.block { printer in
                printer.beginLine()
                printer.write("return ")
                printer.print(function.marks)
                printer.print(CallPlan(callee: "build", arguments: function.inputs))
                printer.endLine()
            }
            printer.line("}")
            if function.isRecorded { printer.line(GeneratedNames.strict, ".build()") }
            printer.beginLine()
            printer.write("return ")
            printer.print(ConstructionPlan(wrapper: function.convert?.name, call: function.result))
            printer.endLine()
        }
        line("}")
    }

    /// Prints `HeirloomSent`. It is `@unchecked Sendable`, so the compiler does not look into it.
    private mutating func printSent(_ nonisolated: String) {
        line("/// Transfers a value to another isolation. Tests must not use it afterwards.")
        line("private ", nonisolated, "struct ", GeneratedNames.sent, "<Value>: @unchecked Sendable {")
        block { $0.line("let value: Value") }
        line("}")
        emptyLine()
    }

    // MARK: Surroundings

    private mutating func print(_ surroundings: [Alternatives<SurroundingPlan>], in declaration: String) {
        line("/// Values that mocks receive. Those that a test does not pass are built on first use.")
        line("private ", declaration, " {")
        block { printer in
            printer.line("var ", GeneratedNames.strict, " = HeirloomStrict()")
            printer.emptyLine()
            for (index, surrounding) in surroundings.enumerated() {
                if index > 0 { printer.emptyLine() }
                printer.alternatives(surrounding) { $0.print($1) }
            }
        }
        line("}")
        emptyLine()
    }

    private mutating func print(_ surrounding: SurroundingPlan) {
        let name = ReservedWords.escaped(surrounding.name)
        guard let making = surrounding.making else {
            line("var ", name, ": (", surrounding.type, ")!")
            return
        }
        beginLine()
        print(modifiers: nil, isolation: surrounding.isolation)
        write("lazy var ", name, ": ")
        write(surrounding.type, " = ", ReservedWords.escaped(making.function))
        write("()")
        endLine()
        if let offers = surrounding.offers { line("var ", ReservedWords.escaped(offers), " = false") }
        let overrides = ReservedWords.escaped(making.overrides.name)
        line("var ", overrides, ": ", making.overrides.type, making.isNested ? " = .init()" : "")
        beginLine()
        print(modifiers: .private, isolation: surrounding.isolation)
        write("func ", ReservedWords.escaped(making.function), "() -> ")
        write(surrounding.type, " {")
        endLine()
        block { printer in
            for statement in making.statements { printer.line(statement) }
            printer.print(making.local)
            printer.line("return ", name)
        }
        line("}")
    }
}
