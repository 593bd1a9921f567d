import HeirloomGraph
import HeirloomModel

/// Plans one requirement of a mock: the member that answers it, and the witness that calls the member.
final class RequirementPlanner {
    private let named: NamedRequirement
    private let mock: MockedProtocol
    private let texts: MockTexts
    private let generics: ErasedGenerics
    private let parameters: [RequirementParameter]

    init(_ named: NamedRequirement, of mock: MockedProtocol, _ texts: MockTexts) {
        let (requirement, part) = (named.requirement, named.part)
        let texts = texts.declaring(requirement.genericParameters.map(\.name))
        let generics = ErasedGenerics(requirement, part, texts)
        self.named = named
        self.mock = mock
        self.texts = texts
        self.generics = generics
        parameters = requirement.parameters.enumerated().compactMap { place, parameter in
            part.types[parameter.type.type].map { type in
                RequirementParameter(parameter, at: place, of: requirement, type, generics, texts)
            }
        }
    }

    var requirement: ProtocolRequirement { named.requirement }
    private var part: MockedProtocol.Part { named.part }
    private var member: String { named.member }
    private var receiver: String { receiver(of: member) }

    private func receiver(of member: String) -> String {
        let isMember = ReservedWords.isPlainIdentifier(member) && member != "self" && member != "init"
        return (requirement.isStatic ? "Self" : "self") + ".mock." + (isMember ? member : "`\(member)`")
    }

    private var result: TypeExpression? {
        requirement.result.map { part.spelled($0).declarable.withoutSpecifiers }
    }
    private var resultText: String { result.map { texts.spelling(generics.erased($0)) } ?? "Void" }
    private var isErased: Bool { result.map(generics.mentions) ?? false }
    private var marks: String {
        let marks = CallEffects(isAsync: requirement.isAsync, throwing: requirement.throwing).markers
        return marks.isEmpty ? "" : marks + " "
    }

    /// Whether a handler answers the requirement: it rethrows, or takes a parameter that cannot be recorded.
    private var isHandled: Bool {
        requirement.kind != .initializer
            && (requirement.throwing == .rethrowing || parameters.contains { $0.use == .handed })
    }

    private var recorded: [RequirementParameter] { parameters.filter { $0.use == .recorded } }

    /// Whether the function throws an error of one of its generic parameters.
    private var throwsGenericError: Bool {
        guard case .error(let error) = requirement.throwing else { return false }
        return generics.mentions(error)
    }

    /// The errors of an answer.
    private var throwing: Throwing {
        requirement.throwing == .rethrowing || throwsGenericError ? .anyError : requirement.throwing
    }

    private var failure: String {
        switch throwing {
        case .never: texts.standard("Never")
        case .anyError, .rethrowing: "any " + texts.standard("Error")
        case .error(let error): texts.spelling(part.spelled(error))
        }
    }

    // MARK: The member

    /// `let fetch = AsyncStub<Int, any Error, User>("Client.fetch(id:)")`, and a second stub for the setter of a
    /// subscript.
    var members: [String] {
        if requirement.kind == .property, requirement.isSettable {
            return [declaration(of: member, as: "StubbedProperty", "<\(resultText)>")]
        }
        if isHandled { return [declaration(of: member, as: "Handler", "<\(functionType)>")] }
        let isInitializer = requirement.kind == .initializer
        let (values, never) = (recorded.map { ($0.name, $0.type) }, texts.standard("Never"))
        let kind = requirement.isAsync && !isInitializer ? "AsyncStub" : "Stub"
        let type = "<\(typeOfArguments(values)), \(isInitializer ? never : failure), \(resultText)>"
        let stub = declaration(of: member, as: kind, type)
        if !requirement.isSettable { return [stub] }
        let typeOfSetter = "<\(typeOfArguments(values + [("newValue", resultText)])), \(never), Void>"
        return [stub, declaration(of: setter, as: "Stub", typeOfSetter)]
    }

    private var setter: String { "set" + member.prefix(1).uppercased() + member.dropFirst() }

    private func declaration(of name: String, as type: String, _ arguments: String) -> String {
        // Messages name the requirement: `Client.fetch(id:)`.
        let title = mock.title + "." + requirement.signature
        return "let \(ReservedWords.escaped(name)) = \(texts.runtime(type))\(arguments)(\"\(title)\")"
    }

    /// `(id: Int, limit: Int)`, `Int`, `Void`
    private func typeOfArguments(_ values: [(name: String, type: String)]) -> String {
        if values.isEmpty { return "Void" }
        return tuple(values.count == 1 ? [values[0].type] : values.map { "\($0.name): \($0.type)" })
    }

    private func tuple(_ elements: [String]) -> String {
        elements.count > 1 ? "(" + elements.joined(separator: ", ") + ")" : elements.joined()
    }

    private var functionType: String {
        let types = parameters.filter { $0.use != .left }.map(\.type).joined(separator: ", ")
        return "@Sendable (\(types))\(effects(throwing)) -> \(resultText)"
    }

    // MARK: What calls it

    /// The requirement as declared in the mock.
    var declaration: [MockLine] {
        requirement.attributes.map(\.spelling).filter(isKept).map { MockLine(0, $0) } + witness
    }

    private func isKept(attribute: String) -> Bool {
        attribute.hasPrefix("@available") || attribute == "@discardableResult"
            || part.actors.contains(attribute)
    }

    /// `return ` if another attribute may be a result builder, which the implementation inherits unless it contains a
    /// `return`.
    private var returning: String {
        requirement.attributes.map(\.spelling).allSatisfy(isKept) ? "" : "return "
    }

    /// Whether the requirement is not isolated because its protocol is not, although the mock is. A protocol may restate
    /// what it inherits from one of the standard library.
    private var isNonisolatedByProtocol: Bool {
        let isStandard = mock.standard.contains { $0.members.contains(requirement.name) }
        return (part.isNonisolated || isStandard && (mock.isActor || mock.isolation != .nonisolated))
            && !requirement.modifiers.has("nonisolated")
            && part.actors.isDisjoint(with: requirement.attributes.map(\.spelling))
    }

    private var modifiers: String {
        let kept = requirement.modifiers.filter { ["prefix", "postfix", "nonisolated"].contains($0.keyword) }
        var words = kept.map { $0.keyword + ($0.detail.map { "(\($0))" } ?? "") }
        // A function with an `isolated` parameter is isolated to it.
        let isIsolatedToParameter = requirement.parameters.contains {
            $0.type.type.isParameter(saying: "isolated")
        }
        if isNonisolatedByProtocol, requirement.kind != .initializer, !isIsolatedToParameter {
            words.insert("nonisolated", at: 0)
        }
        return (words + (requirement.isStatic ? ["static"] : [])).map { $0 + " " }.joined()
    }

    private var witness: [MockLine] {
        let result = requirement.result.map { texts.spelling(part.spelled($0)) } ?? "Void"
        let clause = "\(genericParameters)(\(parameters.map(\.declaration).joined(separator: ", ")))"
        switch requirement.kind {
        case .property:
            let head = "\(modifiers)var \(ReservedWords.escaped(requirement.name)): \(result)"
            if !requirement.isSettable { return accessors(head, get: "\(returning)\(marks)\(receiver)()") }
            // Otherwise, the compiler warns that a value of type `Void` is not used.
            let returnsVoid = requirement.result.map(part.canonical) == .tuple([])
            let get = "\(returnsVoid ? "return " : returning)\(receiver).value"
            return accessors(head, get: get, set: "\(receiver).value = newValue")
        case .subscript:
            let head = "\(modifiers)subscript\(clause) -> \(result)\(whereClause)"
            let set = "\(receiver(of: setter))(\(tuple(recorded.map(\.expression) + ["newValue"])))"
            return accessors(head, get: returning + call, set: requirement.isSettable ? set : nil)
        case .initializer:
            // A convenience initializer lets the mock inherit all initializers of its superclass.
            let isNonisolated = mock.isolation != .nonisolated && !requirement.modifiers.has("nonisolated")
            let word = mock.superclass != nil ? "convenience " : isNonisolated ? "nonisolated " : ""
            // The compiler crashes where an initializer of an actor that is not `async` meets one that is.
            let effects = mock.isActor && requirement.isAsync ? " async" : ""
            let delegation = mock.superclass == nil ? [] : [MockLine(0, "self.init()")]
            return .block(
                "\(modifiers)\(word)init\(clause)\(effects)\(whereClause)",
                delegation + [MockLine(0, answer)]
            )
        case .function:
            let arrow = requirement.result == nil ? "" : " -> " + result
            let name =
                requirement.isOperator ? requirement.name + " " : ReservedWords.escaped(requirement.name)
            let effects = effects(requirement.throwing)
            return .block("\(modifiers)func \(name)\(clause)\(effects)\(arrow)\(whereClause)", body)
        }
    }

    /// ` async throws(Failure)`
    private func effects(_ throwing: Throwing) -> String {
        let isAsync = requirement.isAsync ? " async" : ""
        switch throwing {
        case .never: return isAsync
        case .anyError: return isAsync + " throws"
        case .rethrowing: return isAsync + " rethrows"
        case .error(let error): return isAsync + " throws(\(texts.spelling(part.spelled(error))))"
        }
    }

    private var genericParameters: String {
        let parameters = requirement.genericParameters.map { parameter in
            let word =
                switch parameter.kind {
                case .type: ""
                case .pack: "each "
                case .value: "let "
                }
            let inherited = parameter.inheritance.map { ": " + texts.constraint(part.spelled($0.type)) }
            return word + ReservedWords.escapedTypeName(parameter.name) + (inherited ?? "")
        }
        return parameters.isEmpty ? "" : "<" + parameters.joined(separator: ", ") + ">"
    }

    private var whereClause: String {
        MockTexts.whereClause(
            requirement.constraints.map { texts.clause($0, spelling: part.spelled) }
        )
    }

    /// `{ get async throws { … } set { … } }`
    private func accessors(_ head: String, get: String, set: String? = nil) -> [MockLine] {
        let effects = effects(requirement.throwing)
        if set == nil, effects.isEmpty { return .block(head, [MockLine(0, get)]) }
        let accessors = ["get\(effects) { \(get) }"] + [set].compactMap { $0.map { "set { \($0) }" } }
        return .block(head, accessors.map { MockLine(0, $0) })
    }

    /// `self.mock.fetch((id, limit))`
    private var answer: String { "\(receiver)(\(tuple(recorded.map(\.expression))))" }

    /// `try await self.mock.fetch((id, limit))`
    private var call: String { marks + (isErased ? "\(receiver).specific(\(answer))" : answer) }

    private var body: [MockLine] {
        if isHandled { return handling }
        return [MockLine(0, throwsGenericError ? converting("return " + call) : returning + call)]
    }

    /// Throws the errors of a statement as those of a generic parameter.
    private func converting(_ statement: String) -> String {
        "do { \(statement) } catch { throw \(receiver).specific(error) }"
    }

    // MARK: Functions that are handed what cannot be recorded

    /// `if let answer = self.mock.update.call() { return answer(&value) }`
    private var handling: [MockLine] {
        let handed = parameters.filter { $0.use != .left }
        let isolated = requirement.isAsync && isIsolated
        let arguments = handed.map { isolated && $0.isInout ? "&\($0.name)Copy" : $0.expression }
        let answer = "\(nameOfAnswer)(\(arguments.joined(separator: ", ")))"
        let value = marks + (isErased ? "\(receiver).specific(\(answer))" : answer)
        let returned = result == nil ? value : "return " + value
        let statement = throwsGenericError ? converting(returned) : returned
        var lines: [String] = []
        for parameter in handed where isolated {
            let name = parameter.name
            if parameter.isInout {
                // While an actor awaits a function outside of it, only that function uses the values passed to it.
                lines.append("nonisolated(unsafe) var \(name)Copy = \(name)")
                lines.append("defer { \(name) = \(name)Copy }")
            } else if parameter.isNonescaping, !parameter.isSendableFunction {
                // A nonescaping function cannot be passed to `sent`.
                lines.append("nonisolated(unsafe) let \(name) = \(name)")
            } else if !parameter.isSendableFunction {
                lines.append("let \(name) = \(receiver).sent(\(name))")
            }
        }
        lines.append("if let \(nameOfAnswer) = \(receiver).call() { \(statement) }")
        if result != nil { lines.append("return \(receiver).unanswered()") }
        let body = lines.map { MockLine(0, $0) }
        guard requirement.throwing == .rethrowing, let function = parameters.first(where: \.isNonescaping)
        else { return body }
        // A `rethrows` function may throw only what a call that takes its own function argument throws.
        let name = function.use == .handed ? function.name : "_"
        return .block("\(marks)withoutActuallyEscaping(\(function.name))", taking: " \(name) in", body)
    }

    /// `answer`, or a longer name if a parameter has that name.
    private var nameOfAnswer: String {
        var name = "answer"
        while parameters.contains(where: { $0.name == name }) {
            name = "own" + name.prefix(1).uppercased() + name.dropFirst()
        }
        return name
    }

    private var isIsolated: Bool {
        if requirement.modifiers.has("nonisolated") || isNonisolatedByProtocol { return false }
        return mock.isActor || mock.isolation != .nonisolated || !part.actors.isEmpty
    }
}
