/// What is generated in one world, in which there is no conditional compilation but around imports.
struct WorldPlan: Sendable {
    /// Sorted by module.
    var imports: [ImportPlan]
    var aliases: Set<TypeAlias>
    /// In order of their names.
    var roots: [WorldRootPlan]
    /// Sorted by product.
    var labelledCalls: [LabelledCallPlan]
}

/// A root in one world.
struct WorldRootPlan: Sendable {
    var head: RootHead
    var initializer: InitializerPlan
    var functions: [FunctionPlan]
}
