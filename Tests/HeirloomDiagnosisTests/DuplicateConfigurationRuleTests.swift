import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// A module must not have more than one `#HeirloomConfiguration`.
@Suite struct DuplicateConfigurationRuleTests {
    @Test func secondConfigurationsOfAModuleAreReported() {
        let sources = """
            //: Store/A.swift
            #HeirloomConfiguration(additionalImportedModules: ["Foundation"])
            //: App/A.swift
            1️⃣#HeirloomConfiguration(additionalImportedModules: ["Foundation"])
            //: App/B.swift
            2️⃣#HeirloomConfiguration()
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: module 'App' is configured twice [invalid-configuration]
                1️⃣ note: the other '#HeirloomConfiguration' is here; merge the two into one
                """
        )
    }

    @Test func conditionsThatExcludeOneAnotherMayHaveOneConfigurationEach() {
        let sources = """
            //: App/A.swift
            #if DEBUG
            1️⃣#HeirloomConfiguration()
            #elseif os(Linux)
            #HeirloomConfiguration(additionalImportedModules: ["Foundation"])
            #endif
            //: App/B.swift
            #if !DEBUG && os(macOS)
            #HeirloomConfiguration()
            #elseif os(Windows)
            2️⃣#HeirloomConfiguration()
            #endif
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: module 'App' is configured twice [invalid-configuration]
                1️⃣ note: the other '#HeirloomConfiguration' is here; merge the two into one
                """
        )
    }

    @Test func configurationsInsideATypeAreReported() {
        let sources = """
            //: App/A.swift
            #HeirloomConfiguration()
            //: App/B.swift
            struct Settings {
                1️⃣#HeirloomConfiguration()
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: '#HeirloomConfiguration' is only valid at file scope [invalid-configuration]
                """
        )
    }
}
