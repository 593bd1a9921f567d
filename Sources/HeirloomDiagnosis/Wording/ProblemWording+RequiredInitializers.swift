import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    /// Reports required initializers that a class does not inherit, because it has an initializer of its own.
    func requiredInitializers(_ scope: ScopeID, _ inherited: [InheritedInitializer]) -> Diagnostic {
        let stubs = inherited.map { requiredStub($0, in: scope) }
        let names = inherited.map { $0.initializer.spelling }.listed()
        let isExact = stubs.allSatisfy { $0 != nil }
        return Diagnostic(
            id: .missingInitializer,
            message: """
                '\(name(inherited[0].superclass))' requires \(names) of its subclasses, so '\(name(scope))' must \
                declare \(inherited.count == 1 ? "it" : "them") because its generated initializer prevents \
                inheriting \(inherited.count == 1 ? "it" : "them")
                """,
            location: place(scope),
            notes: stubs.compactMap(\.self).map { note("write '\($0.line)'", at: place(scope)) },
            fixIts: isExact ? [remedies.write(stubs.compactMap(\.self).flatMap(\.lines), in: scope)] : []
        )
    }

    /// `required init?(coder: NSCoder) { fatalError("'init(coder:)' is not used") }`; `nil` if the type of a parameter
    /// means another type where the class is declared.
    private func requiredStub(_ inherited: InheritedInitializer, in scope: ScopeID) -> InitializerSkeleton? {
        let initializer = inherited.initializer
        guard let file = tree.table[inherited.superclass].file
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
