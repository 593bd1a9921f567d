import HeirloomModel

extension ConditionTest {
    /// Whether the answer depends on the target platform: `os(Linux)`, `canImport(UIKit)`.
    fileprivate var asksForPlatform: Bool { argument != nil && Self.asking.contains(name) }

    private static let asking: Set<String> = [
        "os", "arch", "canImport", "targetEnvironment", "_endian", "_runtime", "_pointerBitWidth",
        "_hasAtomicBitWidth", "_objectFileFormat", "_ptrauth",
    ]
}

extension BuildConfigurations {
    /// Whether it distinguishes platforms.
    package var asksForPlatform: Bool { tests.contains(where: \.asksForPlatform) }

    /// Groups the configurations that differ only by platform.
    package func byPlatform(_ wanted: [Int]) -> [[Int]] {
        let others = tests.filter { !$0.asksForPlatform }
        let builds = Dictionary(grouping: wanted) { configuration in
            others.map { answer($0, in: configuration) }
        }
        return builds.values.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
    }
}
