import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// Types built below a root must be visible in the root's module.
@Suite struct InaccessibleTypeRuleTests {
    @Test func internalTypesOfOtherModulesAreReportedAtBothEnds() {
        let sources = """
            //: Storage/Storage.swift
            @Instantiable
            public struct Storage: Instantiable {
                @Instantiated let 1️⃣index: Index
                @Instantiated let 2️⃣file: File
                public init(index: Index, file: File) {}
            }
            @Instantiable
            struct 3️⃣Index: Instantiable {}
            @Instantiable
            public struct File: Instantiable {
                4️⃣init() {}
            }
            //: App/App.swift
            import Storage
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let storage: Storage
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'index: Index' of 'Storage' is built in module 'App', where 'Index' is not visible: it is 'internal' in module 'Storage' [inaccessible-type]
                3️⃣ note: make it 'public'
                2️⃣ error: 'file: File' of 'Storage' is built in module 'App', where the initializer of 'File' is not visible: it is 'internal' in module 'Storage' [inaccessible-type]
                4️⃣ note: make its initializer 'public'
                """
        )
    }

    @Test func enclosingTypesOfPublicTypesAreReported() {
        let sources = """
            //: Storage/Storage.swift
            public protocol Storing {}
            enum 1️⃣Disk {
                @Instantiable(fulfillingAdditionalTypes: [Storing.self])
                public struct File: Storing, Instantiable {}
                @Instantiable
                struct 2️⃣Index: Instantiable {}
            }
            @Instantiable
            public struct Storage: Instantiable {
                @Instantiated let 3️⃣index: Disk.Index
                public init(index: Disk.Index) {}
            }
            //: App/App.swift
            import Storage
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let 4️⃣file: any Storing
                @Instantiated let storage: Storage
            }
            """
        #expect(
            diagnostics(of: sources) == """
                4️⃣ error: 'file: any Storing' of 'NotesApp' is built in module 'App', where 'Disk.File' is not visible: it is 'internal' in module 'Storage' [inaccessible-type]
                1️⃣ note: make 'Disk' 'public'
                3️⃣ error: 'index: Disk.Index' of 'Storage' is built in module 'App', where 'Disk.Index' is not visible: it is 'internal' in module 'Storage' [inaccessible-type]
                2️⃣ note: make it 'public'
                1️⃣ note: make 'Disk' 'public'
                """
        )
    }

    @Test func hiddenNamesAreFoundAmongManySimilarOnes() {
        let alike = (0..<300).map { "@Instantiable public struct Index\(100 + $0): Instantiable {}" }
        let sources = """
            //: Alike/Alike.swift
            \(alike.joined(separator: "\n"))
            //: Storage/Storage.swift
            @Instantiable
            struct 1️⃣Index999: Instantiable {}
            //: App/App.swift
            import Alike
            import Storage
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let 2️⃣index: Index999
            }
            """
        #expect(
            diagnostics(of: sources) { $0.rootMode = .require } == """
                2️⃣ error: 'index: Index999' of 'NotesApp' names 'Index999', which is not visible in module 'App': it is 'internal' in module 'Storage' [inaccessible-type]
                1️⃣ note: make it 'public'
                """
        )
    }

    @Test func packageTypesAreNotVisibleInOtherPackages() {
        let sources = """
            //: Storage/Storage.swift
            @Instantiable
            package struct 1️⃣Index: Instantiable, Indexing {}
            public protocol Indexing {}
            //: App/App.swift
            import Storage
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated(fulfilledByType: "Index") let 2️⃣index: any Indexing
            }
            """
        #expect(
            diagnostics(of: sources) { $0.packages = ["Storage": "storage", "App": "notes"] } == """
                2️⃣ error: 'index: any Indexing' of 'NotesApp' is built in module 'App', where 'Index' is not visible: it is 'package' in module 'Storage' [inaccessible-type]
                1️⃣ note: make it 'public'
                """
        )
    }

    /// Each part is internal, but only `Clock` has a generated initializer.
    @Test func partsOfARootAreReportedUnlessItsModuleBuildsIt() {
        let sources = """
            //: Time/Time.swift
            @Instantiable
            struct Quartz: Instantiable {}
            @Instantiable(isRoot: true)
            public struct Clock: Instantiable {
                @Instantiated let quartz: Quartz
                init(quartz: Quartz) {}
            }
            @Instantiable
            struct 1️⃣Sand: Instantiable {}
            @Instantiable(isRoot: true)
            public struct Hourglass: Instantiable {
                @Instantiated let 2️⃣sand: Sand
                public init(sand: Sand) {}
                init() {}
            }
            //: Plain/Plain.swift
            @Instantiable
            struct 3️⃣Spring: Instantiable {}
            @Instantiable(isRoot: true)
            public struct 5️⃣Watch: Instantiable {
                @Instantiated let 4️⃣spring: Spring
                public init(spring: Spring) {}
            }
            //: App/App.swift
            import Plain
            import Time
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Instantiated let clock: Clock
                @Instantiated let hourglass: Hourglass
                @Instantiated let watch: Watch
            }
            """
        #expect(
            diagnostics(of: sources) {
                $0.modulesWithPlugin = ["Time"]
                $0.modulesWithoutPlugin = ["Plain"]
            } == """
                5️⃣ warning: no 'init()' is generated for root 'Watch' because target 'Plain' does not apply the plugin [plugin-not-applied]
                5️⃣ note: add 'plugins: [.plugin(name: "HeirloomGenerator", package: "Heirloom")]' to target 'Plain' in Package.swift
                4️⃣ error: 'spring: Spring' of 'Watch' is built in module 'App', where 'Spring' is not visible: it is 'internal' in module 'Plain' [inaccessible-type]
                3️⃣ note: make it 'public'
                2️⃣ error: 'sand: Sand' of 'Hourglass' is built in module 'App', where 'Sand' is not visible: it is 'internal' in module 'Time' [inaccessible-type]
                1️⃣ note: make it 'public'
                """
        )
    }

    /// `Lamp` receives a value, `Radio` builds a type of another module, and `Door` has an `init()`.
    @Test func noRootIsAdvisedWhereTheModuleCannotBuildIt() {
        let sources = """
            //: Power/Power.swift
            @Instantiable
            public struct Battery: Instantiable { public init() {} }
            //: House/House.swift
            import Power
            @Instantiable
            struct 1️⃣Part: Instantiable {}
            @Instantiable
            public struct Lamp: Instantiable {
                @Received let battery: Battery
                @Instantiated let 2️⃣part: Part
                public init(battery: Battery, part: Part) {}
            }
            @Instantiable
            public struct Radio: Instantiable {
                @Instantiated let battery: Battery
                3️⃣init(battery: Battery) {}
            }
            @Instantiable
            public struct Door: Instantiable {
                @Instantiated let battery: Battery
                4️⃣init(battery: Battery) {}
                public init() {}
            }
            //: App/App.swift
            import House
            import Power
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let battery: Battery
                @Instantiated let lamp: Lamp
                @Instantiated let 5️⃣radio: Radio
                @Instantiated let 6️⃣door: Door
            }
            """
        #expect(
            diagnostics(of: sources) { $0.modulesWithPlugin = ["House", "Power"] } == """
                5️⃣ error: 'radio: Radio' of 'App' is built in module 'App', where the initializer of 'Radio' is not visible: it is 'internal' in module 'House' [inaccessible-type]
                3️⃣ note: make its initializer 'public'
                6️⃣ error: 'door: Door' of 'App' is built in module 'App', where the initializer of 'Door' is not visible: it is 'internal' in module 'House' [inaccessible-type]
                4️⃣ note: make its initializer 'public'
                2️⃣ error: 'part: Part' of 'Lamp' is built in module 'App', where 'Part' is not visible: it is 'internal' in module 'House' [inaccessible-type]
                1️⃣ note: make it 'public'
                """
        )
    }
}
