import HeirloomGraphTestSupport
import HeirloomModel
import Testing

/// A comment that silences a warning must name the id of a warning.
@Suite struct UnknownWarningRuleTests {
    @Test func unknownIDsAreReported() {
        let sources = """
            //: App/App.swift
            @Instantiable  // heirloom-ignore: 1️⃣everything
            struct Clock: Instantiable {}
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                // heirloom-ignore: 2️⃣unused-recieved, built-twice, 3️⃣missing-dependency
                @Instantiated let clock: Clock
            }
            """
        #expect(
            warnings(of: sources) == """
                1️⃣ warning: 'heirloom-ignore' has no effect: 'everything' is not a warning id; \(DiagnosticID.advice(insteadOf: "everything")) [unknown-warning]
                2️⃣ warning: 'heirloom-ignore' has no effect: 'unused-recieved' is not a warning id; did you mean 'unused-received'? [unknown-warning]
                3️⃣ warning: 'heirloom-ignore' has no effect: 'missing-dependency' is not a warning id; errors cannot be silenced [unknown-warning]
                """
        )
    }

    @Test func commentsElsewhereAreNotRead() {
        let sources = """
            //: App/App.swift
            // heirloom-ignore: everything
            import Heirloom

            @Instantiable(isRoot: true)
            struct App: Instantiable {
                func run() {}  // heirloom-ignore: everything
            }
            """
        #expect(warnings(of: sources) == "")
    }
}
