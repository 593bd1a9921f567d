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
            printer.list(mock.parameters) {
                $0.print($1)
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

    /// `label name: Type = value`
    private mutating func print(_ parameter: MockParameterPlan) {
        write(ReservedWords.escapedLabel(parameter.label))
        if parameter.name != parameter.label { write(" ", ReservedWords.escaped(parameter.name)) }
        write(": ", parameter.type)
        if let value = parameter.value { write(" = ", value) }
    }

    // MARK: Overrides

    private mutating func print(
        _ overrides: OverridesPlan,
        _ nonisolated: String,
        hasValues: Bool
    ) {
        line(
            "/// Overrides for tests and previews ",
            overrides.build == nil ? "below `" : "where `",
            overrides.subject,
            overrides.build == nil ? "`." : "` is built."
        )
        for attribute in overrides.availability { line(attribute) }
        beginLine()
        write(nonisolated, "struct ", overrides.name)
        if overrides.isGeneric { write("<", DoubleTypes.built, ">") }
        write(overrides.build == nil ? ": HeirloomOverriding" : ": HeirloomReplaceable")
        // The type of a parameter need not be `Sendable`, even if the closures of the overrides are.
        if overrides.isSendable { write(overrides.holdsValues ? ", @unchecked Sendable" : ", Sendable") }
        write(" {")
        endLine()
        block { printer in
            let writesInitializer = overrides.hasNestedEntries
            for entry in overrides.entries { printer.declare(entry, withDefault: !writesInitializer) }
            if let build = overrides.build {
                printer.line("/// Builds a replacement from the dependencies of the original.")
                let storesValue = hasValues && build.storesValue
                let forgetting = storesValue ? " { didSet { \(GeneratedNames.value) = nil } }" : ""
                printer.line("var ", ReservedWords.escaped(build.name), ": (", build.type, ")?", forgetting)
                if storesValue {
                    printer.line("/// A value in place of the original and of its parts.")
                    printer.line("var ", GeneratedNames.value, ": HeirloomConstant<", build.value.type, ">?")
                }
            }
            if writesInitializer {
                printer.emptyLine()
                printer.printInitializer(of: overrides)
                for entry in overrides.entries { printer.access(entry) }
            }
            if hasValues { printer.printValues(of: overrides, nonisolated) }
            guard let build = overrides.build else { return }
            printer.emptyLine()
            printer.line("/// Sets the closure that builds a replacement.")
            printer.beginLine()
            printer.write("mutating func replace(")
            printer.list([build.type]) {
                $0.write("_ build: @escaping ", $1)
            } closing: {
                $0.write(") {")
            }
            printer.endLine()
            printer.block { $0.line("self.", ReservedWords.escaped(build.name), " = build") }
            printer.line("}")
        }
        line("}")
    }

    private mutating func declare(_ entry: OverridePlan, withDefault hasDefault: Bool) {
        switch entry.form {
        case .optional:
            let value = !hasDefault || entry.byDefault == "nil" ? "" : " = " + entry.byDefault
            line("var ", ReservedWords.escaped(entry.name), ": ", entry.type, value)
        case .nested(let stored): line("private var ", ReservedWords.escaped(stored), ": [", entry.type, "]")
        }
    }

    /// Prints the initializer that Swift would make `private` because of the arrays of nested values.
    private mutating func printInitializer(of overrides: OverridesPlan) {
        func parameter(_ name: String, _ type: String, byDefault value: String = "nil") -> MockParameterPlan {
            MockParameterPlan(label: name, name: name, type: type, value: value)
        }
        var parameters = overrides.entries.map { entry in
            switch entry.form {
            case .optional: parameter(entry.name, entry.type, byDefault: entry.byDefault)
            case .nested: parameter(entry.name, entry.type + "?")
            }
        }
        if let build = overrides.build { parameters.append(parameter(build.name, "(" + build.type + ")?")) }
        beginLine()
        write("init(")
        list(parameters) {
            $0.print($1)
        } closing: {
            $0.write(") {")
        }
        endLine()
        block { printer in
            for entry in overrides.entries {
                let name = ReservedWords.escaped(entry.name)
                switch entry.form {
                case .optional: printer.line("self.", name, " = ", name)
                case .nested(let stored):
                    printer.line(ReservedWords.escaped(stored), " = ", name, ".map { [$0] } ?? []")
                }
            }
            if let build = overrides.build.map({ ReservedWords.escaped($0.name) }) {
                printer.line("self.", build, " = ", build)
            }
        }
        line("}")
    }

    /// Prints the accessors of a nested value, which is stored in an array: its type may be nested in itself, and most
    /// such values are never used.
    private mutating func access(_ entry: OverridePlan) {
        guard case .nested(let name) = entry.form else { return }
        let stored = ReservedWords.escaped(name)
        emptyLine()
        line("var ", ReservedWords.escaped(entry.name), ": ", entry.type, " {")
        block { printer in
            printer.line("get { ", stored, ".first ?? ", entry.type, "() }")
            printer.line("set { ", stored, " = [newValue] }")
        }
        line("}")
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
                    $0.print($1, hasValue: names.contains(String($1.overrides.type.prefix { $0 != "<" })))
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
        list(function.parameters + [function.overrides] + last) {
            if $1 == function.convert { $0.write("as ") }
            $0.print($1)
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
            printer.line("if let ", function.build, " = ", function.buildSource, " {")
            printer.block { printer in
                printer.beginLine()
                printer.write("return ")
                printer.print(function.marks)
                printer.print(CallPlan(callee: function.build, arguments: function.inputs))
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
