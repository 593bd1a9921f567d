import HeirloomLocalDiagnosis
import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// `@Intercepted(by: …)`: wraps the body of a function in calls of its interceptors.
struct InterceptedExpansion {
    let request: AttachedExpansionRequest

    var expansion: PluginReply.Expansion {
        let attributeSource = ExpansionSource(request.attributeSyntax)
        guard let attribute = Parser.parseAttribute(request.attributeSyntax.source) else {
            return PluginReply.Expansion()
        }
        let source = ExpansionSource(request.declSyntax)
        var function: InterceptedFunction?
        if case .function(let declaration)? = source.declarations.first {
            if let fault = source.fault { return PluginReply.Expansion(diagnostics: source.message(fault)) }
            let enclosing = EnclosingDeclaration.chain(request.lexicalContext ?? [])
            function = InterceptedFunction(declaration, enclosing: enclosing)
        }
        let problem = InterceptedFunctionRule.problem(with: attribute, on: function)
        guard let function, problem == nil else {
            return PluginReply.Expansion(diagnostics: attributeSource.messages(problem.map { [$0] } ?? []))
        }
        let attributes = attributes(of: function.declaration, attribute)
        let body = InterceptedBody(function, attributes: attributes, source.text)
        return PluginReply.Expansion(expandedSource: body?.text(at: request.declSyntax.location))
    }

    /// The compiler asks for the last attribute only. It does not say which of the others are active if they are under
    /// `#if`.
    private func attributes(of function: FunctionDeclaration, _ expanded: AttributeUse) -> [AttributeUse] {
        function.attributes.filter { attribute in
            attribute.baseName == expanded.baseName
                && (attribute.condition == nil || attribute.spelling == expanded.spelling)
        }
    }
}

/// The new body of an intercepted function:
///
/// ```swift
/// {
/// let heirloomInvocation = …; return try self.log.around(heirloomInvocation, amount) { () throws -> Receipt in
///     …
/// }
/// }
/// ```
private struct InterceptedBody {
    private static let invocation = "heirloomInvocation"

    private let function: InterceptedFunction
    /// The interceptors, outermost first.
    private let interceptors: [String]
    /// The text of the body from `{` to `}`.
    private let statements: String
    /// The lines on which the attribute and the body start.
    private let lines: (attribute: Int, statements: Int)

    /// `nil` if the function has no body.
    init?(_ function: InterceptedFunction, attributes: [AttributeUse], _ text: SourceText) {
        guard let range = function.declaration.bodyRange, let first = attributes.first else { return nil }
        self.function = function
        interceptors = attributes.flatMap { $0.arguments ?? [] }.map { text.text($0.valueRange) }
        statements = text.text(range)
        lines = (first.range.start.line, range.start.line)
    }

    /// The new body. The compiler reports errors in the calls at the attribute, and those in the statements where they
    /// are written.
    ///
    /// - Parameter location: The start of the text in its file.
    func text(at location: SyntaxMessage.Location?) -> String {
        """
        {
        \(location?.directive(forLine: lines.attribute) ?? "")
        let \(Self.invocation) = \(invocation); return \(interceptors.map(call).joined(separator: " "))\(prefix)
        \(location?.directive(forLine: lines.statements) ?? "")
        \(statements.dropFirst())\(String(repeating: "}", count: interceptors.count))
        """
    }

    private var invocation: String {
        let labels = function.arguments.map { ($0.label ?? "_").swiftLiteral }.joined(separator: ", ")
        let type = function.typeName?.swiftLiteral ?? "nil"
        return "HeirloomInterception.Invocation(type: \(type), function: \(function.name.swiftLiteral), "
            + "labels: [\(labels)])"
    }

    /// `try await self.log.around(heirloomInvocation, amount, isolation: #isolation) { () async throws -> Receipt in`
    private func call(of interceptor: String) -> String {
        let effects = function.declaration.signature.callEffects
        var arguments = [Self.invocation] + function.arguments.map(argument)
        if effects.isAsync { arguments.append("isolation: #isolation") }
        let callee = "\(base(of: interceptor)).around(\(arguments.joined(separator: ", ")))"
        return [effects.markers, callee, "{ ()", effects.spelling, result, "in"].filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    /// `self.log` for a key path of the type itself, which is cheaper than `self[keyPath:]`.
    private func base(of interceptor: String) -> String {
        if let member = function.member(of: interceptor) { return "self.\(member)" }
        return interceptor.hasPrefix("\\") ? "self[keyPath: \(interceptor)]" : interceptor
    }

    /// `amount`, `(repeat each items)`, `HeirloomInterception.Invocation.argument(handler)`
    private func argument(_ parameter: ParameterDeclaration) -> String {
        let name = ReservedWords.escaped(parameter.name)
        if case .packExpansion = parameter.type.type { return "(repeat each \(name))" }
        return function.isPassable(parameter) ? name : "HeirloomInterception.Invocation.argument(\(name))"
    }

    /// `-> Receipt`; empty if the compiler infers the type, as for `some`.
    private var result: String {
        guard let type = function.declaration.returnType?.type else { return "-> ()" }
        return type.isInferred ? "" : "-> \(type.storedSpelling)"
    }

    /// A statement before those of a function without a result. Unlike a function, a closure of a single expression
    /// returns its value.
    private var prefix: String { ["-> ()", "-> Void", "-> Swift.Void"].contains(result) ? " _ = ()" : "" }
}
