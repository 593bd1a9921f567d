import HeirloomModel
import Testing

@testable import HeirloomSyntax

/// Minimal texts that were read incorrectly in the past.
@Suite struct OnceFailedTests {
    /// Bodies that were skipped although a full read finds declarations in them.
    @Test(arguments: [
        "struct S: P,( Q {\n    enum E {}\n    func f() {}\n}\nstruct T {}",
        "struct S {\n    enum E: P,( Q {\n        case a(B)\n        var x: X? { y }\n    }\n}",
        "#if A\nprotocol P: ~Copyable,( ~Escapable {\n    associatedtype B: C\n}\n#endif\nstruct T {}",
    ])
    func skippingBodiesHidesNoDeclarations(source: String) {
        let bytes = Array(source.utf8)
        let trees = [true, false].map {
            Parser.parse(LexedSource(bytes, passesBodies: $0), wanting: .everything)
        }
        #expect(trees[0] == trees[1])
        #expect(!trees[0].faults.isEmpty)
    }
}
