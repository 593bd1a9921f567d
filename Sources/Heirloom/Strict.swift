/// Records an issue in the current test. `HeirloomTesting` declares the conforming type.
///
/// ```swift
/// import Heirloom
///
/// enum Printing: HeirloomIssueRecording {
///     static func recorder() -> @Sendable (String) -> Void { { print($0) } }
/// }
/// ```
public protocol HeirloomIssueRecording {
    /// Returns a function that records issues of the test that runs now.
    static func recorder() -> @Sendable (String) -> Void
}

/// The strictness of a generated `mock` and the path to one of its parts: `Screen.fetcher`. For generated code.
public struct HeirloomStrict: Sendable {
    private let issues: Issues?
    private let double: String
    private let parts: [String]

    /// The strictness of a double that records nothing.
    public init() { self.init(false, "") }

    /// Creates the strictness of a double.
    ///
    /// - Parameters:
    ///   - isStrict: Whether parts that are not replaced are recorded as issues.
    ///   - double: The name of the double's type.
    public init(_ isStrict: Bool, _ double: String) {
        self.init(isStrict ? Issues() : nil, double, [])
    }

    private init(_ issues: Issues?, _ double: String, _ parts: [String]) {
        self.issues = issues
        self.double = double
        self.parts = parts
    }

    /// The strictness of a part.
    public func part(_ name: String) -> HeirloomStrict {
        issues == nil ? self : HeirloomStrict(issues, double, parts + [name])
    }

    /// Records that a part is built which is not replaced.
    ///
    /// - Returns: Whether the part is replaced.
    public func isReplaced(_ isReplaced: Bool, _ name: String) -> Bool {
        if !isReplaced { part(name).build() }
        return isReplaced
    }

    /// Records that the part is built, unless it is the double itself.
    public func build() {
        guard let issues, !parts.isEmpty else { return }
        issues.record(([double] + parts).joined(separator: "."))
    }
}

/// The recorded issues of one double.
private final class Issues: Sendable {
    private let lock = Lock()
    private nonisolated(unsafe) var paths: Set<String> = []
    private let record: @Sendable (String) -> Void

    init() {
        // The library links no test library, so the type is found by its mangled name.
        guard
            let type = _typeByName("15HeirloomTesting0A13IssueRecorderO") as? any HeirloomIssueRecording.Type
        else {
            fatalError("'strict: true' requires the product 'HeirloomTesting' in the test target")
        }
        record = type.recorder()
    }

    func record(_ path: String) {
        guard lock.withLock({ paths.insert(path).inserted }) else { return }
        record("'\(path)' is built, because it is not replaced")
    }
}
