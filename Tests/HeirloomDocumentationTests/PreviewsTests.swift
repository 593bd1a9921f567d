import HeirloomTestSupport
import Testing

/// The example with previews builds, and its own tests pass.
@Suite struct PreviewsTests {
    @Test(.enabled(if: TestLength.isFull, "`.ci/run` builds and tests the examples"))
    func thePreviewsShowWhatTheExamplesTestsSay() throws {
        let copy = try ExampleCopy(of: "Previews", dependingOn: ExampleCopy.forwardingPackage.get())
        #expect(throws: Never.self) { try copy.swift("test", "--quiet") }
    }
}
