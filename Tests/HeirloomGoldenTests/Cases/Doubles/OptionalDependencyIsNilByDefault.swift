// A dependency received only if available defaults to `nil` in a test double, and can be passed as a parameter or as an
// override.

//: option configuration=debug
//: App/Types.swift
import Heirloom

@Instantiable
final class Cache: Instantiable {}

@Instantiable
struct Notes: Instantiable {
    @Received(onlyIfAvailable: true) let cache: Cache?
}

@Instantiable(isRoot: false, generateMock: true)
struct Screen: Instantiable {
    @Instantiated let notes: Notes
}

//: App/main.swift
printTree(Screen.mock())
printTree(Screen.mock(cache: Cache()))
printTree(Screen.mock(overrides: .init(cache: Cache())))

//: generated App
#if DEBUG
import Heirloom

extension Screen {
    /// Overrides for tests and previews below `Screen`.
    typealias MockOverrides = HeirloomScreenMockOverrides

    /// Builds `Screen` and its dependencies for tests and previews.
    static func mock(
        cache: Cache? = nil,
        overrides: MockOverrides = MockOverrides(),
        strict: Bool = false
    ) -> Screen {
        let cache = cache ?? overrides.cache
        let own = HeirloomScreenOverrides(notes: overrides.notes)
        return HeirloomMocks.makeScreen(
            cache: cache,
            overrides: own,
            heirloomStrict: HeirloomStrict(strict, "Screen")
        )
    }
}

/// Overrides for tests and previews below `Screen`.
struct HeirloomScreenMockOverrides: HeirloomOverriding {
    var notes: ((Cache?) -> Notes)?
    var cache: Cache?

    struct HeirloomValues: HeirloomValueOverriding {
        let heirloomBox: HeirloomBox<HeirloomScreenMockOverrides>
        var notes: HeirloomValue<Notes, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.notes = { _ in value.value } }
        }
    }
}

/// Overrides for tests and previews where `Screen` is built.
struct HeirloomScreenOverrides: HeirloomReplaceable {
    var notes: ((Cache?) -> Notes)?
    /// Builds a replacement from the dependencies of the original.
    var build: ((Notes) -> Screen)?

    /// Sets the closure that builds a replacement.
    mutating func replace(_ build: @escaping (Notes) -> Screen) {
        self.build = build
    }
}

/// Functions that build mocks and their dependencies.
private enum HeirloomMocks {
    static func makeScreen(
        cache: Cache?,
        overrides: HeirloomScreenOverrides,
        heirloomStrict: HeirloomStrict
    ) -> Screen {
        let notes: Notes = heirloomStrict.isReplaced(overrides.notes != nil, "notes") ? overrides.notes!(
            cache
        ) : Notes(cache: cache)
        if let build = overrides.build {
            return build(notes)
        }
        heirloomStrict.build()
        return Screen(notes: notes)
    }
}
#endif

//: prints
// Screen
//   notes: Notes
//     cache: nil
// Screen
//   notes: Notes
//     cache: Cache #1
// Screen
//   notes: Notes
//     cache: Cache #1
