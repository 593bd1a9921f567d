// `mockAttributes` adds attributes to the generated function. Their names have the meaning that they have at the declaration.

//: option configuration=debug
//: Core/Actors.swift
public enum Work {
    @globalActor
    public actor queue {
        public static let shared = queue()
    }
}

//: App/Types.swift
import Core
import Heirloom

private typealias Queue = Work.queue

@Instantiable
final class Storage: Instantiable {}

@Instantiable(isRoot: false, mockAttributes: "@MainActor @discardableResult", generateMock: true)
struct Screen: Instantiable {
    @Instantiated let storage: Storage
}

@Instantiable(mockAttributes: "@Queue", generateMock: true)
struct Job: Instantiable {
    @Received let storage: Storage
}

@Work.queue
@Instantiable(mockAttributes: "@discardableResult @Core.Work.queue", generateMock: true)
final class Batch: Instantiable {
    @Received let storage: Storage
}

//: App/main.swift
await Batch.mock()
Screen.mock()
printTree(Screen.mock())

//: generated App
#if DEBUG
import Core
import Heirloom

extension Batch {
    /// Overrides for tests and previews below `Batch`.
    typealias MockOverrides = HeirloomBatchMockOverrides

    /// Builds `Batch` and its dependencies for tests and previews.
    @discardableResult @Work.queue
    static func mock(
        storage: Storage? = nil,
        overrides: MockOverrides = MockOverrides(),
        strict: Bool = false
    ) -> Batch {
        let surroundings = HeirloomSurroundings()
        surroundings.heirloomStrict = HeirloomStrict(strict, "Batch")
        if let storage { surroundings.storage = storage }
        surroundings.storageOverrides = overrides.storage
        let storage = surroundings.storage
        return Batch(storage: storage)
    }
}

extension Job {
    /// Overrides for tests and previews below `Job`.
    typealias MockOverrides = HeirloomJobMockOverrides

    /// Builds `Job` and its dependencies for tests and previews.
    @Work.queue
    static func mock(
        storage: Storage? = nil,
        overrides: MockOverrides = MockOverrides(),
        strict: Bool = false
    ) -> Job {
        let surroundings = HeirloomSurroundings()
        surroundings.heirloomStrict = HeirloomStrict(strict, "Job")
        if let storage { surroundings.storage = storage }
        surroundings.storageOverrides = overrides.storage
        let storage = surroundings.storage
        return Job(storage: storage)
    }
}

extension Screen {
    /// Overrides for tests and previews below `Screen`.
    typealias MockOverrides = HeirloomScreenMockOverrides

    /// Builds `Screen` and its dependencies for tests and previews.
    @MainActor @discardableResult
    static func mock(overrides: MockOverrides = MockOverrides(), strict: Bool = false) -> Screen {
        let own = HeirloomScreenOverrides(storage: overrides.storage)
        return HeirloomMocks.makeScreen(overrides: own, heirloomStrict: HeirloomStrict(strict, "Screen"))
    }
}

/// Overrides for tests and previews below `Batch`.
struct HeirloomBatchMockOverrides: HeirloomOverriding {
    var storage: (() -> Storage)?

    struct HeirloomValues: HeirloomValueOverriding {
        let heirloomBox: HeirloomBox<HeirloomBatchMockOverrides>
        var storage: HeirloomValue<Storage, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.storage = { value.value } }
        }
    }
}

/// Overrides for tests and previews below `Job`.
struct HeirloomJobMockOverrides: HeirloomOverriding {
    var storage: (() -> Storage)?

    struct HeirloomValues: HeirloomValueOverriding {
        let heirloomBox: HeirloomBox<HeirloomJobMockOverrides>
        var storage: HeirloomValue<Storage, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.storage = { value.value } }
        }
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
//   storage: Storage #1
