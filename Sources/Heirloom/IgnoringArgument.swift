/// A function without parameters, as one whose only argument is ignored.
///
/// It is generic, because a closure in an initializer of an instantiator would capture the metatype of what it builds,
/// which is not `Sendable`.
func ignoringArgument<Argument, Result>(_ function: @escaping () -> Result) -> (Argument) -> Result {
    { _ in function() }
}

/// A `@Sendable` function without parameters, as one whose only argument is ignored.
func ignoringArgument<Argument, Result>(
    _ function: @escaping @Sendable () -> Result
) -> @Sendable (Argument) -> Result {
    { _ in function() }
}
