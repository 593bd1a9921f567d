import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    /// A class of Apple's whose initializers want arguments, or that requires `init(coder:)`.
    func sdkSuperclass(
        _ scope: ScopeID,
        _ type: SDKType,
        _ facts: SDKClass,
        _ demand: SDKDemand
    ) -> Diagnostic {
        let level = min(tree[scope].declared.declaration.access, .public)
        let coder = facts.coderLines(
            indentation: "    ",
            access: level > .internal ? "\(level.rawValue) " : ""
        )
        switch demand {
        case .coder:
            return Diagnostic(
                id: .missingInitializer,
                message: """
                    '\(type.name)' requires 'init(coder:)' of its subclasses, and so '\(name(scope))', which gets an \
                    initializer of its own, must have it as well
                    """,
                location: place(scope),
                notes: [note("write '\(Self.onOneLine(coder))'", at: place(scope))],
                fixIts: [remedies.write(coder, in: scope)]
            )
        case .call(let withCoder):
            let written = skeleton(scope, calling: [facts.calledArguments ?? "…"])
            let lines = written.lines + (withCoder ? [""] + coder : [])
            return Diagnostic(
                id: .missingInitializer,
                message: """
                    \(facts.reasonToCall(type.name)), and so the initializer of '\(name(scope))' must be written
                    """,
                location: place(scope),
                notes: [note("write '\(written.line)'", at: place(scope))],
                fixIts: facts.calledArguments == nil ? [] : [remedies.write(lines, in: scope)]
            )
        }
    }

    /// A class with initializers of its own that only classes of Apple's pass `init()` on beside.
    func ownInitializers(_ scope: ScopeID) -> Diagnostic {
        Diagnostic(
            id: .missingInitializer,
            message: """
                '\(name(scope))' inherits no 'init()', since it has initializers of its own, and so one must be \
                written
                """,
            location: place(scope)
        )
    }

    /// What stands in `super.init(…)` where a class overrides an initializer of Apple's that suits any subclass.
    func sdkArguments(for initializer: InitializerSummary, of superclass: EntityID) -> String? {
        guard let facts = tree.sdkSuperclass(of: superclass)?.facts,
            facts.passesOnInit(toClassWith: [initializer.requiredLabels])
        else { return nil }
        return facts.calledArguments
    }

    private static func onOneLine(_ lines: [String]) -> String {
        lines.map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " ")
    }
}
