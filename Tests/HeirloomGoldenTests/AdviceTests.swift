import Foundation
import HeirloomGoldenSupport
import HeirloomModel
import HeirloomTestSupport
import Testing

/// Following a note that quotes code, to the letter, removes its fault.
@Suite struct AdviceTests {
    static let all: [Advice] = GoldenTests.cases
        .filter { goldenCase in goldenCase.sections.contains { $0.title == "diagnostics" } }
        .flatMap(Advice.all)

    @Test(arguments: all)
    func adviceRemovesItsFaultAndAddsNoOther(_ advice: Advice) {
        let before = GoldenPipeline(goldenCase: advice.goldenCase).resolution().diagnostics.flatMap(\.faults)
        let resolution = GoldenPipeline(goldenCase: advice.followed).resolution()
        // One of several notes may be advice for one condition, or for one of several cycles.
        let remains = resolution.diagnostics.contains { diagnostic in
            diagnostic.faults == advice.diagnostic.faults
                && diagnostic.notes.count >= advice.diagnostic.notes.count
        }
        #expect(!remains)
        let after = resolution.diagnostics.flatMap(\.faults)
        let uncovered = advice.goldenCase.option("uncovers").map { [$0] } ?? []
        let added = after.filter { !before.contains($0) && !uncovered.contains($0.id.rawValue) }
        #expect(added == [])
    }

    @Test(arguments: TestLength.share(of: all.filter(\.isCompiled), every: 4))
    func followedAdviceCompiles(_ advice: Advice) throws {
        let pipeline = GoldenPipeline(goldenCase: advice.followed)
        try pipeline.compile(generated: pipeline.resolution().generated, in: TemporaryFolder())
    }

    /// No note quotes a declaration that this suite does not write.
    @Test func everyQuotedDeclarationIsWritten() {
        let known = Set(Self.all.map(\.note.message))
        let quoted = GoldenTests.cases.flatMap { GoldenPipeline(goldenCase: $0).printedDiagnostics() }
            .flatMap(\.notes).map(\.message)
            .filter { $0.contains(/(?:write|add) '(?:@\w+|let|var|init|override|extension)[( ][^…]*$/) }
        #expect(Set(quoted).subtracting(known).sorted() == [])
    }
}

/// A note of one of a case's diagnostics, and the case after following it.
struct Advice: CustomTestStringConvertible {
    var goldenCase: GoldenCase
    var diagnostic: Diagnostic
    var note: Diagnostic.Note
    /// The case after the edits that the note asks for, and then the fix-its of mistakes that these uncover.
    var followed: GoldenCase

    /// All notes of a case that quote the code to write.
    static func all(of goldenCase: GoldenCase) -> [Advice] {
        let diagnostics = GoldenPipeline(goldenCase: goldenCase).printedDiagnostics()
        let known = diagnostics.flatMap(\.faults)
        return diagnostics.flatMap { diagnostic in
            diagnostic.notes.compactMap { note in
                var editor = AdviceEditor(goldenCase: goldenCase, diagnostic: diagnostic, note: note)
                guard editor.follow() else { return nil }
                return Advice(
                    goldenCase: goldenCase,
                    diagnostic: diagnostic,
                    note: note,
                    followed: editor.goldenCase.fixingFaults(except: known)
                )
            }
        }
    }

    /// Whether no mistakes are left that keep the code from being generated.
    var isCompiled: Bool {
        goldenCase.isCompiled && !GoldenPipeline(goldenCase: followed).resolution().isRejected
    }

    var testDescription: String {
        "\(goldenCase.name), \(diagnostic.id.rawValue) in line \(diagnostic.location.range.start.line): \(note.message)"
    }
}

extension GoldenCase {
    /// Returns the case after applying the first fix-it of each mistake that is not among the known ones.
    fileprivate func fixingFaults(except known: [Fault]) -> GoldenCase {
        var fixed = self
        for _ in 0..<20 {
            let next = GoldenPipeline(goldenCase: fixed).printedDiagnostics().first { diagnostic in
                !diagnostic.fixIts.isEmpty && !diagnostic.faults.allSatisfy(known.contains)
            }
            guard let next else { return fixed }
            fixed = FixItApplication(goldenCase: fixed, diagnostic: next, fixIt: next.fixIts[0]).fixedCase
        }
        return fixed
    }
}

/// Edits the sources of a case as a reader of a note would.
private struct AdviceEditor {
    var goldenCase: GoldenCase
    let diagnostic: Diagnostic
    let note: Diagnostic.Note
    /// The file that is edited, and the UTF-8 offset of the name of the property or type to edit.
    private var path: String
    private var offset: Int

    init(goldenCase: GoldenCase, diagnostic: Diagnostic, note: Diagnostic.Note) {
        self.goldenCase = goldenCase
        self.diagnostic = diagnostic
        self.note = note
        path = note.location.path
        offset = note.location.range.start.offset
    }

    /// Returns whether the note quotes the code to write.
    mutating func follow() -> Bool {
        let words = note.message
        if let match = words.firstMatch(of: Self.addition) {
            if let type = match.3 { move(to: type) }
            addMember(match.2)
            if let attribute = match.4 { replaceAttribute(with: attribute) }
            // The program creates the root without the value.
            if words.contains("to the root") {
                goldenCase.sections.removeAll { $0.title.hasSuffix("/main.swift") }
            }
            if let type = match.1 {
                move(to: type)
                insert("@Instantiable\n")
            }
        } else if let match = words.firstMatch(of: /write '((?:override )?init\([^'…]+)'/) {
            addMember(match.1)
        } else if let match = words.firstMatch(of: /write '(@Instantiable extension [^']+)'/) {
            append(match.1)
        } else if let match = words.firstMatch(of: /as the root: '([^']+)', and write 'isRoot: false' here/) {
            replaceAttribute(with: "@Instantiable(isRoot: false)")
            append(match.1)
        } else if let match = words.firstMatch(of: /'[^']+' conforms to it: write '(@Instantiable[^']+)'/) {
            replaceAttribute(with: match.1)
        } else if let match = words.firstMatch(of: /write '(@Instantiable(?:\([^']+\))?)' here/) {
            insert(match.1 + "\n")
        } else if let match = words.firstMatch(of: /that fulfills it: '([^']+\[([^']+)\.self\]\))'/) {
            append("\(match.1)\nstruct Advised: \(match.2), Instantiable {}")
        } else if let match = words.firstMatch(of: /declare that '([^']+)' is 'Sendable'/) {
            makeSendable(match.1)
        } else if let match = words.firstMatch(of: /^to use this one, write '(@Instantiated[^']+)'$/) {
            moveToDiagnostic()
            if match.1.contains(" let ") {
                replaceProperty(with: match.1)
            } else {
                replaceAttribute(with: match.1)
            }
        } else if let match = words.firstMatch(of: Self.property) {
            if words.contains("' provides ") { moveToDiagnostic() }
            replaceProperty(with: match.1)
        } else if let match = words.firstMatch(of: /^write '([^']+ -> [^']+)'$/) {
            replaceType(with: match.1)
        } else if words.contains("write 'onlyIfAvailable: true'") {
            addArgument("onlyIfAvailable: true", to: "@Instantiated")
        } else if words.contains("add 'isRoot: true' to") {
            // It is the first parameter.
            addArgument("isRoot: true", to: "@Instantiable", before: true)
        } else {
            return false
        }
        return true
    }

    /// The type to make `@Instantiable`, the member, its type, and the attribute of that type.
    private static var addition: Regex<(Substring, Substring?, Substring, Substring?, Substring?)> {
        /(?:make '([^']+)' '@\w+' and )?add '(@[^']+)' to (?:'([^']+)'|it)(?:, and write '(@[^']+)')?$/
    }

    private static var property: Regex<(Substring, Substring)> {
        /(?:write|cycle, build it on demand:) '((?:@\w+d|let|weak)\b[^']* [^']*)'(?! there)/
    }

    private mutating func moveToDiagnostic() {
        path = diagnostic.location.path
        offset = diagnostic.location.range.start.offset
    }

    private mutating func move(to type: Substring) {
        let name = type.split(separator: ".").last ?? type
        for source in goldenCase.sources {
            let declarations = source.text.matches(of: /\b(?:struct|class|actor|extension) (\w+)/)
            guard let declaration = declarations.first(where: { $0.1 == name }) else { continue }
            path = "\(source.module)/\(source.name)"
            offset = source.text.utf8.distance(from: source.text.startIndex, to: declaration.1.startIndex)
            return
        }
    }

    private mutating func edit(_ change: (inout String, String.Index) -> Void) {
        for index in goldenCase.sections.indices where goldenCase.sections[index].title == path {
            var text = goldenCase.sections[index].text
            change(&text, text.utf8.index(text.startIndex, offsetBy: offset))
            goldenCase.sections[index].text = text
        }
    }

    /// Adds a member to a type, under the condition of the diagnostic.
    private mutating func addMember(_ member: Substring) {
        let condition = diagnostic.condition
        edit { text, position in
            guard let brace = text[position...].firstIndex(of: "{") else { return }
            let lines = condition.map { "#if \($0.spelling)\n    \(member)\n#endif" } ?? "    \(member)"
            text.insert(contentsOf: "\n\(lines)\n", at: text.index(after: brace))
        }
    }

    /// Replaces the last attribute of Heirloom before the name.
    private mutating func replaceAttribute(with attribute: some StringProtocol) {
        edit { text, position in
            guard let old = text[..<position].matches(of: /@Instantia(?:ble|ted)(?:\([^)]*\))?/).last else {
                return
            }
            text.replaceSubrange(old.range, with: String(attribute))
        }
    }

    /// Replaces a property with its attributes.
    private mutating func replaceProperty(with property: Substring) {
        edit { text, position in
            var start = text.startOfLine(at: position)
            while start > text.startIndex {
                let above = text.startOfLine(at: text.index(before: start))
                guard text[above..<start].contains(/^ *@\w+(\(.*\))?\n/) else { break }
                start = above
            }
            let end = text[position...].firstIndex(of: "\n") ?? text.endIndex
            text.replaceSubrange(start..<end, with: "    " + String(property).withValues)
        }
    }

    /// Only an extension of a type, not one of a protocol, can add a conformance.
    private mutating func makeSendable(_ type: Substring) {
        edit { text, _ in
            if let name = text.firstRange(of: "protocol \(type): ") {
                text.insert(contentsOf: "Sendable, ", at: name.upperBound)
            } else if let name = text.firstRange(of: "protocol \(type) ") {
                text.replaceSubrange(name, with: "protocol \(type): Sendable ")
            } else {
                text += "\nextension \(type): @unchecked Sendable {}\n"
            }
        }
    }

    private mutating func insert(_ line: String) {
        edit { text, position in text.insert(contentsOf: line, at: text.startOfLine(at: position)) }
    }

    /// Replaces the type of a property.
    private mutating func replaceType(with type: Substring) {
        edit { text, position in
            let line = position..<(text[position...].firstIndex(of: "\n") ?? text.endIndex)
            guard let old = text[line].firstMatch(of: /: (.*?)(?: =.*| \{.*)?$/) else { return }
            text.replaceSubrange(old.1.startIndex..<old.1.endIndex, with: String(type))
        }
    }

    /// Adds an argument to the last attribute before the name, after or before its other arguments.
    private mutating func addArgument(_ argument: String, to attribute: String, before others: Bool = false) {
        edit { text, position in
            guard let name = text[..<position].ranges(of: attribute).last else { return }
            let rest = text[name.upperBound..<position]
            if rest.hasPrefix("("), others {
                text.insert(contentsOf: argument + ", ", at: text.index(after: name.upperBound))
            } else if rest.hasPrefix("("), let closing = rest.lastIndex(of: ")") {
                text.insert(contentsOf: ", " + argument, at: closing)
            } else {
                text.insert(contentsOf: "(\(argument))", at: name.upperBound)
            }
        }
    }

    private mutating func append(_ declaration: some StringProtocol) {
        edit { text, _ in text += "\n" + String(declaration).withValues + "\n" }
    }
}

extension String {
    /// The code with a value in place of each ellipsis.
    fileprivate var withValues: String {
        replacing("= …", with: "= { fatalError() }()").replacing("{ … }", with: "{ fatalError() }")
    }

    fileprivate func startOfLine(at position: Index) -> Index {
        self[..<position].lastIndex(of: "\n").map { index(after: $0) } ?? startIndex
    }
}
