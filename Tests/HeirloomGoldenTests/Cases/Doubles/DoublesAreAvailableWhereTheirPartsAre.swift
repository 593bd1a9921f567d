// A test double repeats the `@available` attributes of its type and of everything built below it.

//: option configuration=debug
//: App/Types.swift
import Heirloom

@available(macOS 99, iOS 99, *)
@Instantiable
final class Model: Instantiable {}

@available(macOS 99, iOS 99, *)
@Instantiable
struct Row: Instantiable {
    @Received let model: Model
    let title: String
    init(model: Model, title: String = "real") { self.model = model; self.title = title }
}

@available(macOS 99, iOS 99, *)
@Instantiable(isRoot: false, generateMock: true)
struct Screen: Instantiable {
    @Instantiated let model: Model
    @Instantiated let row: Row
}

//: App/main.swift
if #available(macOS 99, iOS 99, *) {
    printTree(Screen.mock(overrides: .init(row: .init(title: "mock"))))
}

//: generated App
#if DEBUG
import Heirloom

@available(macOS 99, iOS 99, *)
extension Screen {
    /// Overrides for tests and previews below `Screen`.
    typealias MockOverrides = HeirloomScreenMockOverrides

    /// Builds `Screen` and its dependencies for tests and previews.
    static func mock(overrides: MockOverrides = MockOverrides(), strict: Bool = false) -> Screen {
        let own = HeirloomScreenOverrides(model: overrides.model, row: overrides.row)
        return HeirloomMocks.makeScreen(overrides: own, heirloomStrict: HeirloomStrict(strict, "Screen"))
    }
}

/// Overrides for tests and previews where `Row` is built.
@available(macOS 99, iOS 99, *)
struct HeirloomRowOverrides: HeirloomReplaceable {
    var title: String?
    /// Builds a replacement from the dependencies of the original.
    var build: ((Model, String) -> Row)? { didSet { heirloomValue = nil } }
    /// A value in place of the original and of its parts.
    var heirloomValue: HeirloomConstant<Row>?

    struct HeirloomValues: HeirloomValueOverriding, HeirloomValueEntry {
        let heirloomBox: HeirloomBox<HeirloomRowOverrides>
        var heirloomValue: HeirloomValue<Row, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.heirloomValue = value }
        }
    }

    /// Sets the closure that builds a replacement.
    mutating func replace(_ build: @escaping (Model, String) -> Row) {
        self.build = build
    }
}

/// Overrides for tests and previews below `Screen`.
@available(macOS 99, iOS 99, *)
struct HeirloomScreenMockOverrides: HeirloomOverriding {
    var model: (() -> Model)?
    private var keptRow: [HeirloomRowOverrides]

    init(model: (() -> Model)? = nil, row: HeirloomRowOverrides? = nil) {
        self.model = model
        keptRow = row.map { [$0] } ?? []
    }

    var row: HeirloomRowOverrides {
        get { keptRow.first ?? HeirloomRowOverrides() }
        set { keptRow = [newValue] }
    }

    struct HeirloomValues: HeirloomValueOverriding {
        let heirloomBox: HeirloomBox<HeirloomScreenMockOverrides>
        var model: HeirloomValue<Model, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.model = { value.value } }
        }
        var row: HeirloomRowOverrides.HeirloomValues {
            .init(heirloomBox: .init(heirloomBox.overrides.row) { heirloomBox.overrides.row = $0 })
        }
    }
}

/// Overrides for tests and previews where `Screen` is built.
@available(macOS 99, iOS 99, *)
struct HeirloomScreenOverrides: HeirloomReplaceable {
    var model: (() -> Model)?
    private var keptRow: [HeirloomRowOverrides]
    /// Builds a replacement from the dependencies of the original.
    var build: ((Model, Row) -> Screen)?

    init(
        model: (() -> Model)? = nil,
        row: HeirloomRowOverrides? = nil,
        build: ((Model, Row) -> Screen)? = nil
    ) {
        self.model = model
        keptRow = row.map { [$0] } ?? []
        self.build = build
    }

    var row: HeirloomRowOverrides {
        get { keptRow.first ?? HeirloomRowOverrides() }
        set { keptRow = [newValue] }
    }

    /// Sets the closure that builds a replacement.
    mutating func replace(_ build: @escaping (Model, Row) -> Screen) {
        self.build = build
    }
}

@available(macOS 99, iOS 99, *)
extension Row {
    fileprivate static var heirloomDefault_title: String { "real" }
}

/// Functions that build mocks and their dependencies.
private enum HeirloomMocks {
    @available(macOS 99, iOS 99, *)
    static func makeRow(
        model: Model,
        overrides: HeirloomRowOverrides,
        heirloomStrict: HeirloomStrict
    ) -> Row {
        if let value = overrides.heirloomValue { return value.value }
        let title: String = overrides.title ?? Row.heirloomDefault_title
        if let build = overrides.build {
            return build(model, title)
        }
        heirloomStrict.build()
        return Row(model: model, title: title)
    }

    @available(macOS 99, iOS 99, *)
    static func makeScreen(overrides: HeirloomScreenOverrides, heirloomStrict: HeirloomStrict) -> Screen {
        let model: Model = heirloomStrict.isReplaced(overrides.model != nil, "model") ? overrides.model!() : Model()
        let row: Row = HeirloomMocks.makeRow(
            model: model,
            overrides: overrides.row,
            heirloomStrict: heirloomStrict.part("row")
        )
        if let build = overrides.build {
            return build(model, row)
        }
        heirloomStrict.build()
        return Screen(model: model, row: row)
    }
}
#endif

//: prints
// Screen
//   model: Model #1
//   row: Row
//     model: Model #1
//     title: String "mock"
