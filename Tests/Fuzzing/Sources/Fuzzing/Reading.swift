import HeirloomLocalDiagnosis
import HeirloomModel
import HeirloomReading

@testable import HeirloomMacros
@testable import HeirloomSyntax

/// Reads a text in every way that Heirloom does, and stops on impossible results.
enum Reading {
    static func check(_ source: [UInt8]) {
        checkTokens(source)
        let file = Parser.parse(source)
        for fault in file.faults {
            check(fault.range.start <= fault.range.end, "a fault ends before it starts")
            check(fault.range.end.offset <= source.count, "a fault ends beyond the text")
        }
        let summary = FileSummarizer.summary(ofFileAt: "File.swift", source: source)
        check(
            summary.fault == nil || !file.faults.isEmpty,
            "the generator sees faults that the parser does not see"
        )
        if file.faults.isEmpty { checkNames(source) }
        expand(String(decoding: source, as: UTF8.self))
    }

    /// Checks that skipping unwanted declarations hides no names.
    private static func checkNames(_ source: [UInt8]) {
        let names = WantedDeclarations.allCases.map {
            FileReader.names(ofFileAt: "File.swift", source: source, wanting: $0)
        }
        check(names.allSatisfy { $0 == names[0] }, "a name is found in one reading and not in another")
    }

    /// Checks that tokens are in order and within the text, and that skipping bodies changes nothing outside of them.
    private static func checkTokens(_ source: [UInt8]) {
        let short = LexedSource(source)
        let full = LexedSource(source, passesBodies: false)
        check(full.tokenCount <= source.count + 1, "there are more tokens than bytes")
        check(short.faults.count == full.faults.count, "a passed body hides a fault, or makes one")
        for (left, right) in zip(short.faults, full.faults) {
            check(left.start == right.start && left.message == right.message, "a passed body moves a fault")
        }
        var previousEnd: UInt32 = 0
        var place = 0
        for index in 0..<short.tokenCount {
            let token = short.tokens[index]
            check(token.start >= previousEnd && token.end >= token.start, "tokens overlap")
            check(token.end <= source.count, "a token ends beyond the text")
            previousEnd = token.end
            while place < full.tokenCount, full.tokens[place].start < token.start { place += 1 }
            check(place < full.tokenCount, "a token is invented")
            let other = full.tokens[place]
            check(other.start == token.start && other.end == token.end, "a token has another end")
            check(other.kind == token.kind && other.keyword == token.keyword, "a token is of another kind")
            check(
                short.tokens[Int(token.partner)].start == full.tokens[Int(other.partner)].start,
                "a token has another partner"
            )
            if token.kind != .endOfFile { place += 1 }
        }
    }

    /// Expands every macro on the text, as if the compiler had sent it.
    private static func expand(_ text: String) {
        let syntax = SyntaxMessage(
            source: text,
            location: SyntaxMessage.Location(fileID: nil, fileName: "File.swift", offset: 0)
        )
        for name in ["InstantiableMacro", "ReceivedMacro"] {
            let expansion = ExpansionDispatch.expansion(
                of: AttachedExpansionRequest(
                    macro: MacroReference(typeName: name),
                    attributeSyntax: syntax,
                    declSyntax: syntax,
                    lexicalContext: [syntax]
                )
            )
            if let added = expansion.expandedSource {
                let members = Parser.parse("extension E {\n\(added)\n}")
                check(members.faults.isEmpty, "an expansion is no Swift: \(added)")
            }
        }
        _ = ExpansionDispatch.expansion(
            of: FreestandingExpansionRequest(
                macro: MacroReference(typeName: "HeirloomConfigurationMacro"),
                syntax: syntax,
                lexicalContext: []
            )
        )
    }

    private static func check(_ condition: Bool, _ claim: @autoclosure () -> String) {
        guard condition else { fatalError(claim()) }
    }
}
