import HeirloomModel

/// The `init()` that a class finds in its superclass.
package struct SuperclassInitializer {
    /// The class that declares it.
    package var declarer: String
    /// Whether another `init()` overrides it. One that is only convenient is hidden.
    package var isDesignated: Bool
    /// Where the superclasses begin, as far as they are known.
    package var origin: Origin

    package enum Origin {
        /// In a class of Swift's, or in one that was not read.
        case swift
        /// In a class that is Objective-C's wherever it is.
        case objectiveC
        /// In a class of Foundation's, which is Objective-C's on Apple's platforms and Swift's elsewhere.
        case foundation
    }
}

extension ScopeTree {
    /// What a class finds, `nil` where it finds none or a class that was not read decides that.
    package func superclassInitializer(of type: EntityID) -> SuperclassInitializer? {
        var current = type
        var known: Set<EntityID> = [type]
        var found: (declarer: String, isDesignated: Bool)?
        var isDecided = false
        while true {
            switch superclass(of: current) {
            case .read(let read, let base):
                guard known.insert(base).inserted else { return nil }
                if !isDecided, let initializers = visibleInitializers(of: base) {
                    isDecided = true
                    found = initializers.first(where: \.isPlain)
                        .map { (read.summary.name, !$0.isConvenience) }
                }
                current = base
            case .sdk(let sdk, let facts):
                if !isDecided { found = facts.plainInitializer.isDesignated.map { (sdk.name, $0) } }
                let origin: SuperclassInitializer.Origin =
                    sdk.isObjectiveC
                    ? sdk.modules.contains(.foundation) ? .foundation : .objectiveC : .swift
                return found.map { SuperclassInitializer($0, origin) }
            case .unread:
                return found.map { SuperclassInitializer($0, .swift) }
            case .none:
                // A class without a superclass and without initializers is given one.
                if !isDecided, current != type, case .type(let read) = table[current].kind {
                    found = (read.summary.name, true)
                }
                return found.map { SuperclassInitializer($0, .swift) }
            }
        }
    }

    /// The class of Apple's where the superclasses that were read end.
    package func sdkSuperclass(of type: EntityID) -> (type: SDKType, facts: SDKClass)? {
        var current = type
        var known: Set<EntityID> = [type]
        while true {
            switch superclass(of: current) {
            case .read(_, let base):
                guard known.insert(base).inserted else { return nil }
                current = base
            case .sdk(let sdk, let facts): return (sdk, facts)
            case .unread, .none: return nil
            }
        }
    }

    /// Whether a class inherits the `init()` of the class of Apple's where its superclasses end: all designated initializers
    /// on the way override that class's own.
    package func inheritsPlainInitializerOfSDK(_ type: EntityID) -> Bool {
        guard let facts = sdkSuperclass(of: type)?.facts else { return false }
        return ([type] + superclasses(of: type)).allSatisfy { entity in
            let designated = initializers(of: entity).filter { !$0.isConvenience }
            return facts.passesOnInit(toClassWith: designated.map(\.requiredLabels))
        }
    }

    private enum Superclass {
        case read(ReadType, EntityID)
        case sdk(SDKType, SDKClass)
        case unread
        case none
    }

    /// What stands first after the colon, where that is a class.
    private func superclass(of type: EntityID) -> Superclass {
        guard let first = resolver.inheritance(of: type).first else { return .none }
        if let base = first.base, case .type(let read) = table[base].kind {
            return read.summary.kind == .class ? .read(read, base) : .none
        }
        guard let sdk = table.sdkType(named: first.path, from: first.file) else {
            return first.path.last == "Instantiable" ? .none : .unread
        }
        return sdk.classFacts.map { .sdk(sdk, $0) } ?? .none
    }

    /// The initializers of a class that the generated file sees, `nil` where it inherits all that it has.
    private func visibleInitializers(of type: EntityID) -> [InitializerSummary]? {
        let all = initializers(of: type)
        let visible = all.filter { initializer in
            guard let file = table[type].file, initializer.access > .fileprivate else { return false }
            return table.isVisible(
                initializer.access,
                of: table.files[file].module,
                from: input.module,
                isTestable: true
            )
        }
        if visible.contains(where: \.isPlain) { return visible }
        if inheritsPlainInitializerOfSDK(type) { return nil }
        // Instantiable classes have an initializer that the macro writes.
        return all.contains { !$0.isConvenience } || isInstantiable(type) ? visible : nil
    }
}

extension SuperclassInitializer {
    fileprivate init(_ found: (declarer: String, isDesignated: Bool), _ origin: Origin) {
        declarer = found.declarer
        isDesignated = found.isDesignated
        self.origin = origin
    }
}

extension SDKClass.PlainInitializer {
    /// `nil` where there is none that is known.
    fileprivate var isDesignated: Bool? {
        switch self {
        case .designated: true
        case .convenience: false
        case .absent, .unknown: nil
        }
    }
}

extension ScopeTree {
    /// How the `init()` of a root is written.
    func initializerForm(of root: ScopeID) -> RootInitializerForm {
        guard case .declaration(.class) = self[root].declared.declaration.form,
            let entity = self[root].declared.entity,
            self[root].forwarded.isEmpty, let inherited = superclassInitializer(of: entity)
        else { return .plain }
        switch inherited.origin {
        case .swift: return .plain
        case .objectiveC: return inherited.isDesignated ? .besideInherited : .plain
        case .foundation: return .besideInherited
        }
    }

    /// Whether the system creates objects of a class, by the `init()` that Objective-C knows.
    /// The protocol of a framework for whose conformers the system calls an `init()`, where a type conforms to one.
    package func protocolOfSystem(calling type: EntityID) -> String? {
        for base in [type] + resolver.basesOfType(type) {
            for name in resolver.inheritance(of: base)
            where table.sdkType(named: name.path, from: name.file)?.requiresPlainInitializer == true {
                return name.path.last
            }
        }
        return nil
    }

    package func isCreatedBySystem(_ type: EntityID) -> Bool {
        ([type] + resolver.basesOfType(type)).contains { base in
            resolver.inheritance(of: base).contains { name in
                table.sdkType(named: name.path, from: name.file)?.isCreatedBySystem == true
            }
        }
    }
}
