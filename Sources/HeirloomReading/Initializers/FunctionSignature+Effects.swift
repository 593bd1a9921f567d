import HeirloomModel

extension FunctionSignature {
    /// What a call of it may do. What it throws may be decided by what it is passed: then it throws anything.
    var callEffects: CallEffects {
        CallEffects(isAsync: isAsync, throwing: throwing == .rethrowing ? .anyError : throwing.simplified)
    }
}
