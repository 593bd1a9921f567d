import HeirloomGraph
import Testing

/// One module has one `#HeirloomConfiguration`.
@Suite struct ModulesAreConfiguredOnceTests {
    @Test func aSecondConfigurationOfAModuleIsAFault() {
        let sources = """
            //: Store/A.swift
            #HeirloomConfiguration(additionalImportedModules: ["Foundation"])
            //: App/A.swift
            #HeirloomConfiguration(additionalImportedModules: ["Foundation"])
            //: App/B.swift
            #HeirloomConfiguration()
            """
        #expect(
            diagnostics(of: sources) == """
                App/B.swift:1:1: error: module 'App' is configured twice [duplicate-configuration]
                App/A.swift:1:1: note: the other '#HeirloomConfiguration' is here; merge the two into one
                """
        )
    }

    @Test func conditionsThatExcludeOneAnotherMayHaveOneEach() {
        let sources = """
            //: App/A.swift
            #if DEBUG
            #HeirloomConfiguration()
            #elseif os(Linux)
            #HeirloomConfiguration(additionalImportedModules: ["Foundation"])
            #endif
            //: App/B.swift
            #if !DEBUG && os(macOS)
            #HeirloomConfiguration()
            #elseif os(Windows)
            #HeirloomConfiguration()
            #endif
            """
        #expect(
            diagnostics(of: sources) == """
                App/B.swift:4:1: error: module 'App' is configured twice [duplicate-configuration]
                App/A.swift:2:1: note: the other '#HeirloomConfiguration' is here; merge the two into one
                """
        )
    }

    @Test func whatStandsInATypeConfiguresNothing() {
        let sources = """
            //: App/A.swift
            #HeirloomConfiguration()
            //: App/B.swift
            struct Settings {
                #HeirloomConfiguration()
            }
            """
        #expect(
            diagnostics(of: sources) == """
                App/B.swift:2:5: error: '#HeirloomConfiguration' must stand at file scope [misplaced-configuration]
                """
        )
    }
}
