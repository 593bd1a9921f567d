import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// The message about a missing value names the provided one that was probably meant.
@Suite struct ProvidedValuesAreNamedTests {
    /// A value of the same label comes first, even if the file does not import the type that it receives.
    @Test func valuesOfTheSameLabelComeBeforeImports() {
        let sources = """
            //: Core/Core.swift
            public protocol Fetcher {}
            //: Net/Net.swift
            import Core
            @Instantiable(fulfillingAdditionalTypes: [Fetcher.self])
            public final class 1️⃣CachingFetcher: Fetcher, Instantiable {
                public init() {}
            }
            //: Feed/Feed.swift
            import Core
            @Instantiable
            public struct Feed: Instantiable {
                @Received let 2️⃣fetcher: CachingFetcher
                public init(fetcher: CachingFetcher) {}
            }
            //: App/App.swift
            import Core
            import Feed
            import Net
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let 3️⃣fetcher: any Fetcher
                @Instantiated let 4️⃣feed: Feed
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'Feed' receives 'fetcher: CachingFetcher', but no type above it provides it (root 'App') [missing-dependency]
                4️⃣ note: 'App' builds 'Feed' here
                3️⃣ note: 'App' provides 'fetcher: any Fetcher', which is another type: receive it as 'fetcher: any Fetcher'
                1️⃣ note: 'Net' declares 'CachingFetcher', but the file does not import it
                """
        )
    }

    @Test func renamedTypesAndMisspeltLabelsAreNamed() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct FileStore: Instantiable {}
            @Instantiable
            struct 1️⃣Cache: Instantiable {}
            @Instantiable
            struct Feed: Instantiable {
                @Received let 2️⃣store: DiskStore
                @Received let 3️⃣stor: FileStore
            }
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let 4️⃣store: FileStore
                @Instantiated let 5️⃣feed: Feed
                @Instantiated let 6️⃣cache: Memory
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'Feed' receives 'store: DiskStore', but no type above it provides it (root 'App') [missing-dependency]
                5️⃣ note: 'App' builds 'Feed' here
                4️⃣ note: did you mean 'store: FileStore'? 'App' provides it
                3️⃣ error: 'Feed' receives 'stor: FileStore', but no type above it provides it (root 'App') [missing-dependency]
                5️⃣ note: 'App' builds 'Feed' here
                4️⃣ note: did you mean 'store'? 'App' provides 'store: FileStore': receive it under that name, or write '@Received(fulfilledByDependencyNamed: "store", ofType: FileStore.self) let stor: FileStore'
                6️⃣ error: 'App' instantiates 'cache: Memory', but no type fulfills 'Memory' [nothing-fulfills]
                1️⃣ note: did you mean 'Cache'?
                """
        )
    }
}
