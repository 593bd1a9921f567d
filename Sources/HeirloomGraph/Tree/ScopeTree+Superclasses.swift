import HeirloomModel

/// The `init()` that a class has from its superclasses.
package struct SuperclassInitializer {
    /// The class that declares it.
    package let declarer: String
    /// Whether it is designated, so that an `init()` of a subclass overrides it instead of hiding it.
    package let isDesignated: Bool
    /// The origin of the topmost known superclass.
    package let origin: Origin

    package enum Origin {
        /// A Swift class, or a class that was not read.
        case swift
        /// A class that belongs to Objective-C on every platform.
        case objectiveC
        /// A class of Foundation, which belongs to Objective-C on Apple's platforms and to Swift elsewhere.
        case foundation
    }
}

extension ScopeTree {
    /// Returns the `init()` that a class has from its superclasses; `nil` if there is none, or if that depends on a
    /// class that was not read.
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
                // A class without a superclass and without initializers gets an implicit one.
                if !isDecided, current != type, case .type(let read) = table[current].kind {
                    found = (read.summary.name, true)
                }
                return found.map { SuperclassInitializer($0, .swift) }
            }
        }
    }

    /// Returns the class of Apple's frameworks above the topmost superclass that was read.
    package func sdkSuperclass(of type: EntityID) -> (type: SDKType, facts: SDKClass)? {
        guard case .sdk(let sdk, let facts) = superclass(of: superclasses(of: type).last ?? type) else {
            return nil
        }
        return (sdk, facts)
    }

    /// Returns whether a class inherits the `init()` of the class of Apple's frameworks above it. It does if all designated
    /// initializers of the classes in between override initializers of Apple's class.
    package func inheritsPlainInitializerOfSDK(_ type: EntityID) -> Bool {
        guard let facts = sdkSuperclass(of: type)?.facts else { return false }
        return ([type] + superclasses(of: type)).allSatisfy { entity in
            let designated = initializers(of: entity).filter { !$0.isConvenience }
            return facts.passesOnInit(toClassWith: designated.map(\.requiredLabels))
        }
    }

    /// Returns the superclass of a class, the superclass of that one and so on, as far as they were read.
    package func superclasses(of entity: EntityID) -> [EntityID] {
        guard table.typeKind(of: entity) == .class else { return [] }
        var found: [EntityID] = []
        var current = entity
        while case .read(_, let next) = superclass(of: current), next != entity, !found.contains(next) {
            found.append(next)
            current = next
        }
        return found
    }

    /// Returns whether a superclass conforms to `Instantiable`, in its declaration or in an extension.
    package func conformsToInstantiable(_ superclass: EntityID) -> Bool {
        conversions.supertypes.isBelow(.read(superclass), .unread("Instantiable")) == .yes
    }

    enum Superclass {
        case read(ReadType, EntityID)
        case sdk(SDKType, SDKClass)
        case unread
        case none
    }

    /// Returns the first type in the inheritance clause, if it is a class.
    func superclass(of type: EntityID) -> Superclass {
        guard let first = resolver.inheritance(of: type).first else { return .none }
        if let base = first.base, case .type(let read) = table[base].kind {
            return read.summary.kind == .class ? .read(read, base) : .none
        }
        guard let sdk = table.sdkType(named: first.path, from: first.file) else {
            return first.path.last == "Instantiable" ? .none : .unread
        }
        return sdk.classFacts.map { .sdk(sdk, $0) } ?? .none
    }

    /// Returns the initializers of a class that the generated file sees; `nil` if the class inherits all of its
    /// initializers.
    private func visibleInitializers(of type: EntityID) -> [InitializerSummary]? {
        let all = initializers(of: type)
        let module = table[type].file.map { table.files[$0].module } ?? ""
        let visible = all.filter {
            table.isVisible($0.access, of: module, from: input.module, isTestable: true)
        }
        if visible.contains(where: \.isPlain) { return visible }
        if inheritsPlainInitializerOfSDK(type) { return nil }
        // The macro writes an initializer for an instantiable class.
        return all.contains { !$0.isConvenience } || isInstantiable(type) ? visible : nil
    }

    /// Returns the form of the `init()` of a root.
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

    /// Returns the protocol of a framework to which a type conforms, and for whose conforming types the system calls an
    /// `init()`.
    package func protocolOfSystem(calling type: EntityID) -> String? {
        baseOfSystem(of: type, where: \.requiresPlainInitializer)?.path.last
    }

    /// Returns whether the system creates objects of a class by the `init()` that Objective-C knows.
    package func isCreatedBySystem(_ type: EntityID) -> Bool {
        baseOfSystem(of: type, where: \.isCreatedBySystem) != nil
    }

    private func baseOfSystem(of type: EntityID, where isMeant: (SDKType) -> Bool) -> InheritedName? {
        ([type] + resolver.basesOfType(type)).flatMap { resolver.inheritance(of: $0) }.first { name in
            table.sdkType(named: name.path, from: name.file).map(isMeant) ?? false
        }
    }

    /// Returns whether all values of a canonical type, except `nil`, are known to be objects.
    package func isOfObjects(_ canonical: TypeExpression) -> Bool {
        areObjects(canonical.withoutOptional) == .yes
    }

    /// Returns whether all values of a canonical type are objects. Those of a protocol are if only classes are known to
    /// conform to it.
    package func areObjects(_ type: TypeExpression) -> Certainty {
        switch type {
        case .named(let components):
            if let entity = type.entity(in: table), case .type = table[entity].kind {
                return isOfObjects(entity) ? .yes : .no
            }
            guard components.count == 1, let type = SDKType.assumed(components[0].name) else {
                return .unknown
            }
            return type.isOfObjects ? .yes : .no
        case .existential(let constraint):
            return areObjects(constraint)
        case .composition(let members):
            return .any(members.map(areObjects))
        case .attributed(_, let base):
            return areObjects(base)
        case .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray, .tuple, .function, .metatype,
            .protocolMetatype, .integer:
            return .no
        case .member, .opaque, .suppressed, .packElement, .packExpansion, .placeholder:
            return .unknown
        }
    }

    package func isOfObjects(_ entity: EntityID) -> Bool {
        guard case .type(let read) = table[entity].kind else { return false }
        switch read.summary.kind {
        case .class, .actor: return true
        case .struct, .enum: return false
        case .protocol:
            return conversions.supertypes.certain(above: entity).contains(where: restrictsToClasses)
        }
    }

    /// Returns whether only classes can have this supertype: a class, `AnyObject`, or a protocol of Objective-C.
    private func restrictsToClasses(_ supertype: SupertypeTable.Supertype) -> Bool {
        switch supertype {
        case .read(let entity):
            guard case .type(let read) = table[entity].kind else { return false }
            return read.summary.kind == .class || read.summary.isolation.attributes.contains("objc")
        case .unread(let name):
            return SDKType.assumed(name)?.isOfObjects == true
        case .unclear:
            return false
        }
    }

    /// Returns whether a property that may be weak or unowned can have a type.
    package func canBeHeld(_ type: ResolvedType, by dependency: DependencyID) -> Bool {
        switch self[dependency].declared.declaration.reference {
        case nil: true
        case .weak?: type.canonical.wrappedInOptional != nil && isOfObjects(type.canonical)
        case .unowned?: isOfObjects(type.canonical)
        }
    }
}

extension SuperclassInitializer {
    fileprivate init(_ found: (declarer: String, isDesignated: Bool), _ origin: Origin) {
        declarer = found.declarer
        isDesignated = found.isDesignated
        self.origin = origin
    }
}

extension TypeSummary {
    /// `Outer.Inner`
    package var name: String { path.joined(separator: ".") }
}

extension SDKClass.PlainInitializer {
    /// `nil` if there is none, or if it is not known.
    fileprivate var isDesignated: Bool? {
        switch self {
        case .designated: true
        case .convenience: false
        case .absent, .unknown: nil
        }
    }
}

extension DependencyDeclaration {
    /// The keywords before the property's name.
    package var introducer: String {
        switch reference {
        case nil: "let"
        case .weak?: "weak var"
        case .unowned?: "unowned let"
        }
    }
}
