// Test doubles can use declarations that are visible through `package` access and `@testable` imports.

//: option configuration=debug
//: Features/Features.swift
import Heirloom

@Instantiable
package final class Storage: Instantiable {
    package init() {}
}

@Instantiable
class Notes: Instantiable {
    @Received let storage: Storage
    init(storage: Storage) { self.storage = storage }
}

@Instantiable
struct Screen: Instantiable {
    @Instantiated let notes: Notes
    init(notes: Notes) { self.notes = notes }
}

//: App/Configuration.swift
@testable import Features
import Heirloom

#HeirloomConfiguration(additionalMocksToGenerate: ["Screen"])

final class StubNotes: Notes {}

//: App/main.swift
@testable import Features

printTree(Screen.mock())
printTree(Screen.mock(overrides: .init(notes: StubNotes.init)))

//: generated App
#if DEBUG
@testable import Features
import Heirloom

extension Screen {
    /// Overrides for tests and previews below `Screen`.
    typealias MockOverrides = HeirloomScreenMockOverrides

    /// Builds `Screen` and its dependencies for tests and previews.
    static func mock(
        storage: Storage? = nil,
        overrides: MockOverrides = MockOverrides(),
        strict: Bool = false
    ) -> Screen {
        let surroundings = HeirloomSurroundings()
        surroundings.heirloomStrict = HeirloomStrict(strict, "Screen")
        if let storage { surroundings.storage = storage }
        surroundings.storageOverrides = overrides.storage
        let storage = surroundings.storage
        let own = HeirloomScreenOverrides(notes: overrides.notes)
        return HeirloomMocks.makeScreen(
            storage: storage,
            overrides: own,
            heirloomStrict: HeirloomStrict(strict, "Screen")
        )
    }
}

/// Overrides for tests and previews below `Screen`.
struct HeirloomScreenMockOverrides: HeirloomOverriding {
    var storage: (() -> Storage)?
    var notes: ((Storage) -> Notes)?

    struct HeirloomValues: HeirloomValueOverriding {
        let heirloomBox: HeirloomBox<HeirloomScreenMockOverrides>
        var storage: HeirloomValue<Storage, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.storage = { value.value } }
        }
        var notes: HeirloomValue<Notes, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.notes = { _ in value.value } }
        }
    }
}

/// Overrides for tests and previews where `Screen` is built.
struct HeirloomScreenOverrides: HeirloomReplaceable {
    var notes: ((Storage) -> Notes)?
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
        storage: Storage,
        overrides: HeirloomScreenOverrides,
        heirloomStrict: HeirloomStrict
    ) -> Screen {
        let notes: Notes = heirloomStrict.isReplaced(overrides.notes != nil, "notes") ? overrides.notes!(
            storage
        ) : Notes(storage: storage)
        if let build = overrides.build {
            return build(notes)
        }
        heirloomStrict.build()
        return Screen(notes: notes)
    }
}

/// Values that mocks receive. Those that a test does not pass are built on first use.
private final class HeirloomSurroundings {
    var heirloomStrict = HeirloomStrict()

    lazy var storage: Storage = makeStorage()
    var storageOverrides: (() -> Storage)?
    private func makeStorage() -> Storage {
        let heirloomStrict = self.heirloomStrict
        let storage: Storage = heirloomStrict.isReplaced(storageOverrides != nil, "storage") ? storageOverrides!() : Storage()
        return storage
    }
}
#endif

//: prints
// Screen
//   notes: Notes #1
//     storage: Storage #2
// Screen
//   notes: StubNotes #1
//     storage: Storage #2
