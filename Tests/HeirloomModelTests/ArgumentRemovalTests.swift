import HeirloomModel
import Testing

/// An argument is removed together with an adjacent comma, and the last remaining one with the parentheses.
@Suite struct ArgumentRemovalTests {
    @Test(arguments: [
        (["a: 1"], 0, ""), (["a: 1", "b: 2"], 0, "(b: 2)"), (["a: 1", "b: 2"], 1, "(a: 1)"),
        (["a: 1", "b: 2", "c: 3"], 1, "(a: 1, c: 3)"),
    ])
    func commasAreRemovedWithTheirArgument(_ arguments: [String], _ index: Int, _ expected: String) {
        var ranges: [SourceRange] = []
        var offset = 1
        for argument in arguments {
            ranges.append(range(offset, offset + argument.utf8.count))
            offset += argument.utf8.count + 2
        }
        let text = "(\(arguments.joined(separator: ", ")))"
        let list = range(0, text.utf8.count)
        let removal = SourceRange.removal(ofArgument: index, among: ranges, list: list)
        let kept = Array(text.utf8.prefix(removal.start.offset)) + text.utf8.dropFirst(removal.end.offset)
        #expect(String(decoding: kept, as: UTF8.self) == expected)
    }

    private func range(_ start: Int, _ end: Int) -> SourceRange {
        SourceRange(
            start: SourcePosition(offset: start, line: 1, column: start + 1),
            end: SourcePosition(offset: end, line: 1, column: end + 1)
        )
    }
}
