import HeirloomGraph
import HeirloomModel

/// What a class of Apple's asks of a class below it.
enum SDKDemand {
    /// To call one of its initializers, and `init(coder:)` where that is required and not there yet.
    case call(withCoder: Bool)
    /// `required init?(coder: NSCoder)`
    case coder
}

extension ScopeTree {
    /// A class of Apple's that asks for more than is written by the macro.
    func obstacleOfSDK(to id: ScopeID, _ entity: EntityID) -> MemberwiseObstacle? {
        let bases = superclasses(of: entity)
        let isInherited = self[id].declared.declaration.construction.callee == .inheritedInitializer
        if isInherited, !designated(entity).isEmpty, !mayInheritPlainInitializer(entity) {
            return .ownInitializers
        }
        guard let (type, facts) = sdkSuperclass(of: entity) else { return nil }
        let callsSDK = bases.allSatisfy { designated($0).isEmpty }
        if isInherited {
            guard facts.plainInitializer == .absent, callsSDK else { return nil }
            return .sdkSuperclass(type, facts, .call(withCoder: facts.coder != .none))
        }
        let lacksCoder =
            facts.coder != .none && !designated(entity).contains { $0.requiredLabels == ["coder"] }
        if callsSDK, facts.mustBeCalled { return .sdkSuperclass(type, facts, .call(withCoder: lacksCoder)) }
        return lacksCoder ? .sdkSuperclass(type, facts, .coder) : nil
    }

    /// Whether a class with designated initializers of its own inherits an `init()`, or what was not read decides that.
    private func mayInheritPlainInitializer(_ type: EntityID) -> Bool {
        isBelowUnread(type) || inheritsPlainInitializerOfSDK(type)
    }

    private func designated(_ type: EntityID) -> [InitializerSummary] {
        initializers(of: type).filter { !$0.isConvenience }
    }
}

extension Construction.Callee {
    /// Whether it is an initializer that the type does not write itself.
    var isGiven: Bool {
        switch self {
        case .memberwiseInitializer, .inheritedInitializer: true
        case .writtenInitializer, .instantiateFunction, .closure, .mockFunction: false
        }
    }
}
