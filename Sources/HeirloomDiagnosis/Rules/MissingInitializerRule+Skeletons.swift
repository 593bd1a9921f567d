import HeirloomGraph
import HeirloomModel

/// The parts of a proposed initializer other than its parameters and assignments.
struct InitializerPlan {
    var introducer = "init"
    /// Its access level, if that of the type is higher.
    var access = AccessLevel.open
    /// The arguments of `super.init(…)`; `nil` without this call.
    var arguments: String?
    var isAsync = false
    var isThrowing = false
}

/// An initializer to write.
struct InitializerSkeleton {
    var head: String
    var statements: [String]

    /// `init(x: X) { self.x = x }`
    var line: String {
        statements.isEmpty ? "\(head) {}" : "\(head) { \(statements.joined(separator: "; ")) }"
    }

    var lines: [String] { ["\(head) {"] + statements.map { "    \($0)" } + ["}"] }
}

extension ProblemWording {
    /// `init(x: X) { self.x = x; super.init(y: …) }`
    func skeleton(_ scope: ScopeID, _ plan: InitializerPlan) -> InitializerSkeleton {
        let parameters = tree[scope].dependencies.map(\.declared).map { dependency in
            let label = ReservedWords.escapedLabel(dependency.declaration.label)
            return "\(label): \(parameterSpelling(dependency))"
        }
        let declaration = tree[scope].declared.declaration
        let access = modifier(min(plan.access, declaration.access, declaration.construction.access))
        let effects = (plan.isAsync ? " async" : "") + (plan.isThrowing ? " throws" : "")
        let call = (plan.isThrowing ? "try " : "") + (plan.isAsync ? "await " : "") + "super.init"
        return InitializerSkeleton(
            head: "\(access)\(plan.introducer)(\(parameters.joined(separator: ", ")))\(effects)",
            statements: assignments(scope) + (plan.arguments.map { ["\(call)(\($0))"] } ?? [])
        )
    }

    /// `self.x = x`
    private func assignments(_ scope: ScopeID) -> [String] {
        tree[scope].dependencies.map(\.declared.declaration).map { declaration in
            let label = ReservedWords.escaped(declaration.label)
            return declaration.wrappedAssignment ?? "self.\(label) = \(label)"
        }
    }

    /// `public `
    func modifier(_ access: AccessLevel) -> String {
        access > .internal ? "\(min(access, .public).rawValue) " : ""
    }

    /// `required init?(coder: NSCoder) { fatalError("'init(coder:)' is not used") }`; `nil` if the type of a parameter
    /// means another type where the class is declared.
    func requiredStub(_ inherited: InheritedInitializer, in scope: ScopeID) -> InitializerSkeleton? {
        let initializer = inherited.initializer
        guard let file = tree.table[inherited.superclass].file else { return nil }
        let place = tree[scope].declared.place
        let origin = Place(file: file, enclosing: inherited.superclass)
        let isSeen = initializer.parameterTypes.allSatisfy {
            tree.resolver.resolve($0.type, from: place).type.canonical
                == tree.resolver.resolve($0.type, from: origin).type.canonical
        }
        guard isSeen else { return nil }
        let parameters = zip(initializer.labels, initializer.parameterTypes).map { label, type in
            label == "_"
                ? "_ value: \(type.type.spelling)"
                : "\(ReservedWords.escapedLabel(label)): \(type.type.spelling)"
        }
        let effects = (initializer.isAsync ? " async" : "") + (initializer.isThrowing ? " throws" : "")
        let access = modifier(tree[scope].declared.declaration.access)
        // Heirloom calls the initializer if it takes all dependencies.
        let isCalled = tree.takes(
            tree[scope].dependencies,
            initializer,
            of: inherited.superclass,
            below: scope
        )
        let arguments = initializer.labels.map {
            "\(ReservedWords.escapedLabel($0)): \(ReservedWords.escaped($0))"
        }
        let call = initializer.isConvenience ? [] : ["super.init(\(arguments.joined(separator: ", ")))"]
        return InitializerSkeleton(
            head:
                "\(access)required init\(initializer.isFailable ? "?" : "")(\(parameters.joined(separator: ", ")))\(effects)",
            statements: isCalled && effects.isEmpty
                ? assignments(scope) + call : ["fatalError(\"'\(initializer.spelling)' is not used\")"]
        )
    }
}
