import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    /// A superclass whose `init()` has effects, or may fail.
    func effectfulSuperclass(
        _ scope: ScopeID,
        _ superclass: EntityID,
        _ initializer: InitializerSummary
    ) -> Diagnostic {
        let effects = [
            initializer.isAsync ? "'async'" : nil, initializer.isThrowing ? "throwing" : nil,
            initializer.isFailable ? "failable" : nil,
        ].compactMap(\.self)
        guard !effects.isEmpty else {
            return unreachableSuperclassInitializer(scope, superclass)
        }
        let subject = "'init()' of '\(name(superclass))' is \(effects.enumeration())"
        // What may fail has no value for then.
        guard !initializer.isFailable else {
            return Diagnostic(
                id: .missingInitializer,
                message: """
                    \(subject), and so '\(name(scope))' cannot be built: its own initializer must call it; give \
                    '\(name(superclass))' an 'init()' that is not
                    """,
                location: place(scope)
            )
        }
        let written = forwardingEffects(of: initializer, of: superclass, in: scope)
        return Diagnostic(
            id: .missingInitializer,
            message: "\(subject), and so the initializer of '\(name(scope))' must be written",
            location: place(scope),
            notes: [note("write '\(written.line)'", at: place(scope))],
            fixIts: [remedies.write(written.lines, in: scope)]
        )
    }

    /// `override init() async throws { try await super.init() }`: effects travel up.
    private func forwardingEffects(
        of initializer: InitializerSummary,
        of superclass: EntityID,
        in scope: ScopeID
    ) -> InitializerSkeleton {
        var effects = CallEffects(isAsync: initializer.isAsync, throwing: initializer.throwing)
        if case .error(let error) = effects.throwing,
            let arguments = tree.genericArguments(of: superclass, below: scope)
        {
            effects.throwing = .error(error.replacing(arguments))
        }
        let overrides = tree[scope].declared.declaration.dependencies.isEmpty && initializer.labels.isEmpty
        let modifier = initializer.isRequired ? "required " : "override "
        var written = skeleton(scope, overrides ? modifier : "")
        written.head += " \(effects.spelling)"
        written.statements.append("\(effects.markers) super.init()")
        return written
    }

    /// A superclass whose `init()` is out of reach.
    private func unreachableSuperclassInitializer(_ scope: ScopeID, _ superclass: EntityID) -> Diagnostic {
        let written = skeleton(scope, calling: [])
        return Diagnostic(
            id: .missingInitializer,
            message: """
                '\(name(superclass))' has no 'init()', and so the initializer of '\(name(scope))' must be written
                """,
            location: place(scope),
            notes: [note("write '\(written.line)'", at: place(scope))],
            fixIts: [remedies.write(written.lines, in: scope)]
        )
    }

    /// Required initializers that a class with an initializer of its own does not inherit.
    func requiredInitializers(_ scope: ScopeID, _ inherited: [InheritedInitializer]) -> Diagnostic {
        let stubs = inherited.map { requiredStub($0, in: scope) }
        let names = inherited.map { $0.initializer.spelling }.listed()
        let isExact = stubs.allSatisfy { $0 != nil }
        return Diagnostic(
            id: .missingInitializer,
            message: """
                '\(name(inherited[0].superclass))' requires \(names) of its subclasses, and so '\(name(scope))', which \
                gets an initializer of its own, must have \(inherited.count == 1 ? "it" : "them") as well
                """,
            location: place(scope),
            notes: stubs.compactMap(\.self).map { note("write '\($0.line)'", at: place(scope)) },
            fixIts: isExact ? [remedies.write(stubs.compactMap(\.self).flatMap(\.lines), in: scope)] : []
        )
    }

    /// `required init?(coder: NSCoder) { fatalError("'init(coder:)' is not used") }`; `nil` where a parameter is variadic,
    /// or has a type that is another one where the class is.
    private func requiredStub(_ inherited: InheritedInitializer, in scope: ScopeID) -> InitializerSkeleton? {
        let initializer = inherited.initializer
        guard !initializer.hasVariadicParameter, let file = tree.table[inherited.superclass].file
        else { return nil }
        let place = Place(file: tree[scope].file, enclosing: tree[scope].declared.entity)
        let isSeen = initializer.parameterTypes.allSatisfy {
            let there = tree.resolver.resolve(
                $0.type,
                from: Place(file: file, enclosing: inherited.superclass)
            )
            return tree.resolver.resolve($0.type, from: place).type.canonical == there.type.canonical
        }
        guard isSeen else { return nil }
        let parameters = zip(initializer.labels, initializer.parameterTypes).map { label, type in
            label == "_"
                ? "_ value: \(type.type.spelling)"
                : "\(ReservedWords.escapedLabel(label)): \(type.type.spelling)"
        }
        let effects = (initializer.isAsync ? " async" : "") + (initializer.isThrowing ? " throws" : "")
        let level = min(tree[scope].declared.declaration.access, .public)
        let access = level > .internal ? "\(level.rawValue) " : ""
        let isBare =
            tree[scope].declared.declaration.dependencies.isEmpty && initializer.labels.isEmpty
            && effects.isEmpty
        return InitializerSkeleton(
            head:
                "\(access)required init\(initializer.isFailable ? "?" : "")(\(parameters.joined(separator: ", ")))\(effects)",
            statements: [
                isBare ? "super.init()" : "fatalError(\"\(initializer.spelling.quoted) is not used\")"
            ]
        )
    }

    /// A wrapper that the macro would make, and that cannot be made from a value alone.
    func unmadeWrapper(_ property: DependencyID, _ wrapper: EntityID) -> Diagnostic {
        let declared = tree[property].declared.declaration
        var written = skeleton(property.scope)
        var isExact = true
        if let held = heldType(property, wrapper) {
            written = skeleton(property.scope, taking: declared.label, as: held)
        } else {
            isExact = declared.madeWrappers.count == 1
            written.statements.removeAll { $0 == declared.wrappedAssignment }
            written.statements.append("fatalError(\"'\(declared.label)' has no '\(name(wrapper))' yet\")")
        }
        return Diagnostic(
            id: .missingInitializer,
            message: """
                '\(name(wrapper))' has no 'init(wrappedValue:)' that takes a value alone, and so the initializer of \
                '\(name(property.scope))' must be written
                """,
            location: place(property),
            notes: [note("write '\(written.line)'", at: place(property.scope))],
            fixIts: isExact ? [remedies.write(written.lines, in: property.scope)] : []
        )
    }

    /// The wrapper's own type, where it can be forwarded instead of the value: it is offered below as well.
    private func heldType(_ property: DependencyID, _ wrapper: EntityID) -> TypeExpression? {
        guard case .forwarded = tree[property].declared.origin,
            case .type(let read) = tree.table[wrapper].kind,
            read.summary.genericParameters.count < 2,
            tree[property].declared.madeWrappers.count == 1,
            case .named(var components) = tree[property].declared.madeWrappers[0],
            !components.isEmpty,
            !remedies.facts.isNeeded(tree[property].declared.value, in: property.scope)
        else { return nil }
        if read.summary.genericParameters.count == 1, components[components.count - 1].arguments.isEmpty {
            components[components.count - 1].arguments = [tree[property].declared.declaration.type.type]
        }
        return .named(components)
    }
}

extension InitializerSummary {
    /// `init(coder:)`
    fileprivate var spelling: String {
        "init(\(labels.map { "\($0):" }.joined()))"
    }
}

extension String {
    fileprivate var quoted: String { "'\(self)'" }
}
