import HeirloomDiagnosis
import HeirloomGraphTestSupport
import HeirloomModel
import Testing

/// Warnings that are only reported on request.
@Suite struct OptionalRulesTests {
    private static func sources(_ property: String) -> String {
        """
        //: App/App.swift
        protocol Telling {}
        class Machine {}
        @Instantiable(fulfillingAdditionalTypes: [Telling.self, Machine.self])
        final class 2️⃣Clock: Machine, Instantiable, Telling { override init() {} }
        @Instantiable
        struct Alarm: Instantiable { \(property) }
        @Instantiable(isRoot: true)
        struct 3️⃣App: Instantiable {
            @Instantiated let clock: Clock
            @Instantiated(fulfilledByType: "Clock") let teller: any Telling
            @Instantiated let machine: Machine
            @Instantiated let alarm: Alarm
        }
        """
    }

    @Test func receivedConcreteTypesThatListAProtocolAreReported() {
        let choice = LintChoice(enabled: [.protocolFirst])
        for property in ["clock: Clock", "clock: Clock?"] {
            let attribute = property.hasSuffix("?") ? "@Received(onlyIfAvailable: true)" : "@Received"
            #expect(
                warnings(of: Self.sources("\(attribute) let 1️⃣\(property)"), choosing: choice) == """
                    1️⃣ warning: 'Alarm' receives '\(property)', a concrete type; prefer a protocol that it fulfills: 'any Telling' [protocol-first]
                    2️⃣ note: 'Clock' declares the types it fulfills here
                    """
            )
        }
        for property in ["teller: any Telling", "machine: Machine"] {
            #expect(warnings(of: Self.sources("@Received let \(property)"), choosing: choice) == "")
        }
        #expect(warnings(of: Self.sources("@Received let clock: Clock")) == "")
    }

    @Test func typesWithTooManyDependenciesAreReported() {
        let sources = Self.sources("@Received let clock: Clock")
        #expect(
            warnings(of: sources, choosing: LintChoice(enabled: [.manyDependencies], mostDependencies: 3))
                == """
                3️⃣ warning: 'App' has 4 dependencies; the limit is 3 [many-dependencies]
                3️⃣ note: move some of them, and the code that uses them, to a separate type
                """
        )
        #expect(
            warnings(of: sources, choosing: LintChoice(enabled: [.manyDependencies], mostDependencies: 4))
                == ""
        )
        #expect(warnings(of: sources, choosing: LintChoice(mostDependencies: 3)) == "")
    }

    @Test func optionalWarningsAreDisabledByDefault() {
        #expect(DiagnosticID.optionalWarnings == [.protocolFirst, .manyDependencies])
    }
}
