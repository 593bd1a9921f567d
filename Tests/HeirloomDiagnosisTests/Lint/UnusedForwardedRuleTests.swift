import HeirloomGraphTestSupport
import Testing

/// Warns about a forwarded property that neither its type, nor a sibling, nor anything built below uses.
@Suite struct UnusedForwardedRuleTests {
    private static func sources(_ property: String, members: String = "") -> String {
        """
        //: App/App.swift
        @Instantiable
        struct Screen: Instantiable {
            \(property)
            \(members)
        }
        @Instantiable
        struct Header: Instantiable { @Received let title: String }
        @Instantiable(isRoot: true)
        struct App: Instantiable {
            @Instantiated let screenBuilder: Instantiator<Screen>
            @Forwarded let title: String
            @Instantiated let header: Header
        }
        """
    }

    @Test func unusedForwardedPropertiesAreReported() {
        #expect(
            warnings(of: Self.sources("@Forwarded private let 1️⃣title: String")) == """
                1️⃣ warning: 'Screen' is forwarded 'title: String', but neither uses it nor builds anything that receives it [unused-forwarded]
                1️⃣ note: remove it and the argument passed for it
                """
        )
    }

    @Test func usedForwardedPropertiesAreNotReported() {
        #expect(warnings(of: Self.sources("@Forwarded let title: String")) == "")
        let used = ["var text: String { title }", "@Instantiated let header: Header"]
        for member in used {
            #expect(warnings(of: Self.sources("@Forwarded private let title: String", members: member)) == "")
        }
    }

    @Test func whatOnlyModulesAboveBuildMayUseAForwardedProperty() {
        let isOpen = warnings(
            of: """
                //: App/App.swift
                protocol Store {}
                @Instantiable
                struct Screen: Instantiable {
                    @Forwarded private let title: String
                    @Instantiated(fulfilledByType: "DiskStore") let store: any Store
                }
                """
        )
        #expect(isOpen == "")
    }
}
