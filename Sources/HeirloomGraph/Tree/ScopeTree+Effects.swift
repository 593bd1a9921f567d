import HeirloomModel

extension ScopeTree {
    /// Returns effects as a signature in the module can spell them: an error type that is not visible there, or less
    /// accessible than the throwing declaration, becomes `any Error`.
    func spellable(_ effects: BuildEffects, where access: AccessLevel) -> BuildEffects {
        guard case .error(let type) = effects.thrown else { return effects }
        var spellable = effects
        if hiddenType(in: type.canonical, testable: testableModules) != nil
            || entity(in: type, narrowerThan: access) != nil
        {
            spellable.thrown = .anything
        }
        return spellable
    }
}
