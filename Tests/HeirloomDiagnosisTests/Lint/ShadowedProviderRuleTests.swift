import HeirloomGraphTestSupport
import Testing

/// Warns about building an object where, on every path from a root, a type above provides one of the same type under
/// the same label.
@Suite struct ShadowedProviderRuleTests {
    /// An app that builds `Screen`, which builds `Panel`, each with additional members.
    private static func sources(
        app: String,
        screen: String = "",
        panel: String,
        types: String = "",
        panelArguments: String = ""
    ) -> String {
        """
        //: App/App.swift
        @Instantiable(isRoot: true)
        struct App: Instantiable {
            \(app)
            @Instantiated let screen: Screen
        }
        @Instantiable
        struct Screen: Instantiable {
            \(screen)
            @Instantiated let panelBuilder: () -> Panel
        }
        @Instantiable\(panelArguments)
        struct Panel: Instantiable {
            \(panel)
        }
        @Instantiable(isRoot: false, fulfillingAdditionalTypes: [Telling.self])
        final class Clock: Instantiable, Telling { init() {} }
        protocol Telling {}
        @Instantiable(isRoot: false)
        struct Style: Instantiable {}
        \(types)
        """
    }

    private static func warning(_ property: String = "clock: Clock") -> String {
        """
        2️⃣ warning: 'Panel' builds another '\(property)' although 'App' above it already provides one [shadowed-provider]
        1️⃣ note: 'App' builds the first one here
        2️⃣ note: to share it, make this '@Received'; to keep both, rename this property
        """
    }

    @Test(arguments: ["clock: Clock", "clock: any Telling", "clock: Clock?"])
    func objectsProvidedAboveAreReported(property: String) {
        let sources = Self.sources(
            app: "@Instantiated let 1️⃣\(property)",
            panel: "@Instantiated let 2️⃣\(property)",
            types:
                "@Instantiable(isRoot: false) struct Other: Instantiable { @Instantiated let clock: Clock }"
        )
        #expect(warnings(of: sources) == Self.warning(property))
    }

    @Test func cachedObjectsAreReportedToo() {
        let property = "clock: () -> Clock"
        let sources = Self.sources(
            app: "@Instantiated(lifetime: .lazy) let 1️⃣\(property)",
            panel: "@Instantiated(lifetime: .lazy) let 2️⃣\(property)"
        )
        #expect(warnings(of: sources) == Self.warning(property))
    }

    @Test(arguments: [
        // A different label, a different type, builders, a different fulfiller, and values without identity.
        ("@Instantiated let clock: Clock", "@Instantiated let timer: Clock"),
        ("@Instantiated let clock: Clock", "@Instantiated let clock: any Telling"),
        ("@Instantiated let clock: () -> Clock", "@Instantiated let clock: () -> Clock"),
        (
            "@Instantiated let clock: any Telling",
            "@Instantiated(fulfilledByType: \"Bell\") let clock: any Telling"
        ),
        ("@Instantiated let style: Style", "@Instantiated let style: Style"),
        // Objects declared as local.
        ("@Instantiated let clock: Clock", "@Instantiated(isLocal: true) let clock: Clock"),
        ("@Instantiated(isLocal: true) let clock: Clock", "@Instantiated let clock: Clock"),
        // Decorators.
        (
            "@Instantiated let clock: any Telling",
            "@Instantiated(fulfilledByType: \"Loud\") let clock: any Telling"
        ),
        (
            "@Instantiated(fulfilledByType: \"Loud\") let clock: any Telling\n@Instantiated let inner: Clock",
            "@Instantiated(fulfilledByType: \"Loud\") let clock: any Telling\n@Instantiated let other: Clock"
        ),
        ("@Forwarded let clock: Clock", "@Instantiated let clock: Clock"),
        (
            "@Instantiated let clock: Clock",
            "@Instantiated let clock: Clock  // heirloom-ignore: shadowed-provider"
        ),
    ])
    func differentObjectsAreNotReported(app: String, panel: String) {
        let types = """
            @Instantiable(isRoot: false) final class Bell: Instantiable, Telling { init() {} }
            @Instantiable(isRoot: false) final class Loud: Instantiable, Telling { @Received(onlyIfAvailable: true) let clock: (any Telling)? }
            """
        #expect(warnings(of: Self.sources(app: app, panel: panel, types: types)) == "")
    }

    @Test func objectsOfActorsAreNotReported() {
        for (screen, panel) in [("actor", "struct"), ("struct", "actor")] {
            let source = """
                //: App/App.swift
                @Instantiable(isRoot: true)
                struct App: Instantiable {
                    @Instantiated let clock: Clock
                    @Instantiated let screen: Screen
                }
                @Instantiable \(screen) Screen: Instantiable { @Instantiated let panel: Panel }
                @Instantiable \(panel) Panel: Instantiable { @Instantiated let clock: Clock }
                @Instantiable final class Clock: Instantiable { init() {} }
                """
            #expect(warnings(of: source) == "", "\(screen)")
        }
    }

    @Test func publicTypesOfModulesBelowMayProvideForOtherApps() {
        func source(_ access: String) -> String {
            """
            //: Core/Panel.swift
            @Instantiable \(access) struct Panel: Instantiable { @Instantiated let 2️⃣clock: Clock }
            @Instantiable public final class Clock: Instantiable { public init() {} }
            //: App/App.swift
            import Core
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let 1️⃣clock: Core.Clock
                @Instantiated let panel: Panel
            }
            """
        }
        #expect(warnings(of: source("public")) == "")
        #expect(warnings(of: source("package")) == Self.warning())
    }

    @Test func objectsProvidedOnSomePathsOnlyAreNotReported() {
        let types = """
            @Instantiable(isRoot: true)
            struct Tool: Instantiable { @Instantiated let screen: Screen }
            """
        let sources = Self.sources(
            app: "@Instantiated let clock: Clock",
            panel: "@Instantiated let clock: Clock",
            types: types
        )
        #expect(warnings(of: sources) == "")
    }

    @Test func rootsMayProvideTheirOwnObjects() {
        let sources = Self.sources(
            app: "@Instantiated let clock: Clock",
            panel: "@Instantiated let clock: Clock",
            panelArguments: "(isRoot: true)"
        )
        #expect(warnings(of: sources) == "")
    }

    @Test func onlyTheNearestProviderIsCompared() {
        let sources = Self.sources(
            app: "@Instantiated let clock: any Telling",
            screen: "@Instantiated(fulfilledByType: \"Bell\") let clock: any Telling",
            panel: "@Instantiated let clock: any Telling",
            types: "@Instantiable final class Bell: Instantiable, Telling { init() {} }"
        )
        .replacingOccurrences(
            of: "@Instantiated let clock",
            with: "@Instantiated(fulfilledByType: \"Clock\") let clock"
        )
        #expect(warnings(of: sources) == "")
    }

    @Test func recursiveTypesDoNotProvideForThemselves() {
        let sources = """
            //: App/App.swift
            @Instantiable(isRoot: true)
            struct App: Instantiable { @Instantiated let folder: Folder }
            @Instantiable
            struct Folder: Instantiable {
                @Instantiated let icon: Icon
                @Instantiated let makeFolder: () -> Folder
            }
            @Instantiable
            final class Icon: Instantiable { init() {} }
            """
        #expect(warnings(of: sources) == "")
    }

    @Test func objectsWithDifferentDependenciesAreNotReported() {
        func warned(panel: String) -> String {
            let sources = """
                //: App/App.swift
                @Instantiable(isRoot: true)
                struct App: Instantiable {
                    @Instantiated let user: User
                    @Instantiated let 1️⃣cache: Cache
                    @Instantiated let makePanel: (_ user: User) -> Panel
                }
                @Instantiable
                struct Panel: Instantiable {
                    \(panel)
                    @Instantiated let 2️⃣cache: Cache
                }
                @Instantiable
                final class Cache: Instantiable { @Received let user: User }
                @Instantiable(isRoot: false)
                final class User: Instantiable { init() {} }
                """
            return warnings(
                of: panel.isEmpty
                    ? sources.replacingOccurrences(of: "(_ user: User)", with: "()") : sources
            )
        }
        #expect(warned(panel: "") == Self.warning("cache: Cache"))
        #expect(warned(panel: "@Forwarded let user: User") == "")
    }

    @Test func objectsProvidedInBetweenOnSomePathsAreNotReported() {
        func warned(between: String) -> String {
            warnings(
                of: Self.sources(
                    app: """
                        @Instantiated let 1️⃣clock: Clock
                        @Instantiated let tower: Tower
                        """,
                    panel: "@Instantiated let 2️⃣clock: Clock",
                    types: """
                        @Instantiable
                        struct Tower: Instantiable {
                            \(between)
                            @Instantiated let screen: Screen
                        }
                        """
                )
            )
        }
        #expect(warned(between: "") == Self.warning())
        #expect(warned(between: "@Instantiated(isLocal: true) let clock: Clock") == "")
    }

    @Test(arguments: ["@Sendable () -> Panel", "SendableInstantiator<Panel>"])
    func objectsThatCannotLeaveTheirIsolationAreNotReported(builder: String) {
        let sources = Self.sources(
            app: "@Instantiated let clock: Clock",
            panel: "@Instantiated let clock: Clock"
        )
        .replacingOccurrences(of: "() -> Panel", with: builder)
        #expect(warnings(of: sources) == "")
    }

    @Test func objectsCannotBeSharedWithTypesTheyBuildThemselves() {
        let sources = """
            //: App/App.swift
            @Instantiable(isRoot: true)
            struct App: Instantiable { @Instantiated let node: Node }
            @Instantiable
            final class Node: Instantiable { @Instantiated let makeChild: () -> Child }
            @Instantiable
            struct Child: Instantiable { @Instantiated let node: Node }
            """
        #expect(warnings(of: sources) == "")
    }
}
