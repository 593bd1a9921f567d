import HeirloomLocalDiagnosis
import HeirloomModel
import HeirloomTestSupport
import Testing

/// A dependency must be declared directly in a type with `@Instantiable`.
@Suite struct StrayDependencyRuleTests {
    /// Returns the marks at which the generator reports a missing attribute of the type.
    private static func reported(in source: String) -> [Character] {
        let marked = MarkedSource(marked: source)
        let summary = FileSummarizer.summary(ofFileAt: "App.swift", source: Array(marked.text.utf8))
        return summary.diagnostics.filter { $0.id == .strayDependency }.compactMap { diagnostic in
            marked.marks.first { $0.position == diagnostic.location.range.start }?.mark
        }
    }

    @Test func typesWithoutTheAttributeAreReportedOnce() {
        let source = """
            struct Screen {
                @Received let 1️⃣store: Store
                @Received let clock: Clock
                @Instantiated let menu: Menu
                final class Menu {
                    @Received let 2️⃣store: Store
                    @Received let clock: Clock
                }
            }
            protocol Source {
                @Received var 3️⃣store: Store { get }
                @Received var 4️⃣clock: Clock { get }
            }
            """
        #expect(Self.reported(in: source) == ["1️⃣", "2️⃣", "3️⃣", "4️⃣"])
    }
}
