import Foundation
import HeirloomTestSupport
import Testing

/// The Weather example, whose start can fail, builds, passes its own tests, and prints the output shown on its page.
@Suite struct WeatherTests {
    @Test(.enabled(if: TestLength.isFull, "`.ci/run` builds and tests the examples"))
    func theExamplePrintsTheOutputOnItsPage() throws {
        let copy = try ExampleCopy(of: "Weather", dependingOn: ExampleCopy.forwardingPackage.get())
        #expect(throws: Never.self) { try copy.swift("test", "--quiet") }

        let example = Compiler.repository.appendingPathComponent("Examples/Weather")
        let page = try String(contentsOf: example.appendingPathComponent("README.md"), encoding: .utf8)
        let command = try #require(page.block(of: "console"))
        let station = Compiler.repository.appendingPathComponent(command.words[5])
        let arguments = ["run", "--quiet"] + [command.words[4], station.path] + command.words[6...]
        #expect(try copy.swift(arguments) == page.block(of: "text"))
    }
}

extension String {
    /// Returns the first block of a language.
    fileprivate func block(of kind: String) -> String? {
        guard let start = range(of: "```\(kind)\n"), let end = self[start.upperBound...].range(of: "```")
        else { return nil }
        return String(self[start.upperBound..<end.lowerBound])
    }

    fileprivate var words: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }
}
