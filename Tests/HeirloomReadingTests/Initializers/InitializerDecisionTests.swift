import HeirloomModel
import HeirloomSyntax
import Testing

@testable import HeirloomReading

/// The choice of the initializer that builds a type.
@Suite struct InitializerDecisionTests {
    private static let properties = """
        @Received let store: Store
            @Received let clock: any Clock
        """

    /// Returns the decision for a struct with two dependencies and further members.
    private static func decision(_ members: String, head: String = "struct S: Instantiable") -> String {
        let source = """
            @Instantiable
            \(head) {
                \(properties)
                \(members)
            }
            """
        guard case .type(let declaration)? = Parser.parse(source).declarations.first,
            let type = InstantiableType(declaration, enclosing: [])
        else { return "nothing to decide" }
        switch type.initializerDecision {
        case .written(let initializer, let arguments):
            let passed = arguments.map { "\($0.label ?? "_"): \($0.dependency)" }.joined(separator: ", ")
            return "line \(initializer.range.start.line) with \(passed)"
        case .memberwise(let initializer):
            return initializer.head
        case .inherited:
            return "inherited"
        case .faulty(let fault):
            return fault.kind
        }
    }

    private static let memberwise = "init(store: Store, clock: any Clock)"

    @Test func typesWithoutAnInitializerGetAMemberwiseOne() {
        #expect(Self.decision("") == Self.memberwise)
    }

    @Test func handwrittenInitializersMayTakeTheDependenciesInAnyOrder() {
        #expect(
            Self.decision("init(clock: any Clock, store: Store) {}")
                == "line 5 with clock: clock, store: store"
        )
    }

    @Test func deprecatedInitializersAreAvoidedIfPossible() {
        let deprecated = "@available(*, deprecated) init(store: Store, clock: any Clock) {}; "
        #expect(
            Self.decision(deprecated + "\ninit(clock: any Clock, store: Store, name: String = \"\") {}")
                == "line 6 with clock: clock, store: store"
        )
        // Swift calls the deprecated initializer here, whichever one is meant.
        #expect(
            Self.decision(deprecated + "\ninit(store: Store, clock: any Clock, name: String = \"\") {}")
                == "line 5 with store: store, clock: clock"
        )
    }

    @Test(arguments: [
        "init(store: Store, clock: Clock) {}",
        "init(store: (Store), clock: any Module.Clock) {}",
        "internal init(store: Store, clock: any Clock) {}",
        "convenience init(store: Store, clock: any Clock) {}",
        "@MainActor init(store: Store, clock: any Clock) {}",
    ])
    func handwrittenInitializersMayBeSpelledDifferently(initializer: String) {
        #expect(Self.decision(initializer) == "line 5 with store: store, clock: clock")
    }

    @Test func parametersMatchDependenciesByTheirInternalName() {
        #expect(
            Self.decision("init(_ store: Store, with clock: any Clock) {}")
                == "line 5 with _: store, with: clock"
        )
    }

    @Test func additionalParametersNeedDefaults() {
        #expect(
            Self.decision("init(store: Store, size: Int = 1, clock: any Clock) {}")
                == "line 5 with store: store, clock: clock"
        )
    }

    @Test func theInitializerWithTheFewestAdditionalParametersIsCalled() {
        let members = """
            init(store: Store, clock: any Clock, size: Int = 1, name: String = "") {}
                init(store: Store, clock: any Clock, size: Int = 1) {}
                init(clock: any Clock, store: Store, name: String = "") {}
            """
        #expect(Self.decision(members) == "line 6 with store: store, clock: clock")
    }

    @Test(arguments: [
        "init() { self.init(store: Store(), clock: SystemClock()) }",
        "init(store: Store) { self.store = store; clock = SystemClock() }",
        "init(store: Store, clock: any Clock, size: Int) {}",
        "private init(store: Store, size: Int) {}",
        "init?(coder: NSCoder) { nil }",
        "init(store: Store) async throws {}",
    ])
    func otherInitializersDoNotReplaceTheMemberwiseOne(initializer: String) {
        #expect(Self.decision(initializer) == Self.memberwise)
    }

    @Test(arguments: [
        ("private init(store: Store, clock: any Clock) {}", "inaccessible"),
        ("init?(store: Store, clock: any Clock) {}", "unsupported"),
        ("init!(store: Store, clock: any Clock) async {}", "unsupported"),
        ("init<T>(store: Store, clock: any Clock, of type: T.Type = T.self) {}", "unsupported"),
        (
            "init(store: Store, clock: any Clock, other: some Clock = Now()) throws {}",
            "unsupported"
        ),
        ("init(store: Store, clock: any Clock) where Self: Sendable {}", "unsupported"),
        (
            "init(store: @autoclosure () throws -> Store, clock: any Clock) rethrows {}",
            "unsupported"
        ),
        ("init(store: Store, clock: some Clock) throws {}", "incomplete"),
        ("init(store: Store, clock: (any Clock)?) {}", "incomplete"),
        ("init(store: Store, clock: any Clock...) {}", "incomplete"),
        ("let size: Int", "missing"),
        ("let size: Int; init(size: Int) {}", "missing"),
        ("let size: Int; init(store: Store) {}", "incomplete"),
        ("let size: Int; init(store: Store, clock: any Clock, size: Int) {}", "demanding"),
    ])
    func uncallableInitializersAreFaults(members: String, kind: String) {
        #expect(Self.decision(members) == kind)
    }

    @Test(arguments: ["async", "throws", "throws(Failure)", "async throws", "throws(Never)"])
    func handwrittenInitializersMayHaveEffects(effects: String) {
        #expect(
            Self.decision("init(store: Store, clock: any Clock) \(effects) {}")
                == "line 5 with store: store, clock: clock"
        )
    }

    @Test(arguments: [
        // In a synchronous context, Swift calls the synchronous initializer.
        ["async", ""], ["async", "throws"], ["async throws", ""],
    ])
    func ofTwoWithTheSameLabelsTheSynchronousOneIsCalled(effects: [String]) {
        let members = effects.map { "init(store: Store, clock: any Clock) \($0) {}" }
        #expect(Self.decision(members.joined(separator: "\n")) == "line 6 with store: store, clock: clock")
        #expect(
            Self.decision(members.reversed().joined(separator: "\n"))
                == "line 5 with store: store, clock: clock"
        )
    }

    @Test func ofTwoWithTheSameLabelsTheOneWithTheFewestAdditionalParametersIsCalled() {
        let members = """
            init(store: Store, clock: any Clock, size: Int = 1) {}
                init(store: Store, clock: any Clock) throws {}
            """
        #expect(Self.decision(members) == "line 6 with store: store, clock: clock")
    }

    @Test func initializersWithoutEffectsArePreferred() {
        let members = """
            init(store: Store, clock: any Clock) async throws {}
                init(clock: any Clock, store: Store, size: Int = 1) {}
            """
        #expect(Self.decision(members) == "line 6 with clock: clock, store: store")
    }

    @Test func initializersWithEffectsArePreferredToDeprecatedOnes() {
        let members = """
            @available(*, deprecated) init(store: Store, clock: any Clock) {}
                init(clock: any Clock, store: Store) async {}
            """
        #expect(Self.decision(members) == "line 6 with clock: clock, store: store")
    }

    @Test func conditionalInitializersCount() {
        let members = """
            #if os(Linux)
                init(store: Store, clock: any Clock) {}
                #else
                init(store: Store, clock: any Clock) {}
                #endif
            """
        #expect(Self.decision(members) == "line 6 with store: store, clock: clock")
    }

    @Test func superclassesOfTheSDKNeedAHandwrittenInitializer() {
        #expect(Self.decision("", head: "class S: UIViewController, Instantiable") == "missing")
    }

    @Test func memberwiseInitializersHaveTheAccessLevelOfTheirType() {
        let rest = Self.memberwise
        #expect(Self.decision("", head: "public struct S: Instantiable") == "public " + rest)
        #expect(Self.decision("", head: "open class S: Instantiable") == "public " + rest)
        #expect(Self.decision("", head: "package actor S: Instantiable") == "package " + rest)
        #expect(Self.decision("", head: "internal struct S: Instantiable") == "internal " + rest)
    }
}

extension InitializerFault {
    fileprivate var kind: String {
        switch self {
        case .incomplete: "incomplete"
        case .inaccessible: "inaccessible"
        case .demanding: "demanding"
        case .unsupported: "unsupported"
        case .missing: "missing"
        }
    }
}
