import HeirloomGraph
import HeirloomModel

/// An initializer is written by hand where the macro, which sees one declaration, cannot know that it must be: a superclass wants
/// arguments or requires initializers, or a function type hides behind an alias.
///
/// The compiler reports other obstacles in the expansion, at the type. It reports a required initializer without a location.
enum MemberwiseInitializersCompile {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        // A file that could not be read may say something else of a type than was understood.
        guard !survey.hasUnreadableFile else { return [] }
        let tree = survey.tree
        return tree.declaredIDs.compactMap { id in
            // Through the object: a declaration of another module that has a name of its own here is copied.
            let declared = tree[id].declared
            guard case .declaration(let kind) = declared.declaration.form,
                declared.declaration.construction.callee.isGiven,
                !declared.declaration.hasLocalFaults, let entity = declared.entity
            else { return nil }
            let inherited = kind == .class ? tree.demandingSuperclass(of: id, entity) : nil
            let obstacle = inherited ?? tree.aliasedFunction(in: id)
            return obstacle.map { .missingInitializer(id, $0) }
        }
    }
}

/// A required initializer of a superclass.
struct InheritedInitializer {
    var superclass: EntityID
    var initializer: InitializerSummary
}

/// Why an initializer must be written.
enum MemberwiseObstacle {
    /// A superclass without an `init()`, and an initializer of it that may be called.
    case superclass(EntityID, InitializerSummary)
    /// A class of Apple's whose initializers want arguments, and whether `init(coder:)` must be written as well.
    case sdkSuperclass(SDKType, SDKClass, withCoder: Bool)
    /// Required initializers of superclasses, which a class with an initializer of its own must have as well.
    case requiredInitializers([InheritedInitializer])
    /// A dependency whose type is a function type and does not look like one.
    case aliasedFunction(dependency: Int)
}

extension ScopeTree {
    /// The superclass of which no initializer can be called without arguments.
    fileprivate func demandingSuperclass(of id: ScopeID, _ entity: EntityID) -> MemberwiseObstacle? {
        let superclasses = superclasses(of: entity)
        // An instantiable superclass is a fault of its own.
        guard !superclasses.contains(where: { isInstantiable($0) }) else { return nil }
        let isInherited = self[id].declared.declaration.construction.callee == .inheritedInitializer
        let required = isInherited ? [] : requiredInitializers(lackedBy: entity, below: superclasses)
        if !required.isEmpty { return .requiredInitializers(required) }
        // Without a dependency nothing is written, and an inherited initializer is called.
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

    /// The required initializers of the superclasses that a class does not have, each once.
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

    /// Whether a type's name is declared in the type itself, where the macro sees what it stands for.
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
    /// Whether it takes the same parameters, with defaults or without.
    fileprivate func hasSignature(of other: InitializerSummary) -> Bool {
        labels == other.labels
            && zip(parameterTypes, other.parameterTypes).allSatisfy {
                $0.type.isSpelledAs($1.type)
            }
    }
}
