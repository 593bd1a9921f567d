import HeirloomModel

/// A rule that valid trees may break.
struct LintRule: Sendable {
    /// The ID of its warnings.
    let id: DiagnosticID
    /// Whether it applies without being enabled.
    let isOnByDefault: Bool
    let warnings: @Sendable (LintSurvey) -> [Diagnostic]

    private init(
        _ id: DiagnosticID,
        isOnByDefault: Bool = true,
        _ warnings: @escaping @Sendable (LintSurvey) -> [Diagnostic]
    ) {
        self.id = id
        self.isOnByDefault = isOnByDefault
        self.warnings = warnings
    }

    /// All rules, one per line.
    static let all = [
        LintRule(.unusedReceived) { UnusedReceivedRule.warnings(in: $0) },
        LintRule(.unusedInstantiated) { UnusedInstantiatedRule.warnings(in: $0) },
        LintRule(.unusedForwarded) { UnusedForwardedRule.warnings(in: $0) },
        LintRule(.unbuiltType) { UnbuiltTypeRule.warnings(in: $0) },
        LintRule(.shadowedProvider) { ShadowedProviderRule.warnings(in: $0) },
        LintRule(.builtTooHigh) { BuiltTooHighRule.warnings(in: $0) },
        LintRule(.protocolFirst, isOnByDefault: false) { ProtocolFirstRule.warnings(in: $0) },
        LintRule(.manyDependencies, isOnByDefault: false) { ManyDependenciesRule.warnings(in: $0) },
        LintRule(.unknownWarning) { UnknownWarningRule.warnings(in: $0) },
    ]
}

extension DiagnosticID {
    /// The lint warnings that must be enabled.
    package static let optionalWarnings = LintRule.all.filter { !$0.isOnByDefault }.map(\.id)
}
