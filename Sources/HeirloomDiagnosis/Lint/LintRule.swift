import HeirloomModel

/// A rule that valid trees may break.
struct LintRule: Sendable {
    /// The ID of its warnings.
    let id: DiagnosticID
    /// Whether it applies without being enabled.
    var isOnByDefault = true
    let warnings: @Sendable (LintSurvey) -> [Diagnostic]

    /// All rules, one per line.
    static let all = [
        LintRule(id: .unusedReceived) { UnusedReceivedRule.warnings(in: $0) },
        LintRule(id: .unusedInstantiated) { UnusedInstantiatedRule.warnings(in: $0) },
        LintRule(id: .unusedForwarded) { UnusedForwardedRule.warnings(in: $0) },
        LintRule(id: .unbuiltType) { UnbuiltTypeRule.warnings(in: $0) },
        LintRule(id: .shadowedProvider) { ShadowedProviderRule.warnings(in: $0) },
        LintRule(id: .builtTooHigh) { BuiltTooHighRule.warnings(in: $0) },
        LintRule(id: .protocolFirst, isOnByDefault: false) { ProtocolFirstRule.warnings(in: $0) },
        LintRule(id: .manyDependencies, isOnByDefault: false) { ManyDependenciesRule.warnings(in: $0) },
        LintRule(id: .unknownWarning) { UnknownWarningRule.warnings(in: $0) },
    ]
}

extension DiagnosticID {
    /// The lint warnings that must be enabled.
    package static let optionalWarnings = LintRule.all.filter { !$0.isOnByDefault }.map(\.id)
}
