import HeirloomGraph
import HeirloomModel

extension TreeReview {
    /// An initializer is written by hand if the macro, which sees one declaration, cannot know that its own would not
    /// compile: because a superclass requires arguments or has required initializers, because a protocol requires the
    /// initializer, or because a dependency's type is less accessible than the type itself.
    ///
    /// The compiler reports other obstacles in the expansion, at the type. It reports a required initializer without a
    /// location.
    func missingInitializerProblems() -> [GraphProblem] {
        // A file that could not be read may declare the type differently.
        return tree.declaredIDs.compactMap { id in
            // Access the declaration through the object: binding a struct of another module to a local constant copies
            // it.
            let declared = tree[id].declared
            guard case .declaration(let kind) = declared.declaration.form,
                declared.declaration.construction.callee.isGiven,
                !declared.declaration.hasLocalFaults, let entity = declared.entity
            else { return nil }
            let ofClass = kind == .class ? tree.obstacle(toClass: id, entity) : nil
            let obstacle = ofClass ?? tree.narrowDependency(of: id)
            return obstacle.map { GraphProblem(missingInitializer(id, $0)) }
        }
    }

    private func missingInitializer(_ scope: ScopeID, _ obstacle: MemberwiseObstacle) -> Diagnostic {
        let reason: String
        var place = place(scope)
        var plan = InitializerPlan()
        var isExact = true
        var coder: [String] = []
        switch obstacle {
        case .requiredInitializers(let required, let superclass):
            return requiredInitializers(scope, required, of: superclass)
        case .privateDependency(let index, let type):
            return privateDependency(DependencyID(scope: scope, index: index), type)
        case .requirement(let name):
            reason = "'\(name)' requires an initializer of a class that is not 'final'"
            plan.introducer = "required init"
        case .superclass(let superclass, let initializer):
            let isPrivate = initializer.requiredLabels.isEmpty && initializer.access == .private
            let isPlain = initializer.requiredLabels.isEmpty && !isPrivate
            reason =
                if isPrivate {
                    "'init()' of '\(name(superclass))' is private"
                } else if !isPlain {
                    "'\(name(superclass))' has no 'init()'"
                } else if initializer.demandsNothing {
                    "'\(name(superclass))' has several initializers, and Swift calls none of them implicitly"
                } else {
                    "'init()' of '\(name(superclass))' has effects"
                }
            let known = sdkArguments(for: initializer, of: superclass)
            let called = initializer.requiredLabels.map { "\($0): …" }.joined(separator: ", ")
            plan.arguments = known ?? (called.isEmpty && !isPlain ? "…" : called)
            plan.isAsync = initializer.isAsync
            plan.isThrowing = initializer.isThrowing
            if tree.overridesInitializer(scope) { plan.introducer = "override init" }
            isExact = known != nil || isPlain
        case .sdkSuperclass(let type, let facts, let withCoder):
            reason = facts.reasonToCall(type.name)
            plan.arguments = facts.calledArguments ?? "…"
            isExact = facts.calledArguments != nil
            let access = modifier(tree[scope].declared.declaration.access)
            if withCoder { coder = [""] + facts.coderLines(indentation: "    ", access: access) }
        case .narrowDependency(let dependency, let type):
            plan.access = tree.table[type].access
            let wide = min(tree[scope].declared.declaration.access, .public).rawValue
            reason = "a \(wide) initializer cannot take \(plan.access.rawValue) '\(name(type))'"
            place = self.place(DependencyID(scope: scope, index: dependency))
        }
        let written = skeleton(scope, plan)
        let fix = Fix.writeInitializer(written.lines + coder, in: scope)
        return Diagnostic(
            id: .missingInitializer,
            message: "\(reason), so '\(name(scope))' must declare an initializer",
            location: place,
            notes: [note("write '\(written.line)'", at: self.place(scope))],
            fixIts: isExact ? fixIts([tree.writesInitializer(scope) ? fix.guessed : fix]) : []
        )
    }

    private func privateDependency(_ property: DependencyID, _ type: EntityID) -> Diagnostic {
        Diagnostic(
            id: .inaccessibleType,
            message: """
                no initializer that Heirloom can call takes '\(text(of: property))' of '\(name(property.scope))' because \
                '\(name(type))' is '\(tree.table[type].access.rawValue)'
                """,
            location: place(property),
            notes: widening(type, to: [.internal]),
            fixIts: fixIts([showing(type, at: .internal)])
        )
    }

    /// Returns the arguments of `super.init(…)` for a class that overrides an initializer of Apple's that suits any
    /// subclass.
    private func sdkArguments(for initializer: InitializerSummary, of superclass: EntityID) -> String? {
        guard let facts = tree.sdkSuperclass(of: superclass)?.facts,
            facts.passesOnInit(toClassWith: [initializer.requiredLabels])
        else { return nil }
        return facts.calledArguments
    }

    /// Reports required initializers that a class does not inherit, because it has an initializer of its own.
    private func requiredInitializers(
        _ scope: ScopeID,
        _ required: [InitializerSummary],
        of superclass: EntityID
    ) -> Diagnostic {
        let names = required.map { "init(\($0.labels.map { "\($0):" }.joined()))" }.listed()
        let pronoun = required.count == 1 ? "it" : "them"
        return Diagnostic(
            id: .missingInitializer,
            message: """
                '\(name(superclass))' requires \(names) of its subclasses, so '\(name(scope))' must declare \
                \(pronoun) because its generated initializer prevents inheriting \(pronoun)
                """,
            location: place(scope)
        )
    }
}

/// A reason why an initializer must be written.
private enum MemberwiseObstacle {
    /// A superclass whose `init()` Swift does not call implicitly, if it has one, and the initializer to call.
    case superclass(EntityID, InitializerSummary)
    /// A class of Apple's whose initializers require arguments, and whether `init(coder:)` must be written too.
    case sdkSuperclass(SDKType, SDKClass, withCoder: Bool)
    /// A protocol that requires the initializer of a class that is not final.
    case requirement(protocol: String)
    /// Required initializers of superclasses, of which this is the nearest. A class with its own initializer must
    /// declare them too.
    case requiredInitializers([InitializerSummary], of: EntityID)
    /// A dependency whose type names one that is less accessible than the type that declares the dependency.
    case narrowDependency(Int, EntityID)
    /// A dependency whose type names a private one, which no initializer that Heirloom can call may take.
    case privateDependency(Int, EntityID)
}

extension ScopeTree {
    /// Whether a type declares initializers, one of which may be the one to correct.
    fileprivate func writesInitializer(_ id: ScopeID) -> Bool {
        guard let entity = self[id].declared.entity, case .type(let read) = table[entity].kind else {
            return false
        }
        return !read.summary.initializers.isEmpty
    }

    /// Returns the obstacle that the superclasses or the protocols of a class present, if any.
    fileprivate func obstacle(toClass id: ScopeID, _ entity: EntityID) -> MemberwiseObstacle? {
        demandingSuperclass(of: id, entity) ?? requirement(of: id, entity)
    }

    private func demandingSuperclass(of id: ScopeID, _ entity: EntityID) -> MemberwiseObstacle? {
        let superclasses = superclasses(of: entity)
        // An instantiable superclass is reported separately.
        guard !superclasses.contains(where: { isInstantiable($0) }) else { return nil }
        let isInherited = self[id].declared.declaration.construction.callee == .inheritedInitializer
        if !isInherited, let required = requiredInitializers(lackedBy: entity, below: superclasses) {
            return required
        }
        // Without dependencies, no initializer is generated, and an inherited one is called.
        let isPlain = self[id].declared.declaration.dependencies.isEmpty
        for superclass in superclasses {
            let designated = designated(superclass)
            if designated.isEmpty { continue }
            let seen = (isPlain ? initializers(of: superclass) : designated)
                .filter { sees($0, of: superclass, from: id) }
            let plain = seen.first(where: \.demandsNothing)
            // Swift calls a designated initializer implicitly only if there is no other.
            if plain != nil, isPlain || seen.count == 1 { return nil }
            if isPlain, inheritsPlainInitializerOfSDK(superclass) { return nil }
            return .superclass(superclass, plain ?? seen.first { !$0.isConvenience } ?? designated[0])
        }
        guard let (type, facts) = sdkSuperclass(of: entity), facts.mustBeCalled else { return nil }
        if isInherited, facts.plainInitializer != .absent { return nil }
        let hasCoder = designated(entity).contains { $0.requiredLabels == ["coder"] }
        return .sdkSuperclass(type, facts, withCoder: facts.coder != .none && !hasCoder)
    }

    /// Returns the requirement of a protocol that only a `required` initializer of the class would fulfill, if any.
    private func requirement(of id: ScopeID, _ entity: EntityID) -> MemberwiseObstacle? {
        guard !self[id].declared.declaration.isFinal,
            self[id].declared.declaration.construction.callee == .memberwiseInitializer
        else { return nil }
        return protocolRequiring(of: entity) { takes(self[id].dependencies, $0, of: $1, below: id) }
            .map { .requirement(protocol: $0) }
    }

    /// Whether the initializer that takes all dependencies overrides one of a superclass.
    fileprivate func overridesInitializer(_ id: ScopeID) -> Bool {
        guard let entity = self[id].declared.entity else { return false }
        return superclasses(of: entity).contains { superclass in
            designated(superclass).contains {
                sees($0, of: superclass, from: id)
                    && takes(self[id].dependencies, $0, of: superclass, below: id)
            }
        }
    }

    /// Returns the required initializers of the superclasses that a class lacks, if any.
    private func requiredInitializers(
        lackedBy entity: EntityID,
        below superclasses: [EntityID]
    ) -> MemberwiseObstacle? {
        var known = initializers(of: entity).map(\.labels)
        var found: [InitializerSummary] = []
        var declaring: EntityID?
        for superclass in superclasses {
            for initializer in initializers(of: superclass) where initializer.isRequired {
                if known.contains(initializer.labels) { continue }
                known.append(initializer.labels)
                found.append(initializer)
                declaring = declaring ?? superclass
            }
        }
        return declaring.map { .requiredInitializers(found, of: $0) }
    }

    private func designated(_ type: EntityID) -> [InitializerSummary] {
        initializers(of: type).filter { !$0.isConvenience }
    }

    fileprivate func narrowDependency(of id: ScopeID) -> MemberwiseObstacle? {
        let access = self[id].declared.declaration.access
        // The initializer can be no more accessible than the least accessible type.
        var narrowest: (index: Int, type: EntityID)?
        for (index, dependency) in self[id].dependencies.enumerated() where dependency.origin != .forwarded {
            let limit = narrowest.map { table[$0.type].access } ?? access
            guard let narrow = entity(in: dependency.declared.type, narrowerThan: limit) else { continue }
            // A product that the roots' module cannot see is reported itself.
            if !dependency.edges.allSatisfy({ isVisible(self[$0.product].declared) }) { continue }
            if table[narrow].access >= .internal {
                narrowest = (index, narrow)
                continue
            }
            // A private type with the attribute is reported itself, and an argument of a product with the product.
            if access >= .internal, !isInstantiable(narrow),
                !dependency.edges.contains(where: { self[$0.product].declared.isSpecialization })
            {
                return .privateDependency(index, narrow)
            }
        }
        return narrowest.map { .narrowDependency($0.index, $0.type) }
    }
}

extension InitializerSummary {
    /// Whether it can be called as `init()`, without effects.
    fileprivate var demandsNothing: Bool { requiredLabels.isEmpty && !isAsync && !isThrowing }
}

extension Construction.Callee {
    /// Whether it is an initializer that the type does not write itself.
    package var isGiven: Bool {
        switch self {
        case .memberwiseInitializer, .inheritedInitializer: true
        case .writtenInitializer, .instantiateFunction, .closure, .mockFunction: false
        }
    }
}
