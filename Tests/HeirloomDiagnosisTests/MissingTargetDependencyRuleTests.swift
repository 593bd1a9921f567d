import HeirloomGraph
import HeirloomGraphTestSupport
import HeirloomModel
import Testing

/// A target depends on the targets that its files import.
@Suite struct MissingTargetDependencyRuleTests {
    /// `Logging` is a product of another package, and `Disk` an indirect dependency.
    @Test func importsOfTargetsThatWereNotReadAreReportedOnce() {
        let sources = """
            //: Disk/Disk.swift
            import Heirloom
            public struct Disk {}
            //: Store/Store.swift
            3️⃣import Heirloom
            import Disk
            4️⃣import Codec
            //: App/A.swift
            5️⃣import HeirloomMocks
            import Logging
            1️⃣import struct Codec.Plain
            import Disk
            import Store
            #if canImport(Screens)
            import Screens
            #endif
            #if os(iOS)
            import Touch
            #endif
            #if !DEBUG
            import Crash
            #else
            2️⃣@testable import Preview
            #endif
            //: App/B.swift
            import Codec
            """
        let targets = ["App", "Codec", "Disk", "Store", "Screens", "Touch", "Crash", "Preview"]
        let product = #".product(name: "Heirloom", package: "Heirloom")"#
        #expect(
            diagnostics(of: sources) {
                $0.localTargets = Dictionary(uniqueKeysWithValues: targets.map { ($0, "\"\($0)\"") })
                $0.missingProducts = [
                    "App": ["HeirloomMocks"], "Disk": ["Heirloom"], "Store": ["Heirloom"],
                ]
                $0.modulesWithPlugin = ["Disk"]
                $0.expectedFlags = ExpectedFlags(configuration: .debug)
            } == """
                5️⃣ warning: target 'App' imports 'HeirloomMocks' but does not depend on it [missing-target-dependency]
                5️⃣ note: add '.product(name: "HeirloomMocks", package: "Heirloom")' to 'dependencies' of target 'App' in Package.swift
                1️⃣ warning: target 'App' imports 'Codec' but does not depend on it, so its types are missing from the tree [missing-target-dependency]
                1️⃣ note: add '"Codec"' to 'dependencies' of target 'App' in Package.swift
                2️⃣ warning: target 'App' imports 'Preview' but does not depend on it, so its types are missing from the tree [missing-target-dependency]
                2️⃣ note: add '"Preview"' to 'dependencies' of target 'App' in Package.swift
                3️⃣ warning: target 'Store' imports 'Heirloom' but does not depend on it [missing-target-dependency]
                3️⃣ note: add '\(product)' to 'dependencies' of target 'Store' in Package.swift
                4️⃣ warning: target 'Store' imports 'Codec' but does not depend on it, so its types are missing from the tree [missing-target-dependency]
                4️⃣ note: add '"Codec"' to 'dependencies' of target 'Store' in Package.swift
                """
        )
    }

    @Test func missingTypesAreThoseOfTargetsThatWereNotRead() {
        let sources = """
            //: App/App.swift
            1️⃣import Jobs
            import Logging
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let 2️⃣nightly: Nightly
                @Instantiated let 3️⃣job: any Job
            }
            """
        #expect(
            diagnostics(of: sources) {
                $0.localTargets = ["App": "\"App\"", "Jobs": #".product(name: "Jobs", package: "work")"#]
            } == """
                1️⃣ warning: target 'App' imports 'Jobs' but does not depend on it, so its types are missing from the tree [missing-target-dependency]
                1️⃣ note: add '.product(name: "Jobs", package: "work")' to 'dependencies' of target 'App' in Package.swift
                2️⃣ error: 'App' instantiates 'nightly: Nightly', but no type fulfills 'Nightly' [nothing-fulfills]
                2️⃣ note: this file imports 'Jobs'; to read it, add '.product(name: "Jobs", package: "work")' to 'dependencies' of target 'App' in Package.swift
                3️⃣ error: 'App' instantiates 'job: any Job', but no type fulfills 'any Job' [nothing-fulfills]
                3️⃣ note: this file imports 'Jobs'; to read it, add '.product(name: "Jobs", package: "work")' to 'dependencies' of target 'App' in Package.swift
                """
        )
    }

    @Test func productsOfOtherPackagesAreNotMissing() {
        let sources = """
            //: App/App.swift
            import Logging
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let 1️⃣job: any Job
            }
            """
        #expect(
            diagnostics(of: sources) { $0.localTargets = ["App": "\"App\"", "Jobs": "\"Jobs\""] } == """
                1️⃣ error: 'App' instantiates 'job: any Job', but no type fulfills 'any Job' [nothing-fulfills]
                1️⃣ note: declare a type that fulfills it: '@Instantiable(fulfillingAdditionalTypes: [Job.self])'
                """
        )
    }
}
