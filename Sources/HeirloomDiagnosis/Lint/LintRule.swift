import HeirloomModel

/// A rule that valid trees may break.
struct LintRule: Sendable {
    /// The ID of its warnings.
    let id: DiagnosticID
    /// Whether it applies without being enabled.
    let isOnByDefault: Bool
    let findings: @Sendable (LintSurvey) -> [LintFinding]

    private init(
        _ id: DiagnosticID,
        isOnByDefault: Bool = true,
        _ findings: @escaping @Sendable (LintSurvey) -> [LintFinding]
    ) {
        self.id = id
        self.isOnByDefault = isOnByDefault
        self.findings = findings
    }

    /// All rules, one per line.
    static let all = [
        LintRule(.unusedReceived) { UnusedReceivedRule.findings(in: $0) },
        LintRule(.unusedInstantiated) { UnusedInstantiatedRule.findings(in: $0) },
        LintRule(.unusedForwarded) { UnusedForwardedRule.findings(in: $0) },
        LintRule(.unbuiltType) { UnbuiltTypeRule.findings(in: $0) },
        LintRule(.shadowedProvider) { ShadowedProviderRule.findings(in: $0) },
        LintRule(.builtTooHigh) { BuiltTooHighRule.findings(in: $0) },
        LintRule(.protocolFirst, isOnByDefault: false) { ProtocolFirstRule.findings(in: $0) },
        LintRule(.manyDependencies, isOnByDefault: false) { ManyDependenciesRule.findings(in: $0) },
        LintRule(.unknownWarning) { UnknownWarningRule.findings(in: $0) },
    ]
}

extension DiagnosticID {
    /// The lint warnings that must be enabled.
    package static let optionalWarnings = LintRule.all.filter { !$0.isOnByDefault }.map(\.id)
}
