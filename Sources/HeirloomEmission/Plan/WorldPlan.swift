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
}

/// A root in one world.
struct WorldRootPlan: Sendable {
    var head: RootHead
    var initializer: InitializerPlan
    var functions: [FunctionPlan]
}
