/// The effects of a call: `async throws(E)`.
package struct CallEffects: Hashable, Sendable {
    /// Whether the call may suspend.
    package var isAsync: Bool
    /// The errors that the call may throw; never `.rethrowing`.
    package var throwing: Throwing

    package init(isAsync: Bool = false, throwing: Throwing = .never) {
        self.isAsync = isAsync
        self.throwing = throwing
    }

    /// A call that neither suspends nor throws.
    package static let none = CallEffects()

    package var isThrowing: Bool { throwing != .never }
    package var isEmpty: Bool { self == .none }

    /// The effects as written after the parameters: `async throws(E)`; empty for none.
    package var spelling: String {
        var words: [String] = []
        if isAsync { words.append("async") }
        switch throwing {
        case .never: break
        case .anyError: words.append("throws")
        case .error(let error): words.append("throws(\(error.spelling))")
        case .rethrowing: words.append("rethrows")
        }
        return words.joined(separator: " ")
    }

    /// The markers before a call: `try await`; empty for none.
    package var markers: String {
        [isThrowing ? "try" : nil, isAsync ? "await" : nil].compactMap(\.self).joined(separator: " ")
    }
}

extension CallEffects: SummaryPart {
    package static var blank: Self { .none }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&isAsync)
        visitor.visit(&throwing)
    }
}
