import HeirloomGraph
import HeirloomModel

/// All declarations that are generated for test doubles.
struct DoublesPlan: Sendable {
    var helpers: HelperNames
    /// Sorted by module.
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
    /// Whether a value is passed as `sending`, or to an actor, so that `HeirloomSent` is generated.
    var sendsValues = false
    /// Whether nonisolated declarations must be marked `nonisolated`.
    var saysNonisolated = false

    /// The names of the overrides types of entries.
    var namesOfEntries: Set<String> {
        Set(
            overrides.flatMap(\.clauses).flatMap(\.value.entries).compactMap { entry in
                guard case .nested = entry.form else { return nil }
                return entry.type.withoutGenericArguments
            }
        )
    }

    /// Whether overrides for scopes in the module's default isolation have it themselves. All have, if one needs it,
    /// because they create one another. Otherwise they are `nonisolated`, so that the default of a parameter, which no
    /// actor isolates in Swift 5, can create them.
    var isolatesOverrides: Bool {
        overrides.flatMap(\.clauses).map(\.value).contains { $0.hasDefaultIsolation && $0.namesGenericType }
    }
}

extension String {
    /// `HeirloomChildOverrides` for `HeirloomChildOverrides<any Child>`
    var withoutGenericArguments: String { String(prefix { $0 != "<" }) }
}

/// `extension Child { static func mock(label: Value, overrides: MockOverrides = MockOverrides()) -> Child { … } }`
struct MockPlan: Equatable, Sendable {
    /// `@available(…)` as written.
    let availability: [String]
    /// `Child`
    let type: String
    /// The target of the alias `MockOverrides`; `nil` if there are no overrides, or if the extended type cannot declare
    /// the alias.
    var alias: String?
    /// The attributes in `mockAttributes`.
    let attributes: String
    var isolation: WrittenIsolation?
    let parameters: [MockParameterPlan]
    /// `async throws(E)`, empty for none.
    let effects: String
    /// The built type, as spelled in its extension.
    let built: String
    /// The statements, one line each.
    let statements: [String]
    /// The local with the overrides for the built type itself; `nil` if no part of it can be overridden.
    var overrides: LocalPlan?
    let result: ConstructionPlan
}

/// `name: Type = value`
struct MockParameterPlan: Equatable, Sendable {
    let name: String
    var type: String
    /// The default; `nil` for a required parameter.
    var value: String?
}

/// `struct HeirloomChildOverrides<HeirloomBuilt> { … }`
struct OverridesPlan: Equatable, Sendable {
    let availability: [String]
    let name: String
    /// The type or the collection that it overrides, as named in its documentation: "where `Child` is built".
    let subject: String
    /// Whether a replacement may be of another type than the original.
    let isGeneric: Bool
    let isSendable: Bool
    /// Whether it is used only in the module's default isolation.
    let hasDefaultIsolation: Bool
    /// Whether some entries are values rather than closures.
    var holdsValues = false
    let entries: [OverridePlan]
    /// The closure that builds a replacement; `nil` for the overrides that a `mock` takes.
    var build: BuildOverridePlan?

    /// Whether an entry has parts of its own.
    var hasNestedEntries: Bool {
        entries.contains { entry in
            if case .nested = entry.form { true } else { false }
        }
    }

    /// Whether it names a generic type, whose arguments may conform to `Hashable` and other protocols only in the
    /// module's default isolation. Other overrides require nothing of their argument.
    var namesGenericType: Bool {
        let types = entries.map { entry in
            guard case .nested = entry.form else { return entry.type[...] }
            return entry.type.drop { $0 != "<" }.dropFirst()
        }
        return (types + [(build?.type ?? "")[...]]).contains { type in
            type.contains("<") || type.contains("[") && type.contains(": ")
        }
    }
}

/// A property of an overrides type.
struct OverridePlan: Equatable, Sendable {
    enum Form: Equatable, Sendable {
        /// An optional: `((User) -> Child)?`, `String?`. `nil` means no override, unless the entry has the type of a
        /// parameter that is itself optional.
        case optional
        /// Another overrides type, which is created on access, and stored in a property of this name once it is set.
        case nested(storedAs: String)
    }

    let name: String
    let type: String
    let form: Form
    /// The value that can replace what the entry builds; `nil` if the entry is a value, or has parts of its own.
    var value: ReplacingValuePlan?
    /// The initial value.
    var byDefault = "nil"
}

/// `var build: ((User) -> HeirloomBuilt)?`
struct BuildOverridePlan: Equatable, Sendable {
    let name: String
    /// `(User) -> HeirloomBuilt`
    let type: String
    let value: ReplacingValuePlan
    /// Whether the overrides store a value, in place of which nothing is built: not for a collection.
    let storesValue: Bool
}

/// The value that can replace the result of a closure: `HeirloomValue<any Storage, HeirloomKind.Value>`
struct ReplacingValuePlan: Equatable, Sendable {
    /// `any Storage`
    let type: String
    let isFunction: Bool
    let isSendable: Bool
    /// `{ _ in value.value }`: the closure that returns it.
    let closure: String
}

/// `extension Child { fileprivate static var heirloomDefault_title: String { "" } }`
struct DefaultsPlan: Equatable, Sendable {
    let availability: [String]
    /// `Child`
    let type: String
    var isolation: WrittenIsolation?
    let values: [DefaultPlan]
}

/// The default of a parameter.
struct DefaultPlan: Equatable, Sendable {
    let name: String
    let type: String
    let value: String
}

/// `static func makeChild<HeirloomBuilt>(label: Value, overrides: …, as convert: …) -> HeirloomBuilt { … }`
struct DoubleFunctionPlan: Equatable, Sendable {
    let availability: [String]
    var isolation: WrittenIsolation?
    let name: String
    let parameters: [ParameterPlan]
    let overrides: ParameterPlan
    /// The closure that converts the built value to the requested type; `nil` if no conversion is needed.
    var convert: ParameterPlan?
    /// `async throws(E)`, empty for none.
    let effects: String
    /// `Child`, or `HeirloomBuilt` if it is converted.
    let built: String
    let locals: [LocalPlan]
    /// The statements after the locals, one line each.
    let statements: [String]
    /// `overrides.build`, the replacement closure.
    let buildSource: String
    /// Whether a strict double records that the value is built.
    let isRecorded: Bool
    let inputs: [ArgumentPlan]
    /// `try` and `await` before a call of the replacement closure.
    let marks: CallMarks
    let result: CallPlan
}

/// A property of the surroundings, and the function that makes its value.
struct SurroundingPlan: Equatable, Sendable {
    var isolation: WrittenIsolation?
    let name: String
    let type: String
    /// The name in `var offersChild = false`: whether the value is available to dependencies that are received only if
    /// available; `nil` if there are none.
    var offers: String?
    /// `nil` for a value that must be passed in.
    var making: MakingPlan?

    struct MakingPlan: Equatable, Sendable {
        /// `var childOverrides: ((User) -> Child)?`
        let overrides: ParameterPlan
        /// Whether the overrides are of another overrides type, and so not optional.
        let isNested: Bool
        let function: String
        /// Locals with the other values that it needs, one line each.
        let statements: [String]
        let local: LocalPlan
    }
}
