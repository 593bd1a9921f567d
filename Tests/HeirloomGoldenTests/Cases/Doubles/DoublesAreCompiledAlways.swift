// With `mockConditionalCompilation: nil`, test doubles are compiled in every build.

//: option configuration=release
//: App/Types.swift
import Heirloom

#HeirloomConfiguration(mockConditionalCompilation: nil)

@Instantiable
final class Storage: Instantiable {}

@Instantiable(isRoot: true, generateMock: true)
struct Screen: Instantiable {
    @Instantiated let storage: Storage
}

//: App/main.swift
printTree(Screen.mock())

//: generated App
import Heirloom

extension Screen {
    init() {
        let storage = Storage()
        self.init(storage: storage)
    }
}

extension Screen {
    /// Overrides for tests and previews below `Screen`.
    typealias MockOverrides = HeirloomScreenMockOverrides

    /// Builds `Screen` and its dependencies for tests and previews.
    static func mock(overrides: MockOverrides = MockOverrides(), strict: Bool = false) -> Screen {
        let own = HeirloomScreenOverrides(storage: overrides.storage)
        return HeirloomMocks.makeScreen(overrides: own, heirloomStrict: HeirloomStrict(strict, "Screen"))
    }
}

/// Overrides for tests and previews below `Screen`.
struct HeirloomScreenMockOverrides: HeirloomOverriding {
    var storage: (() -> Storage)?

    struct HeirloomValues: HeirloomValueOverriding {
        let heirloomBox: HeirloomBox<HeirloomScreenMockOverrides>
        var storage: HeirloomValue<Storage, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.storage = { value.value } }
        }
    }
}

/// Overrides for tests and previews where `Screen` is built.
struct HeirloomScreenOverrides: HeirloomReplaceable {
    var storage: (() -> Storage)?
    /// Builds a replacement from the dependencies of the original.
    var build: ((Storage) -> Screen)?

    /// Sets the closure that builds a replacement.
    mutating func replace(_ build: @escaping (Storage) -> Screen) {
        self.build = build
    }
}

/// Functions that build mocks and their dependencies.
private enum HeirloomMocks {
    static func makeScreen(overrides: HeirloomScreenOverrides, heirloomStrict: HeirloomStrict) -> Screen {
        let storage: Storage = heirloomStrict.isReplaced(overrides.storage != nil, "storage") ? overrides.storage!() : Storage()
        if let build = overrides.build {
            return build(storage)
        }
        heirloomStrict.build()
        return Screen(storage: storage)
    }
}

//: prints
// Screen
//   storage: Storage #1
