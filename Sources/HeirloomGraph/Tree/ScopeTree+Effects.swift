import HeirloomModel

extension ScopeTree {
    /// Returns effects as a signature in the module can spell them: an error type that is not visible there, or less
    /// accessible than the throwing declaration, becomes `any Error`.
    func spellable(_ effects: BuildEffects, where access: AccessLevel) -> BuildEffects {
        guard case .error(let type) = effects.thrown else { return effects }
        var spellable = effects
        if isHidden(type) || entity(in: type, narrowerThan: access) != nil { spellable.thrown = .anything }
        return spellable
    }

    /// Returns whether a type names one that generated code cannot see.
    private func isHidden(_ type: ResolvedType) -> Bool {
        type.canonical.containsName { components in
            guard let entity = table.entity(withQualifiedPath: components.map(\.name)),
                let file = table[entity].file
            else { return false }
            let module = table.files[file].module
            if module == input.module { return table[entity].access < .internal }
            return !table.isVisible(
                table[entity].access,
                of: module,
                from: input.module,
                isTestable: testableModules.contains(module)
            )
        }
    }
}
