import HeirloomGraph
import HeirloomModel

/// Plans one requirement of a mock: the member that answers it, and the witness that calls the member.
struct RequirementPlanner {
    let requirement: ProtocolRequirement
    /// The name of the member.
    let member: String
    /// The requirement as shown in messages: `Client.fetch(id:)`.
    let title: String
    private let mock: MockedProtocol
    private let part: MockedProtocol.Part
    private let texts: MockTexts
    private let generics: ErasedGenerics
    private let parameters: [RequirementParameter]

    init(_ named: NamedRequirement, of mock: MockedProtocol, _ texts: MockTexts) {
        requirement = named.requirement
        member = named.member
        title = mock.title + "." + named.requirement.signature
        let texts = texts.declaring(named.requirement.genericParameters.map(\.name))
        self.mock = mock
        part = named.part
        self.texts = texts
        let types = named.part.types
        let generics = ErasedGenerics(requirement, named.part, texts)
        self.generics = generics
        let requirement = requirement
        parameters = requirement.parameters.enumerated().compactMap { place, parameter in
            types[parameter.type.type].map { type in
                RequirementParameter(
                    parameter,
                    at: place,
                    ofSubscript: requirement.kind == .subscript,
                    type: type,
                    generics,
                    evaluating: { isThrowing, isAsync in
                        (!isThrowing || requirement.throwing == .anyError)
                            && (!isAsync || requirement.isAsync)
                    },
                    spelling: texts.spelling
                )
            }
        }
    }

    private var receiver: String {
        let isMember = ReservedWords.isPlainIdentifier(member) && member != "self" && member != "init"
        return (requirement.isStatic ? "Self" : "self") + ".mock." + (isMember ? member : "`\(member)`")
    }
    private var result: TypeExpression? {
        requirement.result.map { (part.types[$0]?.spelled ?? $0).declarable.withoutSpecifiers }
    }
    private var resultText: String { result.map { texts.spelling(generics.erased($0)) } ?? "Void" }
    private var returnsVoid: Bool {
        requirement.result.flatMap { part.types[$0]?.canonical } == .tuple([])
    }
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

    /// The error in a stub.
    private var failure: String {
        switch requirement.throwing {
        case .never: texts.standard("Never")
        case .anyError, .rethrowing: "any " + texts.standard("Error")
        case .error(let error):
            throwsGenericError ? "any " + texts.standard("Error") : texts.spelling(resolved(error))
        }
    }

    /// Whether the function throws an error of one of its generic parameters.
    private var throwsGenericError: Bool {
        guard case .error(let error) = requirement.throwing else { return false }
        return generics.mentions(error)
    }

    private func resolved(_ type: TypeExpression) -> TypeExpression { part.types[type]?.spelled ?? type }

    // MARK: The member

    /// `let fetch = AsyncStub<Int, any Error, User>("Client.fetch(id:)")`, and a second stub for the setter of a
    /// subscript.
    var members: [String] {
        if requirement.kind == .property, requirement.isSettable {
            return [declaration(of: member, as: "StubbedProperty", "<\(resultText)>")]
        }
        if isHandled { return [declaration(of: member, as: "Handler", "<\(functionType)>")] }
        let isAsync = requirement.isAsync && requirement.kind != .initializer
        let failure = requirement.kind == .initializer ? texts.standard("Never") : failure
        let type = "<\(tuple(recorded.map { ($0.name, $0.type) })), \(failure), \(resultText)>"
        var members = [declaration(of: member, as: isAsync ? "AsyncStub" : "Stub", type)]
        if requirement.isSettable {
            let values = recorded.map { ($0.name, $0.type) } + [("newValue", resultText)]
            members.append(
                declaration(of: setter, as: "Stub", "<\(tuple(values)), \(texts.standard("Never")), Void>")
            )
        }
        return members
    }

    private var setter: String { "set" + member.prefix(1).uppercased() + member.dropFirst() }

    private func declaration(of name: String, as type: String, _ arguments: String) -> String {
        "let \(ReservedWords.escaped(name)) = \(texts.runtime(type))\(arguments)(\"\(title)\")"
    }

    /// `(id: Int, limit: Int)`, `Int`, `Void`
    private func tuple(_ elements: [(name: String, type: String)]) -> String {
        switch elements.count {
        case 0: "Void"
        case 1: elements[0].type
        default: "(" + elements.map { "\($0.name): \($0.type)" }.joined(separator: ", ") + ")"
        }
    }

    private var functionType: String {
        let types = parameters.filter { $0.use != .left }.map(\.type).joined(separator: ", ")
        var effects = requirement.isAsync ? "async " : ""
        switch requirement.throwing {
        case .never: break
        case .anyError, .rethrowing: effects += "throws "
        case .error: effects += throwsGenericError ? "throws " : "throws(\(failure)) "
        }
        return "@Sendable (\(types)) \(effects)-> \(resultText)"
    }

    // MARK: What calls it

    /// The requirement as declared in the mock, indented only within its own blocks.
    var declaration: [MockLine] {
        attributes.map { MockLine(0, $0) } + witness
    }

    private var attributes: [String] { requirement.attributes.map(\.spelling).filter(isKept) }

    private func isKept(attribute: String) -> Bool {
        attribute.hasPrefix("@available") || attribute == "@discardableResult"
            || part.actors.contains(attribute)
    }

    /// `return ` if another attribute may be a result builder, which the implementation inherits unless it contains a
    /// `return`.
    private var returning: String {
        requirement.attributes.map(\.spelling).allSatisfy(isKept) ? "" : "return "
    }

    /// Whether the requirement is not isolated because its protocol is not, although the mock is.
    private var isNonisolatedByProtocol: Bool {
        part.isNonisolated && !requirement.modifiers.has("nonisolated")
            && part.actors.isDisjoint(with: requirement.attributes.map(\.spelling))
    }

    private var modifiers: String {
        let kept = requirement.modifiers.filter { ["prefix", "postfix", "nonisolated"].contains($0.keyword) }
        var words = kept.map { $0.keyword + ($0.detail.map { "(\($0))" } ?? "") }
        if isNonisolatedByProtocol, requirement.kind != .initializer { words.insert("nonisolated", at: 0) }
        return (words + (requirement.isStatic ? ["static"] : [])).map { $0 + " " }.joined()
    }

    private var witness: [MockLine] {
        let result = requirement.result.map { part.types[$0]?.spelled ?? $0 }.map(texts.spelling) ?? "Void"
        switch requirement.kind {
        case .property:
            let head = "\(modifiers)var \(ReservedWords.escaped(requirement.name)): \(result)"
            if requirement.isSettable {
                return accessors(
                    head,
                    // Otherwise, the compiler warns that a value of type `Void` is not used.
                    get: "\(returnsVoid ? "return " : returning)\(receiver).value",
                    set: "\(receiver).value = newValue"
                )
            }
            return accessors(head, get: "\(returning)\(marks)\(receiver)()", set: nil)
        case .subscript:
            let head =
                "\(modifiers)subscript\(genericParameters)(\(declaredParameters)) -> \(result)\(whereClause)"
            let values = recorded.map(\.expression) + ["newValue"]
            let access = receiver.dropLast(member.count)
            let set =
                "\(access)\(setter)(\(values.count == 1 ? values[0] : "(" + values.joined(separator: ", ") + ")"))"
            return accessors(head, get: returning + call, set: requirement.isSettable ? set : nil)
        case .initializer:
            // A convenience initializer lets the mock inherit all initializers of its superclass.
            let isNonisolated = mock.isolation != .nonisolated && !requirement.modifiers.has("nonisolated")
            let word = mock.superclass != nil ? "convenience " : isNonisolated ? "nonisolated " : ""
            // The compiler crashes where an initializer of an actor that is not `async` meets one that is.
            let effects = mock.isActor && requirement.isAsync ? " async" : ""
            let head =
                "\(modifiers)\(word)init\(genericParameters)(\(declaredParameters))\(effects)\(whereClause) {"
            let delegation = mock.superclass == nil ? [] : [MockLine(1, "self.init()")]
            return [MockLine(0, head)] + delegation + [
                MockLine(1, "\(receiver)(\(arguments))"), MockLine(0, "}"),
            ]
        case .function:
            let effects = effectsText.isEmpty ? "" : " " + effectsText
            let arrow = requirement.result == nil ? "" : " -> " + result
            let name =
                requirement.isOperator ? requirement.name + " " : ReservedWords.escaped(requirement.name)
            let head =
                "\(modifiers)func \(name)\(genericParameters)(\(declaredParameters))\(effects)\(arrow)\(whereClause) {"
            return [MockLine(0, head)] + body + [MockLine(0, "}")]
        }
    }

    private var effectsText: String {
        let isRethrowing = requirement.throwing == .rethrowing
        var throwing = ""
        if case .error(let error) = requirement.throwing { throwing = "(\(texts.spelling(resolved(error))))" }
        let word = requirement.throwing == .never ? "" : isRethrowing ? "rethrows" : "throws" + throwing
        return [requirement.isAsync ? "async" : "", word].filter { !$0.isEmpty }.joined(separator: " ")
    }

    private var declaredParameters: String { parameters.map(\.declaration).joined(separator: ", ") }

    private var genericParameters: String {
        if requirement.genericParameters.isEmpty { return "" }
        let parameters = requirement.genericParameters.map { parameter in
            let word =
                switch parameter.kind {
                case .type: ""
                case .pack: "each "
                case .value: "let "
                }
            let inherited = parameter.inheritance.map {
                ": " + texts.constraint(part.types[$0.type]?.spelled ?? $0.type)
            }
            return word + parameter.name + (inherited ?? "")
        }
        return "<" + parameters.joined(separator: ", ") + ">"
    }

    private var whereClause: String {
        MockTexts.whereClause(requirement.constraints, part, texts.constraint)
    }

    /// `{ get async throws { … } set { … } }`
    private func accessors(_ head: String, get: String, set: String?) -> [MockLine] {
        guard set != nil || !effectsText.isEmpty else {
            return [MockLine(0, head + " {"), MockLine(1, get), MockLine(0, "}")]
        }
        let getter = "get \(effectsText.isEmpty ? "" : effectsText + " "){ \(get) }"
        return [MockLine(0, head + " {"), MockLine(1, getter)]
            + (set.map { [MockLine(1, "set { \($0) }")] } ?? []) + [MockLine(0, "}")]
    }

    private var arguments: String {
        let expressions = recorded.map(\.expression)
        return expressions.count > 1 ? "(" + expressions.joined(separator: ", ") + ")" : expressions.joined()
    }

    /// `try await self.mock.fetch((id, limit))`
    private var call: String {
        let arguments = recorded.isEmpty ? "()" : "(\(arguments))"
        return isErased
            ? "\(marks)\(receiver).specific(\(receiver)\(arguments))" : "\(marks)\(receiver)\(arguments)"
    }

    private var body: [MockLine] {
        if isHandled { return handling }
        return [MockLine(1, throwsGenericError ? converting("return " + call) : returning + call)]
    }

    /// Throws the errors of a statement as those of a generic parameter.
    private func converting(_ statement: String) -> String {
        "do { \(statement) } catch { throw \(receiver).specific(error) }"
    }
}

// MARK: Functions that are handed what cannot be recorded

extension RequirementPlanner {
    /// `if let answer = self.mock.update.call() { return answer(&value) }`
    private var handling: [MockLine] {
        let handed = parameters.filter { $0.use != .left }
        let isolated = requirement.isAsync && isIsolated
        let arguments = handed.map { isolated && $0.isInout ? "&\($0.name)Copy" : $0.expression }
        let answer = "\(nameOfAnswer)(\(arguments.joined(separator: ", ")))"
        let value = marks + (isErased ? "\(receiver).specific(\(answer))" : answer)
        let statement = result == nil ? value : "return " + value
        var lines = [
            MockLine(
                1,
                "if let \(nameOfAnswer) = \(receiver).call() { "
                    + (throwsGenericError ? converting(statement) : statement) + " }"
            )
        ]
        if result != nil { lines.append(MockLine(1, "return \(receiver).unanswered()")) }
        // While an actor awaits a function outside of it, only that function uses the values passed to it.
        let copies = handed.filter { isolated && $0.isInout }.flatMap { parameter in
            [
                MockLine(1, "nonisolated(unsafe) var \(parameter.name)Copy = \(parameter.name)"),
                MockLine(1, "defer { \(parameter.name) = \(parameter.name)Copy }"),
            ]
        }
        let sent = handed.filter { isolated && !$0.isInout && !$0.isSendableFunction }.map { parameter in
            // A nonescaping function cannot be passed to `sent`.
            let (name, receiver) = (parameter.name, receiver)
            return parameter.isNonescaping
                ? MockLine(1, "nonisolated(unsafe) let \(name) = \(name)")
                : MockLine(1, "let \(name) = \(receiver).sent(\(name))")
        }
        guard requirement.throwing == .rethrowing, let function = parameters.first(where: \.isNonescaping)
        else { return copies + sent + lines }
        // A `rethrows` function may throw only what a call that takes its own function argument throws.
        let inner = (copies + sent + lines).map { MockLine($0.depth + 1, $0.text) }
        let name = function.use == .handed ? function.name : "_"
        return [MockLine(1, "\(marks)withoutActuallyEscaping(\(function.name)) { \(name) in")] + inner
            + [MockLine(1, "}")]
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
