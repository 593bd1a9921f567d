import HeirloomModel

/// Prints the entries of overrides as values.
extension SwiftPrinter {
    /// Prints `struct HeirloomValues`, with a property for each entry that a value can replace.
    mutating func printValues(of overrides: OverridesPlan, _ nonisolated: String) {
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
