import HeirloomModel
import HeirloomSyntax
import Testing

@testable import HeirloomLocalDiagnosis

/// The detection of changes to a dependency.
@Suite struct ChangedDependenciesTests {
    /// Returns the fix-its for a property declared as a variable, in a type with additional members.
    private static func fixIts(_ property: String, _ members: String) -> [String] {
        let source = """
            @Instantiable
            final class S: Instantiable {
                \(property)
                \(members)
            }
            """
        return FileSummarizer.summary(ofFileAt: "S.swift", source: Array(source.utf8)).diagnostics
            .filter { $0.id == .mutableDependency }
            .flatMap { $0.fixIts.map(\.message) }
    }

    @Test(arguments: [
        "func f() { x = [] }",
        "func f() { self.x += y }",
        "func f() { x.append(1) }",
        "func f() { x[0] = 1 }",
        "func f() { x[y[0]].z?.w = 1 }",
        "func f() { sort(&x) }",
        "func f() { sort(&self.x) }",
        "func f() { x?.y[0].remove(1) }",
        "init(x: X) { self.x = x }; var y: Int { didSet { x.removeAll() } }",
    ])
    func changedForwardedPropertiesGetNoFixIt(members: String) {
        #expect(Self.fixIts("@Forwarded var x: X", members) == [])
    }

    @Test(arguments: [
        "init(x: X) { self.x = x }",
        "func f() { if x == y { g(x: x) } }",
        "func f() -> Bool { x.y <= z && x != y }",
        "func f() { x.first.map { $0 + 1 } }",
        "func f() { let z = x }",
    ])
    func unchangedForwardedPropertiesGetAFixIt(members: String) {
        #expect(Self.fixIts("@Forwarded var x: X", members) == ["change 'var' to 'let'"])
    }

    @Test(arguments: ["func f() { let x = [1]; other.x = x }", "func f(x: X = []) {}"])
    func otherThingsOfTheNameMayBeTheProperty(members: String) {
        #expect(Self.fixIts("@Forwarded var x: X", members) == [])
    }

    @Test func objectsMayBeChangedInPart() {
        let members = "func f() { x.delegate = self; x.append(1); x[0] = 1 }"
        #expect(Self.fixIts("@Received var x: X", members) == ["change 'var' to 'let'"])
        #expect(Self.fixIts("@Received var x: X", "func f() { x = X() }") == [])
    }
}
