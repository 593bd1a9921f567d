// `customMockName` names the hand-written function that the generated `mock` calls.

//: option configuration=debug
//: App/Types.swift
import Heirloom

@Instantiable
final class Storage: Instantiable {}

@Instantiable(isRoot: false, generateMock: true, customMockName: "preview")
struct Screen: Instantiable {
    @Received let title: String
    @Instantiated let storage: Storage

    static func preview(title: String, storage: Storage) -> Screen {
        Screen(title: "preview of \(title)", storage: storage)
    }
}

//: App/main.swift
printTree(Screen.mock(title: "Inbox"))

//: generated App
#if DEBUG
import Heirloom

extension Screen {
    /// Overrides for tests and previews below `Screen`.
    typealias MockOverrides = HeirloomScreenMockOverrides

    /// Builds `Screen` and its dependencies for tests and previews.
    static func mock(
        title: String,
        overrides: MockOverrides = MockOverrides(),
        strict: Bool = false
    ) -> Screen {
        let own = HeirloomScreenOverrides(storage: overrides.storage)
        return HeirloomMocks.makeScreen(
            title: title,
            overrides: own,
            heirloomStrict: HeirloomStrict(strict, "Screen")
        )
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
    var build: ((String, Storage) -> Screen)?

    /// Sets the closure that builds a replacement.
    mutating func replace(_ build: @escaping (String, Storage) -> Screen) {
        self.build = build
    }
}

/// Functions that build mocks and their dependencies.
private enum HeirloomMocks {
    static func makeScreen(
        title: String,
        overrides: HeirloomScreenOverrides,
        heirloomStrict: HeirloomStrict
    ) -> Screen {
        let storage: Storage = heirloomStrict.isReplaced(overrides.storage != nil, "storage") ? overrides.storage!() : Storage()
        if let build = overrides.build {
            return build(title, storage)
        }
        return Screen.preview(title: title, storage: storage)
    }
}
#endif

//: prints
// Screen
//   title: String "preview of Inbox"
//   storage: Storage #1
