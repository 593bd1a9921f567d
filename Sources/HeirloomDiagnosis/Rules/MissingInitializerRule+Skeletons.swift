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

extension TreeReview {
    /// `init(x: X) { self.x = x; super.init(y: …) }`
    func skeleton(_ scope: ScopeID, _ plan: InitializerPlan) -> InitializerSkeleton {
        let parameters = tree[scope].dependencies.map(\.declared).map { dependency in
            let label = ReservedWords.escapedLabel(dependency.declaration.label)
            return "\(label): \(dependency.parameterSpelling)"
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
}
