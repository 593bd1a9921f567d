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
}
