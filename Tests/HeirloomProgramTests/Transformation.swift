import Foundation
import HeirloomGoldenSupport

/// A change of a complete program that must not change its outcome.
enum Transformation: String, CaseIterable {
    /// Puts every file under a condition on the platform.
    case underCondition
    /// Puts every file under `#else`.
    case underElse
    /// Requests a test double of every type.
    case withDoubles
    /// Gives every dependency a name that contains spaces.
    case withRawIdentifiers
    /// Gives dependencies the names of keywords.
    case withKeywords
    /// Moves the types of each module into a namespace, with aliases for their former names.
    case inNamespaces

    /// Returns the changed program, or `nil` if the change does not apply.
    func callAsFunction(_ program: Program) throws -> Program? {
        try changed(program.marked).map { try Program(path: program.path, marked: $0) }
    }

    private func changed(_ program: GoldenCase) -> GoldenCase? {
        switch self {
        case .underCondition:
            return sources(of: program) { "#if !os(macOS)\n\($0)#endif\n" }
        case .underElse:
            return sources(of: program) { "#if os(macOS)\n#else\n\($0)#endif\n" }
        case .withDoubles:
            // Programs that test `DEBUG` themselves behave differently in builds with test doubles.
            let isOrdinary = !program.sections.contains { $0.text.contains("DEBUG") }
            return isOrdinary ? sources(of: program, Self.askingForDoubles) : nil
        case .withRawIdentifiers:
            // Objective-C has no such names.
            if program.usesAppleModules { return nil }
            var renamed = renaming(program) { _, name in "\(name) of ours" }
            renamed?.sections.append(GoldenCase.Section(title: "option swift=6.2 raw identifiers", text: ""))
            return renamed
        case .withKeywords:
            // For other keywords the compiler warns about backticks in argument lists.
            let keywords = ["inout"]
            return renaming(program) { index, _ in index < keywords.count ? keywords[index] : nil }
        case .inNamespaces:
            return inNamespaces(program)
        }
    }

    private func sources(of program: GoldenCase, _ change: (String) -> String) -> GoldenCase {
        var program = program
        for index in program.sections.indices where program.sections[index].title.contains("/") {
            program.sections[index].text = change(program.sections[index].text)
        }
        return program
    }

    // MARK: Doubles

    private static func askingForDoubles(_ text: String) -> String {
        var text = text
        let attributes = text.ranges(of: #/@(?:Heirloom\.)?Instantiable\b/#)
        for attribute in attributes.reversed() {
            let rest = text[attribute.upperBound...]
            if rest.prefix(while: { $0 != "{" }).contains(#/\b(struct|class|actor) \w+</#) { continue }
            if rest.first != "(" {
                text.insert(contentsOf: "(generateMock: true)", at: attribute.upperBound)
            } else if let end = closingParenthesis(of: rest) {
                let arguments = rest[..<end]
                if arguments.contains(#/\b(generateMock|customMockName|mockOnly):/#) { continue }
                let hasNoMore = arguments.last { !$0.isWhitespace }.map { "(,".contains($0) } ?? true
                let separator = hasNoMore ? "" : ", "
                text.insert(contentsOf: separator + "generateMock: true", at: end)
            }
        }
        return text
    }

    private static func closingParenthesis(of text: Substring) -> String.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    // MARK: Names

    /// Renames every dependency, wherever its name occurs.
    private func renaming(_ program: GoldenCase, _ newName: (Int, String) -> String?) -> GoldenCase? {
        let declaration =
            #/@(?:Instantiated|Received|Forwarded)(?:\((?:[^()]|\([^()]*\))*\))?\s+(?:[a-z()]+\s+)*(?:let|var)\s+(\w+)\s*:/#
        var names: [String] = []
        for source in program.sources {
            for match in source.text.matches(of: declaration) where !names.contains(String(match.1)) {
                names.append(String(match.1))
            }
        }
        let printed = program.sections.filter { $0.title.hasPrefix("prints") }.map(\.text).joined()
        let text = program.sources.map(\.text).joined()
        var newNames: [Substring: String] = [:]
        for (index, name) in names.enumerated() where name.first?.isLowercase ?? false {
            // Names derived from a name would have to be renamed as well.
            let isDerivedFrom = ["_" + name, "$" + name, name + "2"].contains(where: text.contains)
            let isMeaningful = Self.meaningful.contains(name) || program.modules.contains(name)
            if isDerivedFrom || isMeaningful || printed.contains(name) { continue }
            newNames[name[...]] = newName(index, name)
        }
        if newNames.isEmpty { return nil }
        var program = program
        for index in program.sections.indices {
            program.sections[index].text = program.sections[index].text
                .replacing(#/"?`?\b[A-Za-z_]\w*`?"?/#.wordBoundaryKind(.simple)) { match in
                    if let name = newNames[match.output] { return "`\(name)`" }
                    guard match.output.count > 2, match.output.first == "\"", match.output.last == "\"",
                        let name = newNames[match.output.dropFirst().dropLast()]
                    else { return String(match.output) }
                    return "\"\(name)\""
                }
        }
        return program
    }

    /// Names that have a meaning in the language, the standard library, or the tests.
    private static let meaningful: Set<String> = [
        "actor", "any", "some", "async", "each", "final", "class", "open", "optional", "static",
        "id", "description", "value", "count", "first", "name", "error", "body", "print", "self", "key",
        "configuration", "index", "instantiate",
    ]

    // MARK: Namespaces

    private func inNamespaces(_ program: GoldenCase) -> GoldenCase? {
        var program = program
        var modules: Set<Substring> = []
        for index in program.sections.indices where program.sections[index].title.contains("/") {
            let section = program.sections[index]
            let module = section.title.prefix { $0 != "/" }
            guard !section.title.hasSuffix("/main.swift") else { continue }
            guard let text = Self.movingTypes(of: section.text, into: "Home\(module)") else { return nil }
            let isFirst = modules.insert(module).inserted
            program.sections[index].text = (isFirst ? "public enum Home\(module) {}\n" : "") + text
        }
        return modules.isEmpty ? nil : program
    }

    /// Returns the text of a file with its types in extensions of a namespace, or `nil` if that needs more than moving
    /// lines.
    private static func movingTypes(of text: String, into namespace: String) -> String? {
        var declarations: [[Substring]] = [[]]
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isContinued = line.first.map { " })]\"".contains($0) } ?? true
            let last = declarations[declarations.count - 1]
            let isAttributed =
                last.first?.first == "@" && !last.contains { $0.contains("{") || $0.contains("import ") }
            if isContinued || isAttributed {
                declarations[declarations.count - 1].append(line)
            } else {
                declarations.append([line])
            }
        }
        var lines: [Substring] = []
        for declaration in declarations {
            let text = declaration.joined(separator: "\n")
            let isMovable = !["#", "/*"].contains(where: text.hasPrefix)
            guard isMovable, !["@_spi", "@available", "NSCoding"].contains(where: text.contains) else {
                return nil
            }
            let head =
                #/^(?:@\w+(?:\([^\n]*\))?\s+)*((?:[a-z()]+\s+)*?)(struct|class|enum|actor|protocol|typealias)\s+(\w+)(<)?/#
            let isImport = text.contains("import ")
            guard !isImport, let match = try? head.firstMatch(in: text.drop { !$0.isLetter && $0 != "@" })
            else {
                lines += declaration
                continue
            }
            guard match.4 == nil, !match.1.contains("private") else { return nil }
            let words = match.1.replacing("open", with: "public")
            let access = ["public", "package"].first(where: words.contains) ?? "internal"
            lines += ["extension \(namespace) {"] + declaration + ["}"]
            // A mark may precede the name.
            let name = match.3.drop { !$0.isLetter }
            lines.append("\(access) typealias \(name) = \(namespace).\(name)")
        }
        return lines.joined(separator: "\n")
    }
}
