// Imports that only test doubles need are written separately, under the condition of the test doubles.

//: option configuration=debug
//: Names/Names.swift
public struct Name: Sendable {
    public let text: String
    public init(_ text: String) { self.text = text }
}

//: Defaults/Defaults.swift
import Names

public let usualName = Name("usual")

//: App/Types.swift
import Heirloom

@Instantiable
struct Storage: Instantiable {}

@Instantiable(isRoot: true, generateMock: true)
struct Screen: Instantiable {
    @Instantiated let row: Row
}

//: App/Row.swift
import Defaults
import Heirloom
import Names

@Instantiable
struct Row: Instantiable {
    @Instantiated let storage: Storage
    let name: Name
    init(storage: Storage, name: Name = usualName) { self.storage = storage; self.name = name }
}

//: App/main.swift
import Names

printTree(Screen.mock())
printTree(Screen.mock(overrides: .init(row: .init(name: Name("mock")))))

//: generated App
import Heirloom

extension Screen {
    init() {
        let row = Screen.heirloomMakeRow()
        self.init(row: row)
    }

    private static func heirloomMakeRow() -> Row {
        let storage = Storage()
        return Row(storage: storage)
    }
}

#if DEBUG
import Defaults
import Names

extension Screen {
    /// Overrides for tests and previews below `Screen`.
    typealias MockOverrides = HeirloomScreenMockOverrides

    /// Builds `Screen` and its dependencies for tests and previews.
    static func mock(overrides: MockOverrides = MockOverrides(), strict: Bool = false) -> Screen {
        let own = HeirloomScreenOverrides(row: overrides.row)
        return HeirloomMocks.makeScreen(overrides: own, heirloomStrict: HeirloomStrict(strict, "Screen"))
    }
}

/// Overrides for tests and previews where `Row` is built.
struct HeirloomRowOverrides: HeirloomReplaceable {
    var storage: (() -> Storage)?
    var name: Name?
    /// Builds a replacement from the dependencies of the original.
    var build: ((Storage, Name) -> Row)? { didSet { heirloomValue = nil } }
    /// A value in place of the original and of its parts.
    var heirloomValue: HeirloomConstant<Row>?

    struct HeirloomValues: HeirloomValueOverriding, HeirloomValueEntry {
        let heirloomBox: HeirloomBox<HeirloomRowOverrides>
        var storage: HeirloomValue<Storage, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.storage = { value.value } }
        }
        var heirloomValue: HeirloomValue<Row, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.heirloomValue = value }
        }
    }

    /// Sets the closure that builds a replacement.
    mutating func replace(_ build: @escaping (Storage, Name) -> Row) {
        self.build = build
    }
}

/// Overrides for tests and previews below `Screen`.
struct HeirloomScreenMockOverrides: HeirloomOverriding {
    private var keptRow: [HeirloomRowOverrides]

    init(row: HeirloomRowOverrides? = nil) {
        keptRow = row.map { [$0] } ?? []
    }

    var row: HeirloomRowOverrides {
        get { keptRow.first ?? HeirloomRowOverrides() }
        set { keptRow = [newValue] }
    }

    struct HeirloomValues: HeirloomValueOverriding {
        let heirloomBox: HeirloomBox<HeirloomScreenMockOverrides>
        var row: HeirloomRowOverrides.HeirloomValues {
            .init(heirloomBox: .init(heirloomBox.overrides.row) { heirloomBox.overrides.row = $0 })
        }
    }
}

/// Overrides for tests and previews where `Screen` is built.
struct HeirloomScreenOverrides: HeirloomReplaceable {
    private var keptRow: [HeirloomRowOverrides]
    /// Builds a replacement from the dependencies of the original.
    var build: ((Row) -> Screen)?

    init(row: HeirloomRowOverrides? = nil, build: ((Row) -> Screen)? = nil) {
        keptRow = row.map { [$0] } ?? []
        self.build = build
    }

    var row: HeirloomRowOverrides {
        get { keptRow.first ?? HeirloomRowOverrides() }
        set { keptRow = [newValue] }
    }

    /// Sets the closure that builds a replacement.
    mutating func replace(_ build: @escaping (Row) -> Screen) {
        self.build = build
    }
}

extension Row {
    fileprivate static var heirloomDefault_name: Name { usualName }
}

/// Functions that build mocks and their dependencies.
private enum HeirloomMocks {
    static func makeRow(overrides: HeirloomRowOverrides, heirloomStrict: HeirloomStrict) -> Row {
        if let value = overrides.heirloomValue { return value.value }
        let storage: Storage = heirloomStrict.isReplaced(overrides.storage != nil, "storage") ? overrides.storage!() : Storage()
        let name: Name = overrides.name ?? Row.heirloomDefault_name
        if let build = overrides.build {
            return build(storage, name)
        }
        heirloomStrict.build()
        return Row(storage: storage, name: name)
    }

    static func makeScreen(overrides: HeirloomScreenOverrides, heirloomStrict: HeirloomStrict) -> Screen {
        let row: Row = HeirloomMocks.makeRow(
            overrides: overrides.row,
            heirloomStrict: heirloomStrict.part("row")
        )
        if let build = overrides.build {
            return build(row)
        }
        heirloomStrict.build()
        return Screen(row: row)
    }
}
#endif

//: prints
// Screen
//   row: Row
//     storage: Storage
//     name: Name
//       text: String "usual"
// Screen
//   row: Row
//     storage: Storage
//     name: Name
//       text: String "mock"
