/// Attributes that make nothing `Sendable`.
package enum AttributesWithoutSendability {
    package static let ofTypes: Set<String> = ["Instantiable", "Observable"]

    /// Attributes of function types that say nothing of it: `@escaping`, `@convention(block)`. Others are those of
    /// global actors, or say `Sendable` themselves.
    package static let ofFunctionTypes: Set<TypeAttribute> = [
        "@autoclosure", "@concurrent", "@convention(block)", "@convention(swift)", "@escaping",
        "@isolated(any)",
        "nonisolated(nonsending)",
    ]
}
