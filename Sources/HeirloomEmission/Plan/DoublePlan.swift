import HeirloomGraph
import HeirloomModel

/// All that is generated for test doubles: `#if DEBUG … #endif`
struct DoublesPlan: Sendable {
    /// `nil` for any build.
    var condition: String?
    var helpers: HelperNames
    /// What is imported for doubles only.
    var imports: [ImportPlan] = []
    /// Sorted by name.
    var aliases: [AliasPlan] = []
    /// Sorted by name.
    var mocks: [Alternatives<MockPlan>] = []
    /// Sorted by name.
    var overrides: [Alternatives<OverridesPlan>] = []
    /// Sorted by name.
    var defaults: [Alternatives<DefaultsPlan>] = []
    /// Sorted by name.
    var functions: [Alternatives<DoubleFunctionPlan>] = []
    /// Sorted by name.
    var surroundings: [Alternatives<SurroundingPlan>] = []
    /// Whether something is handed over for good, as to an actor.
    var sendsValues = false
    /// Whether declarations that are isolated to nothing must say so.
    var saysNonisolated = false

    var isEmpty: Bool { mocks.isEmpty }
}

/// `extension Child { static func mock(label: Value, overrides: MockOverrides = MockOverrides()) -> Child { … } }`
struct MockPlan: Hashable, Sendable {
    /// `@available(…)` as written.
    var availability: [String]
    /// `Child`
    var type: String
    /// What `MockOverrides` stands for, `nil` where the extended type cannot have it.
    var alias: String?
    /// As written in `mockAttributes`.
    var attributes: String
    var isolation: WrittenIsolation?
    var parameters: [MockParameterPlan]
    /// `async throws(E)`, empty for none.
    var effects: String
    /// The type as it is spelled in its extension.
    var built: String
    /// The statements, one line each.
    var statements: [String]
    /// What is overridden where the value itself is built, `nil` where there is nothing to say of it.
    var overrides: LocalPlan?
    var result: ConstructionPlan
}

/// `label name: Type = value`
struct MockParameterPlan: Hashable, Sendable {
    var label: String
    var name: String
    var type: String
    /// `nil` for one that must be given.
    var value: String?
}

/// `struct HeirloomChildOverrides<HeirloomBuilt> { … }`
struct OverridesPlan: Hashable, Sendable {
    var availability: [String]
    var name: String
    /// What it is for, as in "where a 'Child' is built".
    var subject: String
    /// Whether what is built in its place may be of another type.
    var isGeneric: Bool
    var isSendable: Bool
    /// Whether it is used in the module's default isolation alone, in which its types may be `Hashable` and the like only there.
    var hasDefaultIsolation: Bool
    /// Whether some entries are values, and not closures.
    var holdsValues = false
    var entries: [OverridePlan]
    /// What builds something else in its place, `nil` for what a `mock` takes.
    var build: BuildOverridePlan?
}

/// A property of an overrides type.
struct OverridePlan: Hashable, Sendable {
    enum Form: Hashable, Sendable {
        /// Its type is an optional, and `nil` says nothing: `((User) -> Child)?`, `String?`
        case optional
        /// Its type is another overrides type, which is made when it is asked for, and kept behind the name that is said
        /// here.
        case nested(storedAs: String)
    }

    var name: String
    var type: String
    var form: Form
    /// What it is from the start.
    var byDefault = "nil"
}

/// `var build: ((User) -> HeirloomBuilt)?`
struct BuildOverridePlan: Hashable, Sendable {
    var name: String
    /// `(User) -> HeirloomBuilt`
    var type: String
}

/// `extension Child { fileprivate static var heirloomDefaultTitle: String { "" } }`
struct DefaultsPlan: Hashable, Sendable {
    var availability: [String]
    /// `Child`
    var type: String
    var isolation: WrittenIsolation?
    var values: [DefaultPlan]
}

/// The default of a parameter.
struct DefaultPlan: Hashable, Sendable {
    var name: String
    var type: String
    var value: String
}

/// `static func heirloomMakeChild<HeirloomBuilt>(label: Value, overrides: …, as convert: …) -> HeirloomBuilt { … }`
struct DoubleFunctionPlan: Hashable, Sendable {
    var availability: [String]
    var isolation: WrittenIsolation?
    var name: String
    var parameters: [ParameterPlan]
    var overrides: ParameterPlan
    /// What makes of it what is asked for; `nil` where it is that itself.
    var convert: ParameterPlan?
    /// `async throws(E)`, empty for none.
    var effects: String
    /// `Child`, or `HeirloomBuilt` where it is converted.
    var built: String
    var locals: [LocalPlan]
    /// The statements behind the locals, one line each.
    var statements: [String]
    /// The name of what builds something else instead, once it is there.
    var build: String
    /// `overrides.build`
    var buildSource: String
    var inputs: [ArgumentPlan]
    /// What stands before a call of that.
    var marks: CallMarks
    var result: CallPlan
}

/// A property of the surroundings, and what makes its value.
struct SurroundingPlan: Hashable, Sendable {
    var isolation: WrittenIsolation?
    var name: String
    var type: String
    /// `var offersChild = false`: whether it is there for what takes it only if available; `nil` where nothing does.
    var offers: String?
    /// `nil` for what must be handed in.
    var making: MakingPlan?

    struct MakingPlan: Hashable, Sendable {
        /// `var childOverrides: ((User) -> Child)?`
        var overrides: ParameterPlan
        /// Whether the overrides are there from the start: they are of another overrides type.
        var isNested: Bool
        var function: String
        /// The locals that stand for other values, one line each.
        var statements: [String]
        var local: LocalPlan
    }
}
