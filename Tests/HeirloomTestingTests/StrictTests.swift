import Heirloom
import HeirloomTesting
import Testing

@Suite struct StrictTests {
    @Test func partsAreRecordedOnceInSwiftTesting() {
        nonisolated(unsafe) var messages: [String] = []
        withKnownIssue {
            let strict = HeirloomStrict(true, "Screen")
            strict.build()
            let row = strict.part("row")
            #expect(row.isReplaced(true, "title"))
            #expect(!row.isReplaced(false, "cell"))
            #expect(!row.isReplaced(false, "cell"))
            row.build()
        } matching: { issue in
            messages += issue.comments.map(\.rawValue)
            return true
        }
        #expect(
            messages == [
                "'Screen.row.cell' is built, because it is not replaced",
                "'Screen.row' is built, because it is not replaced",
            ]
        )
    }

    @Test func otherDoublesRecordNothing() {
        HeirloomStrict(false, "Screen").part("row").build()
        #expect(!HeirloomStrict().isReplaced(false, "row"))
    }
}
