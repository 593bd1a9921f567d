import HeirloomGraph
import HeirloomModel

/// An initializer is written by hand if the macro, which sees one declaration, cannot know that its own would not
/// compile: because a superclass requires arguments or has required initializers, or because an alias hides a function
/// type.
///
/// The compiler reports other obstacles in the expansion, at the type. It reports a required initializer without a
/// location.
enum MissingInitializerRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        // A file that could not be read may declare the type differently.
        guard !survey.hasUnreadableFile else { return [] }
        let tree = survey.tree
        return tree.declaredIDs.compactMap { id in
            // Access the declaration through the object: binding a struct of another module to a local constant copies
            // it.
            let declared = tree[id].declared
            guard case .declaration(let kind) = declared.declaration.form,
                declared.declaration.construction.callee.isGiven,
                !declared.declaration.hasLocalFaults, let entity = declared.entity
            else { return nil }
            let inherited = kind == .class ? tree.demandingSuperclass(of: id, entity) : nil
            let obstacle = inherited ?? tree.aliasedFunction(in: id)
            return obstacle.map { obstacle in GraphProblem { $0.missingInitializer(id, obstacle) } }
        }
    }
}

/// A required initializer of a superclass.
struct InheritedInitializer {
    var superclass: EntityID
    var initializer: InitializerSummary
}

/// A reason why an initializer must be written.
enum MemberwiseObstacle {
    /// A superclass without an `init()`, and one of its initializers to call.
    case superclass(EntityID, InitializerSummary)
    /// A class of Apple's whose initializers require arguments, and whether `init(coder:)` must be written too.
    case sdkSuperclass(SDKType, SDKClass, withCoder: Bool)
    /// Required initializers of superclasses, which a class with its own initializer must declare too.
    case requiredInitializers([InheritedInitializer])
    /// A dependency whose type is an alias of a function type.
    case aliasedFunction(dependency: Int)
}

extension ScopeTree {
    /// Returns the obstacle that the superclasses of a class present, if any.
    fileprivate func demandingSuperclass(of id: ScopeID, _ entity: EntityID) -> MemberwiseObstacle? {
        let superclasses = superclasses(of: entity)
        // An instantiable superclass is reported separately.
        guard !superclasses.contains(where: { isInstantiable($0) }) else { return nil }
        let isInherited = self[id].declared.declaration.construction.callee == .inheritedInitializer
        let required = isInherited ? [] : requiredInitializers(lackedBy: entity, below: superclasses)
        if !required.isEmpty { return .requiredInitializers(required) }
        // Without dependencies, no initializer is generated, and an inherited one is called.
        let isPlain = self[id].declared.declaration.dependencies.isEmpty
        for superclass in superclasses {
            let designated = designated(superclass)
            guard let first = designated.first else { continue }
            let called = isPlain ? initializers(of: superclass) : designated
            let demandsNothing = called.contains { $0.requiredLabels.isEmpty }
            return demandsNothing || isPlain && inheritsPlainInitializerOfSDK(superclass)
                ? nil : .superclass(superclass, first)
        }
        guard let (type, facts) = sdkSuperclass(of: entity), facts.mustBeCalled else { return nil }
        if isInherited, facts.plainInitializer != .absent { return nil }
        let hasCoder = designated(entity).contains { $0.requiredLabels == ["coder"] }
        return .sdkSuperclass(type, facts, withCoder: facts.coder != .none && !hasCoder)
    }

    /// Returns the required initializers of the superclasses that a class lacks, without duplicates.
    private func requiredInitializers(
        lackedBy entity: EntityID,
        below superclasses: [EntityID]
    ) -> [InheritedInitializer] {
        var known = initializers(of: entity)
        var found: [InheritedInitializer] = []
        for superclass in superclasses {
            for initializer in initializers(of: superclass) where initializer.isRequired {
                if known.contains(where: { $0.hasSignature(of: initializer) }) { continue }
                known.append(initializer)
                found.append(InheritedInitializer(superclass: superclass, initializer: initializer))
            }
        }
        return found
    }

    private func designated(_ type: EntityID) -> [InitializerSummary] {
        initializers(of: type).filter { !$0.isConvenience }
    }

    fileprivate func aliasedFunction(in id: ScopeID) -> MemberwiseObstacle? {
        for (index, dependency) in self[id].dependencies.enumerated() {
            let declared = dependency.declared
            guard declared.type.canonical.isFunction else { continue }
            let spelled = declared.declaration.type.type.canonical { .named($0) }
            if !spelled.isFunction, !isMember(spelled, of: id) { return .aliasedFunction(dependency: index) }
        }
        return nil
    }

    /// Whether the name of a type is declared in the type itself, where the macro can resolve it.
    private func isMember(_ type: TypeExpression, of id: ScopeID) -> Bool {
        guard case .named(let components) = type, components.count == 1,
            let entity = self[id].declared.entity
        else { return false }
        return !table.allMembers(named: components[0].name, of: entity).isEmpty
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

extension InitializerSummary {
    /// Whether it has the same parameters, regardless of defaults.
    fileprivate func hasSignature(of other: InitializerSummary) -> Bool {
        labels == other.labels
            && zip(parameterTypes, other.parameterTypes).allSatisfy {
                $0.type.isSpelledAs($1.type)
            }
    }
}
