/// The overrides of a generated `mock`. One spelling replaces an entry of any shape.
///
/// The generator declares the conforming types, `MockOverrides` among them.
///
/// ```swift
/// import Heirloom
///
/// struct NotesOverrides: HeirloomOverriding {  // as the generator writes it
///     var textStorage: (() -> [String])?
///     var title: String?
/// }
///
/// var overrides = NotesOverrides()
/// overrides.replace(\.textStorage) { ["draft"] }
/// overrides.replace(\.title, with: "Notes")
/// ```
public protocol HeirloomOverriding {
    /// The entries as values: a ``HeirloomValueOverriding`` type if one value can replace an entry.
    associatedtype HeirloomValues = Never
}

/// The overrides of an entry with parts of its own. A closure replaces the entry as a whole.
///
/// ```swift
/// import Heirloom
///
/// struct ScreenOverrides: HeirloomReplaceable {  // as the generator writes it
///     var title: String?
///     var build: ((String) -> [String])?
///
///     mutating func replace(_ build: @escaping (String) -> [String]) { self.build = build }
/// }
///
/// struct AppOverrides: HeirloomOverriding {
///     var screen = ScreenOverrides()
/// }
///
/// var overrides = AppOverrides()
/// overrides.replace(\.screen) { title in [title, "draft"] }
/// overrides.replace(\.screen.title, with: "Notes")
/// ```
public protocol HeirloomReplaceable: HeirloomOverriding {
    /// The type of the closure, whose parameters are the inputs of the original.
    associatedtype HeirloomBuild

    /// Builds a replacement in place of the original.
    mutating func replace(_ build: HeirloomBuild)
}

extension HeirloomOverriding {
    /// Replaces an entry without parts, or a parameter that has a default.
    ///
    /// - Parameters:
    ///   - entry: The entry, at any depth.
    ///   - replacement: A closure whose parameters are the inputs of the original, or the parameter's value.
    public mutating func replace<Entry>(_ entry: WritableKeyPath<Self, Entry?>, with replacement: Entry) {
        self[keyPath: entry] = replacement
    }

    /// Replaces an entry with parts of its own.
    ///
    /// - Parameters:
    ///   - entry: The entry, at any depth.
    ///   - build: A closure whose parameters are the inputs of the original.
    public mutating func replace<Entry: HeirloomReplaceable>(
        _ entry: WritableKeyPath<Self, Entry>,
        with build: Entry.HeirloomBuild
    ) {
        self[keyPath: entry].replace(build)
    }
}

// MARK: Values

/// The entries of overrides as values. The generator declares the conforming types.
///
/// ```swift
/// import Heirloom
///
/// struct NotesOverrides: HeirloomOverriding {  // as the generator writes it
///     var textStorage: (() async throws -> [String])?
///
///     struct HeirloomValues: HeirloomValueOverriding {
///         let heirloomBox: HeirloomBox<NotesOverrides>
///         var textStorage: HeirloomValue<[String], HeirloomKind.Value> {
///             .init { value in heirloomBox.overrides.textStorage = { value.value } }
///         }
///     }
/// }
///
/// var overrides = NotesOverrides()
/// overrides.replace(\.textStorage, with: ["draft"])
/// ```
public protocol HeirloomValueOverriding {
    /// The type of the overrides.
    associatedtype HeirloomOverrides

    /// Creates the entries of overrides.
    init(heirloomBox: HeirloomBox<HeirloomOverrides>)
}

/// An entry that one value can replace.
public protocol HeirloomValueEntry {
    /// The type of the value.
    associatedtype Value
    /// One of the types in ``HeirloomKind``.
    associatedtype Kind

    /// Replaces what the entry builds.
    var heirloomValue: HeirloomValue<Value, Kind> { get }
}

/// Overrides while a value replaces one of their entries.
public final class HeirloomBox<Overrides> {
    /// The overrides.
    public var overrides: Overrides { didSet { changed(overrides) } }
    private let changed: (Overrides) -> Void

    /// Boxes overrides.
    ///
    /// - Parameters:
    ///   - overrides: The overrides.
    ///   - changed: Takes the overrides after each change.
    public init(_ overrides: Overrides, changed: @escaping (Overrides) -> Void = { _ in }) {
        self.overrides = overrides
        self.changed = changed
    }
}

/// A function that replaces an entry with a value. `Kind` is one of the types in ``HeirloomKind``.
public struct HeirloomValue<Value, Kind>: HeirloomValueEntry {
    fileprivate let replace: (HeirloomConstant<Value>) -> Void

    /// Wraps the function.
    public init(_ replace: @escaping (HeirloomConstant<Value>) -> Void) { self.replace = replace }

    /// This function.
    public var heirloomValue: HeirloomValue { self }
}

/// A value that overrides return. It is `Sendable`, because `replace` requires a `Sendable` value where these closures
/// are `@Sendable`.
public struct HeirloomConstant<Value>: @unchecked Sendable {
    /// The value.
    public let value: Value
}

/// The kinds of values that replace entries.
public enum HeirloomKind {
    /// Any value except for a function.
    public enum Value {}
    /// A value that different isolations share.
    public enum SendableValue {}
    /// A function, or a value that may be one. A closure that is passed as `with:` builds the value instead.
    public enum Function {}
    /// A function that different isolations share.
    public enum SendableFunction {}
}

extension HeirloomOverriding
where HeirloomValues: HeirloomValueOverriding, HeirloomValues.HeirloomOverrides == Self {
    /// Replaces what an entry builds with one value, whatever the original takes and however it is built.
    ///
    /// - Parameters:
    ///   - entry: The entry, at any depth.
    ///   - value: The value, which is the result of every build.
    public mutating func replace<Entry: HeirloomValueEntry>(
        _ entry: KeyPath<HeirloomValues, Entry>,
        with value: Entry.Value
    ) where Entry.Kind == HeirloomKind.Value { set(entry, to: value) }

    /// Replaces what an entry builds with one value that several isolations use.
    ///
    /// - Parameters:
    ///   - entry: The entry, at any depth.
    ///   - value: The value, which is the result of every build.
    public mutating func replace<Entry: HeirloomValueEntry>(
        _ entry: KeyPath<HeirloomValues, Entry>,
        with value: Entry.Value
    ) where Entry.Kind == HeirloomKind.SendableValue, Entry.Value: Sendable { set(entry, to: value) }

    /// Replaces the function that an entry builds with another one.
    ///
    /// - Parameters:
    ///   - entry: The entry, at any depth.
    ///   - value: The function, which is the result of every build.
    public mutating func replace<Entry: HeirloomValueEntry>(
        _ entry: KeyPath<HeirloomValues, Entry>,
        withValue value: Entry.Value
    ) where Entry.Kind == HeirloomKind.Function { set(entry, to: value) }

    /// Replaces the function that an entry builds with another one that several isolations use.
    ///
    /// - Parameters:
    ///   - entry: The entry, at any depth.
    ///   - value: The function, which is the result of every build.
    public mutating func replace<Entry: HeirloomValueEntry>(
        _ entry: KeyPath<HeirloomValues, Entry>,
        withValue value: Entry.Value
    ) where Entry.Kind == HeirloomKind.SendableFunction, Entry.Value: Sendable { set(entry, to: value) }

    private mutating func set<Entry: HeirloomValueEntry>(
        _ entry: KeyPath<HeirloomValues, Entry>,
        to value: Entry.Value
    ) {
        let box = HeirloomBox(self)
        HeirloomValues(heirloomBox: box)[keyPath: entry].heirloomValue.replace(HeirloomConstant(value: value))
        self = box.overrides
    }
}
