import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// A module that marks a root must run the plugin.
@Suite struct PluginNotAppliedRuleTests {
    @Test func markedRootsWithoutThePluginAreReportedWithTheLineToAdd() {
        let sources = """
            //: Feature/Feature.swift
            @Instantiable(isRoot: true)
            public struct 1️⃣Feature: Instantiable {}
            //: App/App.swift
            import Feature
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {}
            """
        #expect(
            diagnostics(of: sources) { $0.modulesWithoutPlugin = ["Feature"] } == """
                1️⃣ warning: no 'init()' is generated for root 'Feature' because target 'Feature' does not apply the plugin [plugin-not-applied]
                1️⃣ note: add 'plugins: [.plugin(name: "HeirloomGenerator", package: "Heirloom")]' to target 'Feature' in Package.swift
                """
        )
    }

    @Test func typesThatCannotBeRootsNeedNoPlugin() {
        let sources = """
            //: Feature/Feature.swift
            @Instantiable(isRoot: true)
            extension 1️⃣Feature: Instantiable {
                public static func instantiate() -> Feature { Feature() }
            }
            public struct Feature {}
            //: App/App.swift
            import Feature
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {}
            """
        #expect(
            diagnostics(of: sources) { $0.modulesWithoutPlugin = ["Feature"] } == """
                1️⃣ error: 'Feature' cannot be a root because 'instantiate' builds it [not-a-root]
                1️⃣ note: declare another type as the root and instantiate 'Feature' there
                """
        )
    }

    @Test func modulesWithMoreThanPlainTypesNeedThePlugin() {
        let sources = """
            //: Clocks/Clock.swift
            @Instantiable
            public struct Clock: Instantiable {}
            //: Fetched/Timer.swift
            import Clocks
            @Instantiable
            public struct Timer: Instantiable { @Instantiated let clock: Clock }
            //: Rows/Row.swift
            @Instantiable
            public struct Cell: Instantiable {}
            @Instantiable
            public struct 1️⃣Row: Instantiable { @Forwarded public let title: String }
            //: Texts/Text.swift
            2️⃣#HeirloomConfiguration(defaultIsolation: nil)
            //: App/App.swift
            import Rows
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable { @Instantiated let makeRow: (_ title: String) -> Row }
            """
        #expect(
            diagnostics(of: sources) {
                $0.modulesWithoutPlugin = ["Clocks", "Fetched", "Rows", "Texts"]
                $0.localTargets = ["Clocks": "\"Clocks\"", "Rows": "\"Rows\"", "Texts": "\"Texts\""]
            } == """
                1️⃣ warning: target 'Rows' uses Heirloom's attributes but does not apply the plugin [plugin-not-applied]
                1️⃣ note: add 'plugins: [.plugin(name: "HeirloomGenerator", package: "Heirloom")]' to target 'Rows' in Package.swift
                2️⃣ warning: target 'Texts' uses Heirloom's attributes but does not apply the plugin [plugin-not-applied]
                2️⃣ note: add 'plugins: [.plugin(name: "HeirloomGenerator", package: "Heirloom")]' to target 'Texts' in Package.swift
                """
        )
    }
}
