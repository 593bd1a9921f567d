/// Attributes that have no effect on sendability.
package enum AttributesWithoutSendability {
    package static let ofTypes: Set<String> = ["Instantiable", "Observable"]

    /// Attributes of function types that do not affect sendability: `@escaping`, `@convention(block)`. All others are
    /// global actors, or `@Sendable` itself.
    package static let ofFunctionTypes: Set<TypeAttribute> = [
        "@autoclosure", "@concurrent", "@convention(block)", "@convention(swift)", "@escaping",
        "@isolated(any)",
        "nonisolated(nonsending)",
    ]
}
