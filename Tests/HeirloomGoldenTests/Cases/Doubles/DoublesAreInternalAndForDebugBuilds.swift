// Test doubles are internal, even for public types, and compiled under `#if DEBUG`: release builds contain none of them.

//: option configuration=release
//: option flags=DEBUG
//: App/Types.swift
import Heirloom

@Instantiable
public final class Storage: Instantiable {
    public init() {}
}

@Instantiable(isRoot: true, generateMock: true)
public struct Screen: Instantiable {
    @Instantiated let storage: Storage
    init(storage: Storage) { self.storage = storage }
}

//: App/main.swift
#if DEBUG
printTree(Screen.mock())
#else
printTree(Screen())
extension Screen {
    static func mock() -> Int { 0 }
}
print(Screen.mock())
#endif

//: generated App
import Heirloom

extension Screen {
    public init() {
        let storage = Storage()
        self.init(storage: storage)
    }
}

#if DEBUG
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
#endif

//: prints
// Screen
//   storage: Storage #1
// 0

//: prints with DEBUG
// Screen
//   storage: Storage #1
