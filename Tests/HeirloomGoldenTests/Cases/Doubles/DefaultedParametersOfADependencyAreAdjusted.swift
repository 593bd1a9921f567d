// Defaulted parameters of a dependency's initializer are fields of its overrides. An omitted field keeps the initializer's
// default, evaluated in the scope and with the imports of its file; `build` receives the resulting values.

//: option configuration=debug
//: App/Types.swift
import Heirloom

@Instantiable
struct Notes: Instantiable {
    let title: String
    let limit: Int?
    let subtitle: String?
    let format: @Sendable (Int) -> String

    private static let usual = 10
    static func plain(_ number: Int) -> String { "\(number)" }

    init(
        title: String = "untitled",
        limit: Int? = 1 + 2,
        subtitle: String? = nil,
        format: @escaping @Sendable (Int) -> String = Notes.plain
    ) {
        self.title = title
        self.limit = limit
        self.subtitle = subtitle
        self.format = format
    }

    var text: String { "\(title) \(limit.map(format) ?? "-") \(subtitle ?? "-")" }
}

@Instantiable(isRoot: false, generateMock: true)
struct Screen: Instantiable {
    @Instantiated let notes: Notes
}

//: App/main.swift
print(Screen.mock().notes.text)
print(Screen.mock(overrides: .init(notes: .init(title: "hello"))).notes.text)
print(Screen.mock(overrides: .init(notes: .init(limit: nil, subtitle: "sub"))).notes.text)
print(Screen.mock(overrides: .init(notes: .init(format: { "<\($0)>" }))).notes.text)
let replaced = Screen.MockOverrides(
    notes: .init(
        limit: 7,
        build: { title, limit, subtitle, format in
            Notes(title: title + "!", limit: limit, subtitle: subtitle, format: format)
        }
    )
)
print(Screen.mock(overrides: replaced).notes.text)

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
    var title: String?
    var limit: Int? = Notes.heirloomDefault_limit
    var subtitle: String?
    var format: (@Sendable (Int) -> String)?
    /// Builds a replacement from the dependencies of the original.
    var build: ((String, Int?, String?, @escaping @Sendable (Int) -> String) -> Notes)? { didSet { heirloomValue = nil } }
    /// A value in place of the original and of its parts.
    var heirloomValue: HeirloomConstant<Notes>?

    struct HeirloomValues: HeirloomValueOverriding, HeirloomValueEntry {
        let heirloomBox: HeirloomBox<HeirloomNotesOverrides>
        var heirloomValue: HeirloomValue<Notes, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.heirloomValue = value }
        }
    }

    /// Sets the closure that builds a replacement.
    mutating func replace(
        _ build: @escaping (String, Int?, String?, @escaping @Sendable (Int) -> String) -> Notes
    ) {
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

extension Notes {
    fileprivate static var heirloomDefault_title: String { "untitled" }
    fileprivate static var heirloomDefault_limit: Int? { 1 + 2 }
    fileprivate static var heirloomDefault_format: @Sendable (Int) -> String { Notes.plain }
}

/// Functions that build mocks and their dependencies.
private enum HeirloomMocks {
    static func makeNotes(overrides: HeirloomNotesOverrides, heirloomStrict: HeirloomStrict) -> Notes {
        if let value = overrides.heirloomValue { return value.value }
        let title: String = overrides.title ?? Notes.heirloomDefault_title
        let limit: Int? = overrides.limit
        let subtitle: String? = overrides.subtitle
        let format: @Sendable (Int) -> String = overrides.format ?? Notes.heirloomDefault_format
        if let build = overrides.build {
            return build(title, limit, subtitle, format)
        }
        heirloomStrict.build()
        return Notes(title: title, limit: limit, subtitle: subtitle, format: format)
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
// untitled 3 -
// hello 3 -
// untitled - sub
// untitled <3> -
// untitled! 7 -
