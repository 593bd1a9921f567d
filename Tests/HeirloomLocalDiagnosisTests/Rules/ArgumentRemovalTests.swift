import HeirloomLocalDiagnosis
import HeirloomModel
import HeirloomSyntax
import Testing

/// An argument is removed together with an adjacent comma, and the last remaining one with the parentheses.
@Suite struct ArgumentRemovalTests {
    @Test(arguments: [
        (["a: 1"], 0, ""), (["a: 1", "b: 2"], 0, "(b: 2)"), (["a: 1", "b: 2"], 1, "(a: 1)"),
        (["a: 1", "b: 2", "c: 3"], 1, "(a: 1, c: 3)"),
    ])
    func commasAreRemovedWithTheirArgument(_ arguments: [String], _ index: Int, _ expected: String) throws {
        let text = "@A(\(arguments.joined(separator: ", ")))"
        let attribute = try #require(Parser.parseAttribute(text))
        let argument = try #require(attribute.arguments?[index])
        let edits = SourceEdits(path: "A.swift", text: SourceText(text))
        let edit = edits.remove(argument, from: attribute)
        let range = edit.location.range
        let kept = Array(text.utf8.prefix(range.start.offset)) + text.utf8.dropFirst(range.end.offset)
        #expect(edit.newText == "")
        #expect(String(decoding: kept, as: UTF8.self) == "@A" + expected)
    }

    @Test(arguments: [
        (0, "", "@A(b: 2, // two\n    c: 3)"), (1, "", "@A(a: 1, // one\n    c: 3)"),
        (2, " // two\n    ", "@A(a: 1, // one\n    b: 2 // two\n    )"),
    ])
    func commentsAboutOtherArgumentsStay(_ index: Int, _ newText: String, _ expected: String) throws {
        let text = "@A(a: 1, // one\n    b: 2, // two\n    c: 3)"
        let attribute = try #require(Parser.parseAttribute(text))
        let argument = try #require(attribute.arguments?[index])
        let edit = SourceEdits(path: "A.swift", text: SourceText(text)).remove(argument, from: attribute)
        let range = edit.location.range
        let (start, end) = (text.utf8.prefix(range.start.offset), text.utf8.dropFirst(range.end.offset))
        #expect(edit.newText == newText)
        #expect(String(decoding: start + Array(newText.utf8) + end, as: UTF8.self) == expected)
    }
}
