import HeirloomModel

/// The effects of building something: `async throws(E)`.
package struct BuildEffects: Hashable, Sendable {
    package var isAsync = false
    package var thrown = Thrown.nothing

    package init(isAsync: Bool = false, thrown: Thrown = .nothing) {
        self.isAsync = isAsync
        self.thrown = thrown
    }

    package static let none = BuildEffects()

    package var isEmpty: Bool { !isAsync && !isThrowing }
    package var isThrowing: Bool { thrown != .nothing }

    /// The only type of error that may be thrown; `nil` if nothing or any error may be thrown.
    package var error: ResolvedType? {
        if case .error(let type) = thrown { type } else { nil }
    }

    /// Returns the effects as a signature spells them: `async throws(E)`.
    package func spelling(type spelling: (ResolvedType) -> String) -> String {
        var words = isAsync ? ["async"] : []
        switch thrown {
        case .nothing: break
        case .anything: words.append("throws")
        case .error(let type): words.append("throws(\(spelling(type)))")
        }
        return words.joined(separator: " ")
    }

    /// The errors that may be thrown.
    package enum Thrown: Hashable, Sendable {
        case nothing
        /// `throws`
        case anything
        /// `throws(E)`
        case error(ResolvedType)
    }

    /// Adds the effects of another part of the same construction. A single error type stays typed as long as all parts
    /// throw it.
    package mutating func formUnion(_ other: BuildEffects) {
        isAsync = isAsync || other.isAsync
        switch (thrown, other.thrown) {
        case (_, .nothing), (.anything, _): break
        case (.nothing, _), (_, .anything): thrown = other.thrown
        case (.error(let own), .error(let theirs)):
            if own.canonical != theirs.canonical { thrown = .anything }
        }
    }

    /// Returns whether a function with some allowed effects may perform the construction. The error type of those
    /// effects is spelled canonically.
    package func isAllowed(by allowed: CallEffects) -> Bool {
        if isAsync, !allowed.isAsync { return false }
        switch (thrown, allowed.throwing) {
        case (.nothing, _), (_, .anyError), (_, .rethrowing): return true
        case (.error(let type), .error(let allowed)): return type.canonical == allowed
        case (.anything, .error), (_, .never): return false
        }
    }
}
