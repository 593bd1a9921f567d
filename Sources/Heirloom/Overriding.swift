/// The overrides of a generated `mock`, in which one spelling replaces an entry of any shape.
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

/// The overrides of something that has parts. A closure replaces all of it.
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
    /// The closure, which takes what the original is built from.
    associatedtype HeirloomBuild

    /// Builds something else in the place of the original.
    mutating func replace(_ build: HeirloomBuild)
}

extension HeirloomOverriding {
    /// Replaces something without parts, or a parameter that has a default.
    ///
    /// - Parameters:
    ///   - entry: The entry, however deep it is nested.
    ///   - replacement: A closure that takes what the original is built from, or the parameter's value.
    public mutating func replace<Entry>(_ entry: WritableKeyPath<Self, Entry?>, with replacement: Entry) {
        self[keyPath: entry] = replacement
    }

    /// Replaces something that has parts.
    ///
    /// - Parameters:
    ///   - entry: The entry, however deep it is nested.
    ///   - build: A closure that takes what the original is built from.
    public mutating func replace<Entry: HeirloomReplaceable>(
        _ entry: WritableKeyPath<Self, Entry>,
        with build: Entry.HeirloomBuild
    ) {
        self[keyPath: entry].replace(build)
    }
}
