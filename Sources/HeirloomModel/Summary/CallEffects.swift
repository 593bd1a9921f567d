/// What a call may do besides returning a value: `async throws(E)`.
package struct CallEffects: Hashable, Sendable, Codable {
    /// Whether it may suspend.
    package var isAsync: Bool
    /// What it may throw; never `.rethrowing`.
    package var throwing: Throwing

    package init(isAsync: Bool = false, throwing: Throwing = .never) {
        self.isAsync = isAsync
        self.throwing = throwing
    }

    /// A call that returns at once and without fail.
    package static let none = CallEffects()

    package var isThrowing: Bool { throwing != .never }
    package var isEmpty: Bool { self == .none }
}

extension CallEffects: SummaryPart {
    package static var blank: Self { .none }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&isAsync)
        visitor.visit(&throwing)
    }
}
