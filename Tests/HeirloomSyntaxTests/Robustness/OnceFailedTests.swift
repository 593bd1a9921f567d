import HeirloomModel
import Testing

@testable import HeirloomSyntax

/// Texts that were once read wrongly, each as small as it could be made.
@Suite struct OnceFailedTests {
    /// Bodies that were passed although the other reading finds declarations in them.
    @Test(arguments: [
        "struct S: P,( Q {\n    enum E {}\n    func f() {}\n}\nstruct T {}",
        "struct S {\n    enum E: P,( Q {\n        case a(B)\n        var x: X? { y }\n    }\n}",
        "#if A\nprotocol P: ~Copyable,( ~Escapable {\n    associatedtype B: C\n}\n#endif\nstruct T {}",
    ])
    func passingBodiesHidesNoDeclaration(source: String) {
        let bytes = Array(source.utf8)
        let trees = [true, false].map {
            Parser.parse(LexedSource(bytes, passesBodies: $0), wanting: .everything)
        }
        #expect(trees[0] == trees[1])
        #expect(!trees[0].faults.isEmpty)
    }
}
