import HeirloomModel

/// Prints the overrides of test doubles.
extension SwiftPrinter {
    mutating func print(
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
            printer.list(1) { printer, _ in
                printer.write("_ build: @escaping ", build.type)
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
            MockParameterPlan(name: name, type: type, value: value)
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
        list(parameters.count) {
            $0.print(parameters[$1])
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

    // MARK: Values

    /// Prints `struct HeirloomValues`, with a property for each entry that a value can replace.
    private mutating func printValues(of overrides: OverridesPlan, _ nonisolated: String) {
        guard
            overrides.build != nil || overrides.hasNestedEntries
                || overrides.entries.contains(where: { $0.value != nil })
        else { return }
        emptyLine()
        let conformances =
            ": HeirloomValueOverriding" + (overrides.build == nil ? "" : ", HeirloomValueEntry")
        line(nonisolated, "struct HeirloomValues", conformances, " {")
        block { printer in
            printer.line("let heirloomBox: HeirloomBox<", overrides.name, ">")
            for entry in overrides.entries {
                let name = ReservedWords.escaped(entry.name)
                if let value = entry.value {
                    printer.print(value, named: name, replacing: name)
                } else if case .nested = entry.form {
                    let path = "heirloomBox.overrides." + name
                    printer.line("var ", name, ": ", entry.type, ".HeirloomValues {")
                    printer.block { $0.line(".init(heirloomBox: .init(", path, ") { ", path, " = $0 })") }
                    printer.line("}")
                }
            }
            guard let build = overrides.build else { return }
            let closure = build.storesValue ? nil : ReservedWords.escaped(build.name)
            printer.print(build.value, named: GeneratedNames.value, replacing: closure)
        }
        line("}")
    }

    /// - Parameter entry: The name of the closure; `nil` if the overrides store the value.
    private mutating func print(_ value: ReplacingValuePlan, named name: String, replacing entry: String?) {
        let kind = (value.isSendable ? "Sendable" : "") + (value.isFunction ? "Function" : "Value")
        line("var ", name, ": HeirloomValue<", value.type, ", HeirloomKind.", kind, "> {")
        let replaced = entry.map { $0 + " = " + value.closure } ?? GeneratedNames.value + " = value"
        block { $0.line(".init { value in heirloomBox.overrides.", replaced, " }") }
        line("}")
    }
}
