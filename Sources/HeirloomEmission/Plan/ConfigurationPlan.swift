/// The plan for one build configuration, in which only imports are still conditional.
struct ConfigurationPlan: Sendable {
    /// Sorted by module.
    var imports: [ImportPlan]
    var aliases: Set<TypeAlias>
    /// Sorted by name.
    var roots: [ConfigurationRootPlan]
    /// Sorted by product.
    var labeledCalls: [LabeledCallPlan]
    /// `nil` if there are none.
    var doubles: ConfigurationDoublesPlan?
}

/// The test doubles of one build configuration.
struct ConfigurationDoublesPlan: Sendable {
    var imports: [ImportPlan] = []
    var aliases: Set<TypeAlias> = []
    var mocks: [MockPlan]
    var overrides: [OverridesPlan]
    var defaults: [DefaultsPlan]
    var functions: [DoubleFunctionPlan]
    var surroundings: [SurroundingPlan]
    var sendsValues = false

    /// Returns this plan merged with another for the same build configuration.
    func adding(_ other: ConfigurationDoublesPlan) -> ConfigurationDoublesPlan {
        ConfigurationDoublesPlan(
            imports: imports + other.imports,
            aliases: aliases.union(other.aliases),
            mocks: mocks + other.mocks,
            overrides: overrides + other.overrides,
            defaults: defaults + other.defaults,
            functions: functions + other.functions,
            surroundings: surroundings + other.surroundings,
            sendsValues: sendsValues || other.sendsValues
        )
    }
}

/// A root in one build configuration.
struct ConfigurationRootPlan: Sendable {
    var head: RootHead
    var initializer: InitializerPlan
    var functions: [FunctionPlan]
}
