import HeirloomGraph
import HeirloomModel

/// What the macro writes compiles: where another declaration, which the macro does not see, forbids that, the
/// initializer must be written.
enum MemberwiseInitializersCompile {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        // A file that could not be read may say something else of a type than was understood.
        guard !survey.hasUnreadableFile else { return [] }
        let tree = survey.tree
        let aliases = NarrowAliases(tree)
        // What must be made more accessible in any case, and to which an initializer that is written is no remedy.
        lazy var invisible = Set(
            (BuiltTypesAreVisible.problems(in: survey) + ArgumentsAreVisible.problems(in: survey))
                .compactMap { $0.invisibleType(in: tree) }
        )
        return tree.declaredIDs.compactMap { id in
            // Through the object: a declaration of another module that has a name of its own here is copied.
            let declared = tree[id].declared
            guard case .declaration(let kind) = declared.declaration.form,
                declared.declaration.construction.callee.isGiven,
                !declared.declaration.hasLocalFaults, let entity = declared.entity
            else { return nil }
            let inherited = kind == .class ? tree.inheritedObstacle(to: id, entity) : nil
            let obstacle = inherited ?? tree.obstacleInDependencies(of: id, aliases)
            if case .narrowType(let index, let type)? = obstacle {
                if invisible.contains(type) { return nil }
                // No initializer that other files can call takes what they cannot name.
                if tree.table[type].access < .internal, !tree.isAlias(type) {
                    return .hiddenFromGenerated(DependencyID(scope: id, index: index), type)
                }
            }
            return obstacle.map { .missingInitializer(id, $0) }
        }
    }
}

extension GraphProblem {
    /// The type that is built, or stands for a parameter of one, where it cannot be seen.
    fileprivate func invisibleType(in tree: ScopeTree) -> EntityID? {
        if case .inaccessibleArgument(_, let type) = self { return type }
        guard case .inaccessibleType(let edge, let access) = self, !access.isOfInitializer else { return nil }
        return tree[edge.product].declared.entity
    }
}

/// Why the memberwise initializer would not compile.
enum MemberwiseObstacle {
    /// A superclass without an `init()`, and an initializer of it that may be called.
    case superclass(EntityID, InitializerSummary)
    /// A superclass with an `init()` beside others, of which Swift calls none by itself.
    case severalInitializers(EntityID)
    /// A superclass with an initializer that has the same labels and types.
    case overriding(EntityID, isRequired: Bool)
    /// A class of Apple's that asks for something.
    case sdkSuperclass(SDKType, SDKClass, SDKDemand)
    /// Initializers of the class's own, beside which it inherits no `init()`.
    case ownInitializers
    /// Required initializers of superclasses, which a class with an initializer of its own must have as well.
    case requiredInitializers([InheritedInitializer])
    /// A protocol that requires the memberwise initializer of a class that is not final.
    case requirement(EntityID)
    /// A wrapper without an `init(wrappedValue:)`.
    case unmadeWrapper(dependency: Int, EntityID)
    /// A dependency that cannot be copied, and that the initializer must say it consumes.
    case noncopyable(dependency: Int, EntityID)
    /// A dependency whose type is a function type and does not look like one.
    case aliasedFunction(dependency: Int)
    /// A dependency whose type is less accessible than the initializer would be.
    case narrowType(dependency: Int, EntityID)
    /// A dependency whose type is `@_spi`, of a public type that is not.
    case spiType(dependency: Int, EntityID)
    /// A dependency whose type is seen by an import that is less accessible than the initializer would be.
    case narrowImport(dependency: Int, NarrowImport)
}

extension ScopeTree {
    /// Whether an initializer can be written with what it stands for.
    fileprivate func isAlias(_ entity: EntityID) -> Bool {
        if case .alias = table[entity].kind { true } else { false }
    }

    /// What the superclasses and protocols of a class stand in the way with.
    fileprivate func inheritedObstacle(to id: ScopeID, _ entity: EntityID) -> MemberwiseObstacle? {
        let superclasses = superclasses(of: entity)
        // What is wrong there is told of the superclass.
        guard !superclasses.contains(where: { isInstantiable($0) }) else { return nil }
        let obstacle = superclasses.isEmpty ? nil : obstacle(to: id, below: superclasses)
        // What is overridden is written as required; else what is required comes first, since it stays so whatever
        // the initializer of the class's own looks like.
        if case .overriding? = obstacle { return obstacle }
        return requiredObstacle(to: id, entity, below: superclasses) ?? obstacle
            ?? obstacleOfSDK(to: id, entity)
    }

    private func obstacle(to id: ScopeID, below superclasses: [EntityID]) -> MemberwiseObstacle? {
        let labels = self[id].declared.declaration.dependencies.map(\.label)
        for superclass in superclasses {
            guard case .type(let read) = table[superclass].kind else { return nil }
            let designated = read.summary.initializers.filter { !$0.isConvenience }
            let overridden = designated.first {
                $0.has(labels) && takes(self[id].dependencies, $0, of: superclass, below: id)
            }
            if !labels.isEmpty, let overridden {
                return .overriding(superclass, isRequired: overridden.isRequired)
            }
            guard let first = designated.first else { continue }
            // Without a dependency nothing is written, and what is inherited is called.
            let called = labels.isEmpty ? initializers(of: superclass) : designated
            let isLeftOut = called.contains { $0.demandsNothing && mayCall($0, of: superclass, from: id) }
            if labels.isEmpty, !isLeftOut, inheritsPlainInitializerOfSDK(superclass) { return nil }
            guard isLeftOut else { return .superclass(superclass, first) }
            let seen = designated.filter { sees($0, of: superclass, from: id) }
            return labels.isEmpty || seen.count < 2 ? nil : .severalInitializers(superclass)
        }
        return nil
    }

    /// Whether an initializer with the labels of some dependencies takes them as the same types.
    func takes(
        _ dependencies: [LinkedDependency],
        _ initializer: InitializerSummary,
        of superclass: EntityID,
        below id: ScopeID
    ) -> Bool {
        guard let file = table[superclass].file else { return true }
        let place = Place(file: file, enclosing: superclass)
        let generic = genericArguments(of: superclass, below: id)
        return zip(initializer.parameterTypes, dependencies).allSatisfy { parameter, dependency in
            if let generic, parameter.type.mentions(generic) {
                return parameter.type.replacing(generic)
                    .isSpelledAs(dependency.declared.declaration.type.type)
            }
            return resolver.resolve(parameter.type, from: place).type.canonical
                == dependency.declared.type.canonical
        }
    }

    /// Whether an initializer of a superclass counts among those of which Swift calls none by itself.
    func sees(_ initializer: InitializerSummary, of superclass: EntityID, from id: ScopeID) -> Bool {
        guard let file = table[superclass].file else { return true }
        if initializer.access == .private, table[superclass].access > .private { return false }
        return file == self[id].file
            || table.isVisible(
                initializer.access,
                of: table.files[file].module,
                from: module(of: id),
                isTestable: false
            )
    }

    private func mayCall(_ initializer: InitializerSummary, of superclass: EntityID, from id: ScopeID) -> Bool
    {
        initializer.access > .fileprivate || table[superclass].file == self[id].file
    }

    fileprivate func obstacleInDependencies(
        of id: ScopeID,
        _ aliases: NarrowAliases
    ) -> MemberwiseObstacle? {
        let scope = self[id].declared
        let access = min(scope.declaration.access, scope.declaration.construction.access)
        for (index, dependency) in self[id].dependencies.enumerated() {
            let declared = dependency.declared
            if let wrapper = unmadeWrapper(of: declared, in: id) {
                return .unmadeWrapper(dependency: index, wrapper)
            }
            if case .forwarded = declared.origin {
                // Written or not, an initializer does not fix what is forwarded.
            } else if let narrow = entity(in: declared.type, narrowerThan: access),
                !isOutOfReach(narrow, ofClosure: declared.request?.closure != nil)
            {
                return .narrowType(dependency: index, narrow)
            } else if let alias = aliases.alias(in: declared, of: id, below: access) {
                return .narrowType(dependency: index, alias)
            } else if let narrow = table.narrowImport(of: declared.type, in: self[id].file, below: access) {
                return .narrowImport(dependency: index, narrow)
            } else if access >= .public, let type = spiType(in: declared.type, hiddenFrom: id) {
                return .spiType(dependency: index, type)
            }
            if let type = noncopyableType(of: declared), isOwned(declared, by: id) {
                return .noncopyable(dependency: index, type)
            }
            guard declared.type.canonical.isFunction else { continue }
            let spelled = declared.declaration.type.type.canonical { .named($0) }
            if !spelled.isFunction, !isMember(spelled, of: id) { return .aliasedFunction(dependency: index) }
        }
        return nil
    }

    /// Whether a class keeps what is built for it alone.
    private func isOwned(_ dependency: DeclaredDependency, by id: ScopeID) -> Bool {
        guard case .instantiated = dependency.origin else { return false }
        switch self[id].declared.declaration.form {
        case .declaration(.class), .declaration(.actor): return true
        case .declaration, .extension, .closure: return false
        }
    }

    /// Whether no other file can name an instantiable type, which is told there, or what a closure builds, which is told at
    /// its property.
    private func isOutOfReach(_ type: EntityID, ofClosure isBuiltByClosure: Bool) -> Bool {
        (isBuiltByClosure || isInstantiable(type)) && table[type].access <= .fileprivate
    }

    /// Whether a type's name is declared in the type itself, where the macro sees what it stands for.
    private func isMember(_ type: TypeExpression, of id: ScopeID) -> Bool {
        guard case .named(let components) = type, components.count == 1,
            let entity = self[id].declared.entity
        else { return false }
        return !table.allMembers(named: components[0].name, of: entity).isEmpty
    }
}

extension InitializerSummary {
    /// Whether `super.init()` is a call of it.
    fileprivate var demandsNothing: Bool {
        requiredLabels.isEmpty && !isFailable && !isAsync && !isThrowing
    }

    /// Whether it has these labels and no others, with defaults or without.
    func has(_ labels: [String]) -> Bool { self.labels == labels }
}
