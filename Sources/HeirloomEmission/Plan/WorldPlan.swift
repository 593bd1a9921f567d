/// What is generated in one world, in which there is no conditional compilation but around imports.
struct WorldPlan: Sendable {
    /// Sorted by module.
    var imports: [ImportPlan]
    var aliases: Set<TypeAlias>
    /// In order of their names.
    var roots: [WorldRootPlan]
    /// Sorted by product.
    var labelledCalls: [LabelledCallPlan]
    /// `nil` where there are none.
    var doubles: WorldDoublesPlan?
}

/// What is generated for test doubles in one world.
struct WorldDoublesPlan: Sendable {
    var imports: [ImportPlan] = []
    var aliases: Set<TypeAlias> = []
    var mocks: [MockPlan]
    var overrides: [OverridesPlan]
    var defaults: [DefaultsPlan]
    var functions: [DoubleFunctionPlan]
    var surroundings: [SurroundingPlan]
    var sendsValues = false

    /// This and what is planned for the same world besides.
    func adding(_ other: WorldDoublesPlan) -> WorldDoublesPlan {
        WorldDoublesPlan(
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

/// A root in one world.
struct WorldRootPlan: Sendable {
    var head: RootHead
    var initializer: InitializerPlan
    var functions: [FunctionPlan]
}
