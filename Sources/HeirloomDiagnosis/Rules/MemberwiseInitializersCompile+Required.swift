import HeirloomGraph
import HeirloomModel

/// A required initializer of a superclass.
struct InheritedInitializer {
    var superclass: EntityID
    var initializer: InitializerSummary
}

extension ScopeTree {
    /// What superclasses and protocols require of a class for which the macro writes an initializer, or which must not
    /// leave the one that Swift gives it as it is.
    func requiredObstacle(
        to id: ScopeID,
        _ entity: EntityID,
        below superclasses: [EntityID]
    ) -> MemberwiseObstacle? {
        guard case .type = table[entity].kind else { return nil }
        let declared = self[id].declared
        let own = initializers(of: entity)
        let required = requiredInitializers(of: superclasses)
        let inheritsAll = declared.declaration.construction.callee == .inheritedInitializer
        if !inheritsAll {
            let lacking = required.filter { inherited in
                !own.contains { $0.hasSignature(of: inherited.initializer) }
            }
            if !lacking.isEmpty { return .requiredInitializers(lacking) }
        }
        guard !declared.declaration.isFinal else { return nil }
        return requirement(of: id, entity, required: required)
    }

    /// Those of the nearest superclass that has them, each once.
    private func requiredInitializers(of superclasses: [EntityID]) -> [InheritedInitializer] {
        var found: [InheritedInitializer] = []
        for superclass in superclasses {
            guard case .type(let read) = table[superclass].kind else { return found }
            for initializer in read.summary.initializers where initializer.isRequired {
                let isKnown = found.contains { $0.initializer.hasSignature(of: initializer) }
                if !isKnown {
                    found.append(InheritedInitializer(superclass: superclass, initializer: initializer))
                }
            }
        }
        return found
    }

    /// A protocol that was read and requires exactly the initializer that takes the dependencies.
    private func requirement(
        of id: ScopeID,
        _ entity: EntityID,
        required: [InheritedInitializer]
    ) -> MemberwiseObstacle? {
        let labels = self[id].declared.declaration.dependencies.map(\.label)
        if labels.isEmpty, required.contains(where: { $0.initializer.has([]) }) { return nil }
        // What was not read may be a superclass with a required 'init()'.
        if labels.isEmpty, hasUnreadBase(entity) { return nil }
        for base in resolver.basesOfType(entity) {
            guard case .type(let read) = table[base].kind, read.summary.kind == .protocol else { continue }
            let isRequired = read.summary.initializers.contains {
                $0.has(labels) && takes(self[id].dependencies, $0, of: base, below: id)
            }
            if isRequired { return .requirement(base) }
        }
        return nil
    }

    private func hasUnreadBase(_ entity: EntityID) -> Bool {
        guard case .type(let read) = table[entity].kind, let file = table[entity].file,
            let first = read.summary.inheritance.first?.type.inheritedNames.first
        else { return false }
        let place = Place(file: file, enclosing: table[entity].container)
        guard let base = table.type(named: first, from: place), case .type = table[base].kind else {
            return first.last != "Instantiable"
        }
        return false
    }

    /// What a generic superclass stands for its parameters, as it is written on the class right below it.
    func genericArguments(of superclass: EntityID, below id: ScopeID) -> [String: TypeExpression]? {
        guard case .type(let read) = table[superclass].kind, !read.summary.genericParameters.isEmpty,
            let entity = self[id].declared.entity, case .type(let own) = table[entity].kind,
            case .named(let components)? = own.summary.inheritance.first?.type,
            components.last?.name == read.summary.path.last, let arguments = components.last?.arguments,
            arguments.count == read.summary.genericParameters.count
        else { return nil }
        return Dictionary(
            zip(read.summary.genericParameters, arguments),
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The first of the wrappers that the macro makes from a value alone, and that cannot be made so.
    func unmadeWrapper(of dependency: DeclaredDependency, in id: ScopeID) -> EntityID? {
        if dependency.madeWrappers.isEmpty { return nil }
        let place = Place(file: self[id].file, enclosing: self[id].declared.entity)
        for wrapper in dependency.madeWrappers {
            guard let name = wrapper.inheritedNames.first, let entity = table.type(named: name, from: place),
                case .type = table[entity].kind
            else { continue }
            let all = initializers(of: entity)
            // Without any, Swift gives a struct one that takes what it stores.
            if !all.isEmpty, !all.contains(where: \.mayTakeWrappedValue) { return entity }
        }
        return nil
    }
}

extension InitializerSummary {
    /// Whether it takes the same parameters, with defaults or without.
    func hasSignature(of other: InitializerSummary) -> Bool {
        labels == other.labels
            && zip(parameterTypes, other.parameterTypes).allSatisfy {
                $0.type.isSpelledAs($1.type)
            }
    }

    /// Whether `init(wrappedValue: x)` may be a call of it.
    fileprivate var mayTakeWrappedValue: Bool {
        condition != nil || requiredLabels == ["wrappedValue"]
            || (requiredLabels.isEmpty && !labels.isEmpty)
    }
}

extension TypeExpression {
    /// Whether both are spelled alike, sugar and what qualifies a name aside.
    func isSpelledAs(_ other: TypeExpression) -> Bool {
        canonical { .named($0.suffix(1)) } == other.canonical { .named($0.suffix(1)) }
    }

    fileprivate func mentionsAny(of names: Set<String>) -> Bool {
        var isMentioned = false
        forEachName { if let first = $0.first, names.contains(first.name) { isMentioned = true } }
        return isMentioned
    }

    func mentions(_ parameters: [String: TypeExpression]) -> Bool { mentionsAny(of: Set(parameters.keys)) }

    func replacing(_ parameters: [String: TypeExpression]) -> TypeExpression {
        replacingNames { components in
            guard components.count == 1, let argument = parameters[components[0].name] else {
                return .named(components)
            }
            return argument
        }
    }
}
