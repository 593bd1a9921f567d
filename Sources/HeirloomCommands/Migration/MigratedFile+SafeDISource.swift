import HeirloomBuild
import HeirloomModel

/// Swift sources of a package that uses SafeDI.
extension MigratedFile {
    /// Replaces the names of SafeDI and of the code that it generates.
    mutating func migrateSafeDISource() {
        let importsIt = tokens.indices.contains(where: isImportOfSafeDI)
        for index in tokens.indices {
            if let newName = newName(at: index, importsIt) {
                replace(tokens[index].range, with: newName)
            } else if let hint = hint(at: index) {
                note(hint, at: tokens[index].range.start)
            }
        }
        for index in tokens.indices where holdsOverrides(index) { labelBuilder(in: index) }
        noteForwardedOrder()
        noteMentions(of: "safedi", as: "SafeDI")
    }

    private func newName(at index: Int, _ importsIt: Bool) -> String? {
        switch tokens[index].text {
        case "SafeDI":
            let isQualifier = importsIt && text(index + 1) == "." && text(index - 1) != "."
            let isCondition = text(index - 1) == "(" && text(index - 2) == "canImport"
            return isImportOfSafeDI(index) || isQualifier || isCondition ? "Heirloom" : nil
        case "#SafeDIConfiguration":
            return importsIt ? "#HeirloomConfiguration" : nil
        case "SafeDIOverrides":
            return ["struct", "class", "enum", "typealias"].contains(text(index - 1)) ? nil : "MockOverrides"
        case "safeDIOverrides":
            guard isLabel(index), callee(around: index) == "mock", let opener = tokens[index].opener else {
                return nil
            }
            return text(opener - 2) == "func" ? nil : "overrides"
        case "\"SafeDI\"":
            guard importsIt, let opener = tokens[index].opener, text(opener) == "[" else { return nil }
            return text(opener - 2) == "additionalImportedModules" ? "\"Heirloom\"" : nil
        case "safeDIBuilder":
            let isInOverrides = tokens[index].opener.map(holdsOverrides) ?? false
            return text(index - 1) == "." || isLabel(index) && isInOverrides ? "build" : nil
        default:
            return nil
        }
    }

    /// `import SafeDI`, `import class SafeDI.Instantiator`
    private func isImportOfSafeDI(_ index: Int) -> Bool {
        let kinds = ["class", "enum", "func", "let", "macro", "protocol", "struct", "typealias", "var"]
        let hasKind = kinds.contains(text(index - 1))
        return text(index) == "SafeDI" && text(hasKind ? index - 2 : index - 1) == "import"
    }

    /// Whether these are the parentheses of overrides, or of an entry with parts of its own:
    /// `mock(safeDIOverrides: .init(child: .init(name: "")))`.
    private func holdsOverrides(_ index: Int) -> Bool {
        guard text(index) == "(" else { return false }
        switch text(index - 1) {
        case "SafeDIOverrides", "SafeDIMockConfiguration": return true
        case "init":
            guard text(index - 2) == "." else { return false }
            if ["SafeDIOverrides", "SafeDIMockConfiguration"].contains(text(index - 3)) { return true }
            guard text(index - 3) == ":" else { return false }
            if text(index - 4) == "safeDIOverrides" { return true }
            return tokens[index].opener.map(holdsOverrides) ?? false
        default: return false
        }
    }

    /// Labels the closure that replaces an entry, which SafeDI takes without a label.
    private mutating func labelBuilder(in opener: Int) {
        guard let closer = tokens[opener].closer, closer > opener + 1 else { return }
        let end = text(closer - 1) == "," ? closer - 1 : closer
        let commas = (opener + 1..<end).filter { tokens[$0].opener == opener && text($0) == "," }
        let start = (commas.last ?? opener) + 1
        guard start < end, !isLabel(start), !isReplaced(start) else { return }
        let isFunction = text(start) == "{" || text(end - 1) == "init" || isNameOfInitializer(endingAt: end)
        if isFunction {
            replace(tokens[start].range, with: "build: " + text(start))
        } else if text(start).first?.isLetter == true {
            note("if this closure builds a replacement, label it 'build:'", at: tokens[start].range.start)
        }
    }

    /// Whether an expression ends in the full name of an initializer: `Child.init(name:)`.
    private func isNameOfInitializer(endingAt end: Int) -> Bool {
        guard let opener = tokens.indices.last(where: { tokens[$0].closer == end - 1 }) else { return false }
        return text(opener - 1) == "init" && text(end - 2) == ":"
    }

    /// Notes types whose forwarded properties SafeDI sorts by name. Heirloom keeps their order.
    private mutating func noteForwardedOrder() {
        let attributes = tokens.indices.filter { text($0) == "Forwarded" && text($0 - 1) == "@" }
        let groups = Dictionary(grouping: attributes) { tokens[$0].opener }
        for group in groups.values where group.count > 1 {
            let names = group.compactMap { attribute in
                let keyword = tokens.indices[attribute...].first { ["let", "var"].contains(text($0)) }
                return keyword.map { text($0 + 1) }
            }
            guard names != names.sorted() else { continue }
            note(
                "'ForwardedProperties' is \(Self.tuple(names)), which SafeDI sorts as "
                    + "\(Self.tuple(names.sorted())): check where it is used without labels",
                at: tokens[group[0] - 1].range.start
            )
        }
    }

    private static func tuple(_ names: [String]) -> String { "'(\(names.joined(separator: ", ")))'" }

    /// Returns what a person must do about a name that has no counterpart.
    private func hint(at index: Int) -> String? {
        switch text(index) {
        case "SafeDIConfiguration": "write '#HeirloomConfiguration(…)', which has the same arguments"
        case "SafeDICore" where text(index - 1) == "import": "Heirloom has no module in place of this one"
        case "SafeDIMockConfiguration": "Heirloom has no public name for this type: write '.init(…)'"
        default: nil
        }
    }
}
