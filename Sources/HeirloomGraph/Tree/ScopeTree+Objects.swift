import HeirloomModel

extension ScopeTree {
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
