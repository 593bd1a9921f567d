// A hand-written test double takes precedence over generated code, both on the type itself and in a declaration with
// `mockOnly: true`; `customMockName` names the function.

//: option configuration=debug
//: App/Types.swift
import Heirloom

@Instantiable
final class Disk: Instantiable {}

@Instantiable
class Storage: Instantiable {
    @Received let disk: Disk
    init(disk: Disk) { self.disk = disk }
}

final class MemoryStorage: Storage {}

@Instantiable(mockOnly: true, customMockName: "inMemory")
extension Storage {
    static func inMemory(disk: Disk, size: Int = 1) -> Storage { MemoryStorage(disk: disk) }
}

@Instantiable
class Notes: Instantiable {
    @Received let storage: Storage
    init(storage: Storage) { self.storage = storage }
    static func mock(storage: Storage) -> Notes { StubNotes(storage: storage) }
}

final class StubNotes: Notes {}

@Instantiable(isRoot: true, generateMock: true)
struct Screen: Instantiable {
    @Instantiated let disk: Disk
    @Instantiated let storage: Storage
    @Instantiated let notes: Notes
}

//: App/main.swift
printTree(Screen())
printTree(Screen.mock())
printTree(Screen.mock(overrides: .init(notes: { storage in Notes(storage: storage) })))

//: generated App
import Heirloom

extension Screen {
    init() {
        let disk = Disk()
        let storage = Storage(disk: disk)
        let notes = Notes(storage: storage)
        self.init(disk: disk, storage: storage, notes: notes)
    }
}

#if DEBUG
extension Screen {
    /// Overrides for tests and previews below `Screen`.
    typealias MockOverrides = HeirloomScreenMockOverrides

    /// Builds `Screen` and its dependencies for tests and previews.
    static func mock(overrides: MockOverrides = MockOverrides(), strict: Bool = false) -> Screen {
        let own = HeirloomScreenOverrides(
            disk: overrides.disk,
            storage: overrides.storage,
            notes: overrides.notes
        )
        return HeirloomMocks.makeScreen(overrides: own, heirloomStrict: HeirloomStrict(strict, "Screen"))
    }
}

/// Overrides for tests and previews below `Screen`.
struct HeirloomScreenMockOverrides: HeirloomOverriding {
    var disk: (() -> Disk)?
    private var keptStorage: [HeirloomStorageOverrides]
    var notes: ((Storage) -> Notes)?

    init(
        disk: (() -> Disk)? = nil,
        storage: HeirloomStorageOverrides? = nil,
        notes: ((Storage) -> Notes)? = nil
    ) {
        self.disk = disk
        keptStorage = storage.map { [$0] } ?? []
        self.notes = notes
    }

    var storage: HeirloomStorageOverrides {
        get { keptStorage.first ?? HeirloomStorageOverrides() }
        set { keptStorage = [newValue] }
    }

    struct HeirloomValues: HeirloomValueOverriding {
        let heirloomBox: HeirloomBox<HeirloomScreenMockOverrides>
        var disk: HeirloomValue<Disk, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.disk = { value.value } }
        }
        var storage: HeirloomStorageOverrides.HeirloomValues {
            .init(heirloomBox: .init(heirloomBox.overrides.storage) { heirloomBox.overrides.storage = $0 })
        }
        var notes: HeirloomValue<Notes, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.notes = { _ in value.value } }
        }
    }
}

/// Overrides for tests and previews where `Screen` is built.
struct HeirloomScreenOverrides: HeirloomReplaceable {
    var disk: (() -> Disk)?
    private var keptStorage: [HeirloomStorageOverrides]
    var notes: ((Storage) -> Notes)?
    /// Builds a replacement from the dependencies of the original.
    var build: ((Disk, Storage, Notes) -> Screen)?

    init(
        disk: (() -> Disk)? = nil,
        storage: HeirloomStorageOverrides? = nil,
        notes: ((Storage) -> Notes)? = nil,
        build: ((Disk, Storage, Notes) -> Screen)? = nil
    ) {
        self.disk = disk
        keptStorage = storage.map { [$0] } ?? []
        self.notes = notes
        self.build = build
    }

    var storage: HeirloomStorageOverrides {
        get { keptStorage.first ?? HeirloomStorageOverrides() }
        set { keptStorage = [newValue] }
    }

    /// Sets the closure that builds a replacement.
    mutating func replace(_ build: @escaping (Disk, Storage, Notes) -> Screen) {
        self.build = build
    }
}

/// Overrides for tests and previews where `Storage` is built.
struct HeirloomStorageOverrides: HeirloomReplaceable {
    var size: Int?
    /// Builds a replacement from the dependencies of the original.
    var build: ((Disk, Int) -> Storage)? { didSet { heirloomValue = nil } }
    /// A value in place of the original and of its parts.
    var heirloomValue: HeirloomConstant<Storage>?

    struct HeirloomValues: HeirloomValueOverriding, HeirloomValueEntry {
        let heirloomBox: HeirloomBox<HeirloomStorageOverrides>
        var heirloomValue: HeirloomValue<Storage, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.heirloomValue = value }
        }
    }

    /// Sets the closure that builds a replacement.
    mutating func replace(_ build: @escaping (Disk, Int) -> Storage) {
        self.build = build
    }
}

extension Storage {
    fileprivate static var heirloomDefault_size: Int { 1 }
}

/// Functions that build mocks and their dependencies.
private enum HeirloomMocks {
    static func makeScreen(overrides: HeirloomScreenOverrides, heirloomStrict: HeirloomStrict) -> Screen {
        let disk: Disk = heirloomStrict.isReplaced(overrides.disk != nil, "disk") ? overrides.disk!() : Disk()
        let storage: Storage = HeirloomMocks.makeStorage(
            disk: disk,
            overrides: overrides.storage,
            heirloomStrict: heirloomStrict.part("storage")
        )
        let notes: Notes = overrides.notes?(storage) ?? Notes.mock(storage: storage)
        if let build = overrides.build {
            return build(disk, storage, notes)
        }
        heirloomStrict.build()
        return Screen(disk: disk, storage: storage, notes: notes)
    }

    static func makeStorage(
        disk: Disk,
        overrides: HeirloomStorageOverrides,
        heirloomStrict: HeirloomStrict
    ) -> Storage {
        if let value = overrides.heirloomValue { return value.value }
        let size: Int = overrides.size ?? Storage.heirloomDefault_size
        if let build = overrides.build {
            return build(disk, size)
        }
        return Storage.inMemory(disk: disk, size: size)
    }
}
#endif

//: prints
// Screen
//   disk: Disk #1
//   storage: Storage #2
//     disk: Disk #1
//   notes: Notes #3
//     storage: Storage #2
// Screen
//   disk: Disk #1
//   storage: MemoryStorage #2
//     disk: Disk #1
//   notes: StubNotes #3
//     storage: MemoryStorage #2
// Screen
//   disk: Disk #1
//   storage: MemoryStorage #2
//     disk: Disk #1
//   notes: Notes #3
//     storage: MemoryStorage #2
