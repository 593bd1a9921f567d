// A dependency that has dependencies itself is overridden by a nested value: its parts are overridden one by one, or `build`
// replaces it as a whole and receives the dependencies of the real one.

//: option configuration=debug
//: App/Types.swift
import Heirloom

@Instantiable
class Storage: Instantiable {}

final class MemoryStorage: Storage {}

@Instantiable
class Notes: Instantiable {
    @Instantiated let storage: Storage
    init(storage: Storage) { self.storage = storage }
}

final class StubNotes: Notes {}

@Instantiable(isRoot: false, generateMock: true)
struct Screen: Instantiable {
    @Instantiated let notes: Notes
}

//: App/main.swift
printTree(Screen.mock())
printTree(Screen.mock(overrides: .init(notes: .init(storage: { MemoryStorage() }))))
printTree(Screen.mock(overrides: .init(notes: .init(build: StubNotes.init))))
printTree(Screen.mock(overrides: .init(notes: .init(storage: { MemoryStorage() }, build: StubNotes.init))))

//: generated App
#if DEBUG
import Heirloom

extension Screen {
    /// Overrides for tests and previews below `Screen`.
    typealias MockOverrides = HeirloomScreenMockOverrides

    /// Builds `Screen` and its dependencies for tests and previews.
    static func mock(overrides: MockOverrides = MockOverrides(), strict: Bool = false) -> Screen {
        let own = HeirloomScreenOverrides(notes: overrides.notes)
        return HeirloomMocks.makeScreen(overrides: own, heirloomStrict: HeirloomStrict(strict, "Screen"))
    }
}

/// Overrides for tests and previews where `Notes` is built.
struct HeirloomNotesOverrides: HeirloomReplaceable {
    var storage: (() -> Storage)?
    /// Builds a replacement from the dependencies of the original.
    var build: ((Storage) -> Notes)? { didSet { heirloomValue = nil } }
    /// A value in place of the original and of its parts.
    var heirloomValue: HeirloomConstant<Notes>?

    struct HeirloomValues: HeirloomValueOverriding, HeirloomValueEntry {
        let heirloomBox: HeirloomBox<HeirloomNotesOverrides>
        var storage: HeirloomValue<Storage, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.storage = { value.value } }
        }
        var heirloomValue: HeirloomValue<Notes, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.heirloomValue = value }
        }
    }

    /// Sets the closure that builds a replacement.
    mutating func replace(_ build: @escaping (Storage) -> Notes) {
        self.build = build
    }
}

/// Overrides for tests and previews below `Screen`.
struct HeirloomScreenMockOverrides: HeirloomOverriding {
    private var keptNotes: [HeirloomNotesOverrides]

    init(notes: HeirloomNotesOverrides? = nil) {
        keptNotes = notes.map { [$0] } ?? []
    }

    var notes: HeirloomNotesOverrides {
        get { keptNotes.first ?? HeirloomNotesOverrides() }
        set { keptNotes = [newValue] }
    }

    struct HeirloomValues: HeirloomValueOverriding {
        let heirloomBox: HeirloomBox<HeirloomScreenMockOverrides>
        var notes: HeirloomNotesOverrides.HeirloomValues {
            .init(heirloomBox: .init(heirloomBox.overrides.notes) { heirloomBox.overrides.notes = $0 })
        }
    }
}

/// Overrides for tests and previews where `Screen` is built.
struct HeirloomScreenOverrides: HeirloomReplaceable {
    private var keptNotes: [HeirloomNotesOverrides]
    /// Builds a replacement from the dependencies of the original.
    var build: ((Notes) -> Screen)?

    init(notes: HeirloomNotesOverrides? = nil, build: ((Notes) -> Screen)? = nil) {
        keptNotes = notes.map { [$0] } ?? []
        self.build = build
    }

    var notes: HeirloomNotesOverrides {
        get { keptNotes.first ?? HeirloomNotesOverrides() }
        set { keptNotes = [newValue] }
    }

    /// Sets the closure that builds a replacement.
    mutating func replace(_ build: @escaping (Notes) -> Screen) {
        self.build = build
    }
}

/// Functions that build mocks and their dependencies.
private enum HeirloomMocks {
    static func makeNotes(overrides: HeirloomNotesOverrides, heirloomStrict: HeirloomStrict) -> Notes {
        if let value = overrides.heirloomValue { return value.value }
        let storage: Storage = heirloomStrict.isReplaced(overrides.storage != nil, "storage") ? overrides.storage!() : Storage()
        if let build = overrides.build {
            return build(storage)
        }
        heirloomStrict.build()
        return Notes(storage: storage)
    }

    static func makeScreen(overrides: HeirloomScreenOverrides, heirloomStrict: HeirloomStrict) -> Screen {
        let notes: Notes = HeirloomMocks.makeNotes(
            overrides: overrides.notes,
            heirloomStrict: heirloomStrict.part("notes")
        )
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
//   notes: Notes #1
//     storage: Storage #2
// Screen
//   notes: Notes #1
//     storage: MemoryStorage #2
// Screen
//   notes: StubNotes #1
//     storage: Storage #2
// Screen
//   notes: StubNotes #1
//     storage: MemoryStorage #2
