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
public protocol HeirloomOverriding {}

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
