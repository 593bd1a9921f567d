// The double of a type of another module replaces hidden parts as a whole, and builds them by functions of their module.

//: option flags=DEBUG
//: option view Kit=
//: Kit/Kit.swift
import Heirloom

public protocol Store { var text: String { get } }

@Instantiable(fulfillingAdditionalTypes: [Store.self])
struct Disk: Instantiable, Store {
    @Received let name: String
    var text: String { "disk of \(name)" }
}

@Instantiable
public struct Middle: Instantiable {
    @Received public let name: String
    @Instantiated public let store: any Store
}

//: App/App.swift
import Heirloom
import Kit

#HeirloomConfiguration(additionalMocksToGenerate: ["Middle"])

struct Fake: Store {
    let text = "fake"
}

//: App/main.swift
#if DEBUG
import Kit
print(Middle.mock(name: "ada").store.text, Middle.mock(name: "ada", overrides: .init(store: { _ in Fake() })).store.text)
#endif

//: generated Kit
import Heirloom

/// Builds types of `Kit` for modules that do not see everything that the types take.
@_spi(Heirloom)
public enum HeirloomBuilds_Kit {
    public nonisolated static func makeDisk_Store(name: String) -> any Store {
        return Disk(name: name)
    }

    public nonisolated static func makeMiddle(name: String) -> Middle {
        let store: any Store = Disk(name: name)  // Middle.store
        return Middle(name: name, store: store)
    }
}

//: generated App
#if DEBUG
import Heirloom
@_spi(Heirloom) import Kit

extension Middle {
    /// Overrides for tests and previews below `Middle`.
    typealias MockOverrides = HeirloomMiddleMockOverrides

    /// Builds `Middle` and its dependencies for tests and previews.
    static func mock(
        name: String,
        overrides: MockOverrides = MockOverrides(),
        strict: Bool = false
    ) -> Middle {
        let own = HeirloomMiddleOverrides(store: overrides.store)
        return HeirloomMocks.makeMiddle(
            name: name,
            overrides: own,
            heirloomStrict: HeirloomStrict(strict, "Middle")
        )
    }
}

/// Overrides for tests and previews below `Middle`.
struct HeirloomMiddleMockOverrides: HeirloomOverriding {
    var store: ((String) -> any Store)?

    struct HeirloomValues: HeirloomValueOverriding {
        let heirloomBox: HeirloomBox<HeirloomMiddleMockOverrides>
        var store: HeirloomValue<any Store, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.store = { _ in value.value } }
        }
    }
}

/// Overrides for tests and previews where `Middle` is built.
struct HeirloomMiddleOverrides: HeirloomReplaceable {
    var store: ((String) -> any Store)?
    /// Builds a replacement from the dependencies of the original.
    var build: ((String, any Store) -> Middle)?

    /// Sets the closure that builds a replacement.
    mutating func replace(_ build: @escaping (String, any Store) -> Middle) {
        self.build = build
    }
}

/// Functions that build mocks and their dependencies.
private enum HeirloomMocks {
    static func makeMiddle(
        name: String,
        overrides: HeirloomMiddleOverrides,
        heirloomStrict: HeirloomStrict
    ) -> Middle {
        let store: any Store = heirloomStrict.isReplaced(overrides.store != nil, "store") ? overrides.store!(
            name
        ) : HeirloomBuilds_Kit.makeDisk_Store(name: name)
        if let build = overrides.build {
            return build(name, store)
        }
        heirloomStrict.build()
        return Middle(name: name, store: store)
    }
}
#endif

//: prints
//: prints with DEBUG
// disk of ada fake
