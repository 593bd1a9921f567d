import HeirloomTestSupport
import Testing

/// The Previews example builds and passes its own tests.
@Suite struct PreviewsTests {
    @Test(.enabled(if: TestLength.isFull, "`.ci/run` builds and tests the examples"))
    func previewsPassTheTestsOfTheExample() throws {
        let copy = try ExampleCopy(of: "Previews", dependingOn: ExampleCopy.forwardingPackage.get())
        #expect(throws: Never.self) { try copy.swift("test", "--quiet") }
    }
}
