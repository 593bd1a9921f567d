import HeirloomModel

/// The arguments of one command, sorted by option.
package struct ParsedArguments: Equatable, Sendable {
    /// The name of the command.
    private var command: String
    private var valuesByName: [String: [String]]
    /// The values of required operands, in the order of the description.
    private var leadingOperands: [String] = []
    /// The other operands, in order.
    package private(set) var operands: [String]

    /// The only value of an option.
    package func value(of option: OptionDescription) -> String? { valuesByName[option.name]?.first }

    /// Every value of an option, in order.
    package func values(of option: OptionDescription) -> [String] { valuesByName[option.name] ?? [] }

    /// Returns the value of a required operand, by its index among the command's operands.
    package func leadingOperand(at index: Int) -> String { leadingOperands[index] }

    /// Returns whether a flag occurs.
    package func has(_ option: OptionDescription) -> Bool { valuesByName[option.name] != nil }

    /// Returns the value of a required option.
    package func required(_ option: OptionDescription) throws(CommandFailure) -> String {
        guard let value = value(of: option) else {
            throw CommandFailure("'\(option.spelling)' is missing")
        }
        return value
    }

    /// Returns the values of an option of the form `NAME=VALUE`, in order. Throws for a repeated name unless
    /// `mayRepeat`.
    package func pairs(
        of option: OptionDescription,
        mayRepeat: Bool = false,
        mayBeEmpty: Bool = false
    ) throws(CommandFailure) -> [(name: String, value: String)] {
        var seen: Set<String> = []
        var pairs: [(name: String, value: String)] = []
        for text in values(of: option) {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty, mayBeEmpty || !parts[1].isEmpty else {
                throw CommandFailure("'\(option.name) \(text)' is not of the form '\(option.spelling)'")
            }
            guard seen.insert(String(parts[0])).inserted || mayRepeat else {
                throw CommandFailure("'\(option.name)' is given twice for '\(parts[0])'")
            }
            pairs.append((String(parts[0]), String(parts[1])))
        }
        return pairs
    }
}

extension ParsedArguments {
    /// Parses the arguments after a command's name. After `--`, all arguments are operands.
    package init(_ arguments: some Sequence<String>, for command: CommandDescription) throws(CommandFailure) {
        self.init(command: command.name, valuesByName: [:], leadingOperands: [], operands: [])
        let options = Dictionary(uniqueKeysWithValues: command.allOptions.map { ($0.name, $0) })
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                operands.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts[0] == "-h" ? OptionDescription.help.name : String(parts[0])
            guard let option = options[name] else {
                throw CommandFailure(
                    "unknown option '\(parts[0])'; run 'heirloom \(command.name) --help' for the list"
                )
            }
            let inlineValue = parts.count == 2 ? String(parts[1]) : nil
            try take(option, inlineValue: inlineValue, from: &rest)
        }
        if command.operands == nil, let operand = operands.dropFirst(command.leadingOperands.count).first {
            throw CommandFailure("unexpected argument '\(operand)'")
        }
        if asksForHelp || asksForVersion { return }
        for operand in command.leadingOperands {
            guard !operands.isEmpty else { throw CommandFailure("'\(operand.name)' is missing") }
            leadingOperands.append(operands.removeFirst())
        }
        for option in command.options where option.count == .exactlyOnce { _ = try required(option) }
    }

    /// The command and all its arguments, independent of the order of the options.
    var texts: [String] {
        var texts = [command]
        for (name, values) in valuesByName.sorted(by: { $0.key < $1.key }) {
            texts += [name, "\(values.count)"]
            texts += values
        }
        return texts + leadingOperands + operands
    }

    /// Whether the arguments contain `--help`.
    package var asksForHelp: Bool { has(.help) }

    /// Whether the arguments contain `--version`.
    package var asksForVersion: Bool { has(.version) }

    private mutating func take(
        _ option: OptionDescription,
        inlineValue: String?,
        from rest: inout ArraySlice<String>
    ) throws(CommandFailure) {
        guard option.value != nil || !option.choices.isEmpty else {
            guard inlineValue == nil else { throw CommandFailure("'\(option.name)' takes no value") }
            valuesByName[option.name] = []
            return
        }
        if option.count != .anyNumber, has(option) {
            throw CommandFailure("'\(option.name)' is given twice")
        }
        let value: String
        if let inlineValue {
            value = inlineValue
        } else if let next = rest.first, !next.hasPrefix("--") {
            value = next
            rest.removeFirst()
        } else {
            throw CommandFailure("'\(option.name)' needs a value: '\(option.spelling)'")
        }
        guard !value.isEmpty else {
            throw CommandFailure("'\(option.name)' needs a value: '\(option.spelling)'")
        }
        guard option.choices.isEmpty || option.choices.contains(value) else {
            throw CommandFailure("'\(option.name)' must be \(option.choices.listed("or")), not '\(value)'")
        }
        valuesByName[option.name, default: []].append(value)
    }
}
