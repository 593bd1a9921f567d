import HeirloomModel

/// Prints a plan as Swift, and decides nothing but where lines break.
struct SwiftPrinter {
    /// Bytes, because what is longer than a line can take is taken back and written anew.
    var text = Array(SwiftEmitter.header.utf8)
    var lineStart = 0
    var depth = 0
    /// Whether no list may be broken, because it is seen whether one around it fits on one line.
    var isOnOneLine = false
    /// How many bytes were taken back. Tests hold how that grows.
    var takenBackCount = 0

    static func source(for plan: GenerationPlan) -> String {
        String(decoding: SwiftPrinter(plan).text, as: UTF8.self)
    }

    init(_ plan: GenerationPlan) { print(plan) }

    private mutating func print(_ plan: GenerationPlan) {
        guard !plan.isEmpty else { return }
        for refusal in plan.refusals {
            emptyLine()
            conditional(refusal.condition) { $0.print(refusal) }
        }
        if plan.hasProduction {
            emptyLine()
            for declaration in plan.imports { print(declaration) }
        }
        if !plan.aliases.isEmpty { emptyLine() }
        for plan in plan.aliases {
            conditional(plan.condition) {
                $0.line(
                    "private typealias ",
                    ReservedWords.escaped(plan.alias.name),
                    " = ",
                    plan.alias.target
                )
            }
        }
        for root in plan.roots {
            emptyLine()
            conditional(root.condition) { $0.print(root) }
        }
        for call in plan.labelledCalls {
            emptyLine()
            alternatives(call) { $0.print($1) }
        }
        if let doubles = plan.doubles {
            emptyLine()
            print(doubles)
        }
    }

    private mutating func print(_ refusal: RefusalPlan) {
        for message in refusal.messages {
            let literal = message.text.map { character -> String in
                character == "\"" || character == "\\" ? "\\\(character)" : String(character)
            }
            line(message.isError ? "#error(\"" : "#warning(\"", literal.joined(), "\")")
        }
    }

    mutating func print(_ declaration: ImportPlan) {
        var words = declaration.attributes + [declaration.access?.rawValue, "import"].compactMap(\.self)
        var path = ReservedWords.escaped(declaration.module)
        if let only = declaration.declaration {
            words.append(only.kind)
            path += "." + ReservedWords.escaped(only.name)
        }
        let text = (words + [path]).joined(separator: " ")
        conditional(declaration.condition) { $0.line(text) }
    }

    private mutating func print(_ root: RootPlan) {
        for attribute in root.head.availability { line(attribute) }
        line("extension ", root.head.name, " {")
        block { printer in
            printer.alternatives(root.initializer) { $0.print($1) }
            for function in root.functions {
                printer.emptyLine()
                printer.alternatives(function) { $0.print($1) }
            }
        }
        line("}")
    }

    private mutating func print(_ initializer: InitializerPlan) {
        beginLine()
        print(modifiers: initializer.access, isolation: initializer.isolation)
        if initializer.isConvenience { write("convenience ") }
        switch initializer.form {
        case .plain:
            write("init(")
            list(initializer.parameters) {
                $0.print($1)
            } closing: {
                $0.write(") ")
                $0.print(effects: initializer.effects)
                $0.write("{")
            }
        case .besideInherited:
            write("init(_: () = ()) ")
            print(effects: initializer.effects)
            write("{")
        }
        endLine()
        print(initializer.body, returning: "")
    }

    private mutating func print(_ function: FunctionPlan) {
        beginLine()
        print(modifiers: .private, isolation: function.isolation)
        write("static func ", function.name, "(")
        list(function.parameters) {
            $0.print($1)
        } closing: {
            $0.write(") ")
            $0.print(effects: function.effects)
            $0.write("-> ", function.result, " {")
        }
        endLine()
        print(function.body, returning: "return ")
    }

    mutating func print(modifiers access: AccessLevel?, isolation: WrittenIsolation?) {
        if case .globalActor(let name) = isolation { write("@", name, " ") }
        if let access { write(access.rawValue, " ") }
        if case .nonisolated = isolation { write("nonisolated ") }
    }

    /// `async throws `
    mutating func print(effects: String) {
        if !effects.isEmpty { write(effects, " ") }
    }

    /// What stands between the braces, and the closing one.
    private mutating func print(_ body: BodyPlan, returning keyword: String) {
        block { printer in
            for local in body.locals { printer.print(local) }
            printer.beginLine()
            printer.write(keyword)
            printer.print(body.result.marks)
            printer.print(body.result)
            printer.endLine()
        }
        line("}")
    }

    private mutating func print(_ call: LabelledCallPlan) {
        for (index, instantiator) in call.instantiators.enumerated() {
            if index > 0 { emptyLine() }
            print(call, of: instantiator)
        }
    }

    private mutating func print(_ call: LabelledCallPlan, of instantiator: String) {
        for attribute in call.attributes { line(attribute) }
        line("extension ", instantiator, " where T == ", call.product, " {")
        block { printer in
            printer.beginLine()
            printer.print(modifiers: call.access, isolation: call.isNonisolated ? .nonisolated : nil)
            printer.write("func instantiate(")
            printer.list(call.parameters) {
                $0.print($1)
            } closing: {
                $0.write(") -> ", call.product, " {")
            }
            printer.endLine()
            printer.block { $0.print(forwarding: call.parameters) }
            printer.line("}")
        }
        line("}")
    }

    private mutating func print(forwarding parameters: [ParameterPlan]) {
        beginLine()
        // A parameter of that name hides the function.
        if parameters.contains(where: { $0.name == "instantiate" }) { write("self.") }
        if parameters.count == 1 {
            write("instantiate(", ReservedWords.escaped(parameters[0].name), ")")
        } else {
            write("instantiate((")
            list(parameters) {
                $0.write(ReservedWords.escapedArgumentLabel($1.name), ": ", ReservedWords.escaped($1.name))
            } closing: {
                $0.write("))")
            }
        }
        endLine()
    }

    mutating func print(_ local: LocalPlan) {
        if case .builder(let builder) = local.value, let kept = builder.kept {
            line("let ", ReservedWords.escaped(kept.name), " = ", kept.value)
        }
        if case .collection(let collection) = local.value {
            for function in collection.functions { print(function) }
        }
        if case .collection(let collection) = local.value, let variable = collection.gatheredIn {
            print(collection, gatheredIn: variable, of: local.type ?? "")
            beginLine()
            write("let ", ReservedWords.escaped(local.name), " = ")
            write(ReservedWords.escaped(variable))
            endLine()
            return
        }
        beginLine()
        write(local.isTask ? "async let " : "let ", ReservedWords.escaped(local.name))
        if let type = local.type { write(": ", type) }
        write(" = ")
        switch local.value {
        case .construction(let construction):
            print(construction)
        case .builder(let builder):
            print(builder)
        case .awaited(let task, let marks):
            print(marks)
            write(ReservedWords.escaped(task))
        case .collection(let collection):
            print(collection)
        case .renamed(let name, let wrapper?):
            write(wrapper, "(")
            write(ReservedWords.escaped(name), ")")
        case .renamed(let name, nil):
            write(ReservedWords.escaped(name))
        case .renamedOptional(let name, let wrapper):
            write(ReservedWords.escaped(name), ".map { ")
            write(wrapper, "($0) }")
        case .none:
            write("nil")
        }
        endLine()
    }

    mutating func print(_ builder: BuilderPlan) {
        if let type = builder.type { write(type, " ") }
        write("{")
        if let capture = builder.capture {
            write(" [", ReservedWords.escaped(capture.name), " = ")
            write(capture.value, "]")
            if builder.parameters.isEmpty { write(builder.effects.isEmpty ? " in" : " ()") }
        }
        for (index, parameter) in builder.parameters.enumerated() {
            write(index == 0 ? " " : ", ", ReservedWords.escaped(parameter))
        }
        if !builder.effects.isEmpty { write(" ", builder.effects) }
        if !builder.parameters.isEmpty || !builder.effects.isEmpty { write(" in") }
        endLine()
        block { printer in
            if let kept = builder.kept {
                printer.print(builder.construction, keptBy: kept)
            } else {
                printer.line(printing: builder.construction)
            }
        }
        beginLine()
        write("}")
    }

    private mutating func print(_ construction: ConstructionPlan, keptBy kept: KeptPlan) {
        beginLine()
        print(kept.marks)
        write(ReservedWords.escaped(kept.name), ".value {")
        if let signature = kept.signature { write(" ", signature, " in") }
        endLine()
        block { $0.line(printing: construction) }
        line("}")
    }

    private mutating func line(printing construction: ConstructionPlan) {
        beginLine()
        print(construction)
        endLine()
    }

    /// `try await `
    mutating func print(_ marks: CallMarks) {
        if marks.isThrowing { write("try ") }
        if marks.isAsync { write("await ") }
    }

    mutating func print(_ construction: ConstructionPlan) {
        print(construction.call.marks)
        if let preferred = construction.preferred { print(preferred, insteadOf: construction.call) }
        guard let wrapper = construction.wrapper else {
            print(construction.call)
            return
        }
        write(wrapper, "(")
        list([construction.call]) {
            $0.print($1)
        } closing: {
            $0.write(")")
        }
    }

    mutating func print(_ preferred: CallPlan, insteadOf call: CallPlan) {
        var preferred = preferred
        if call.marks == CallMarks() {
            preferred.callee += "?"
            print(preferred)
            write(" ?? ")
        } else {
            write(preferred.callee, " != nil ? ")
            preferred.callee += "!"
            print(preferred)
            write(" : ")
        }
    }

    mutating func print(_ call: CallPlan) {
        write(call.callee, "(")
        list(call.arguments) {
            $0.print($1)
        } closing: {
            $0.write(")")
            if let closure = call.closure { $0.write(" { ", closure, " }") }
            if let cast = call.cast { $0.write(" as ", cast) }
        }
    }

    /// `label: value`
    private mutating func print(_ argument: ArgumentPlan) {
        if let label = argument.label { write(ReservedWords.escapedArgumentLabel(label), ": ") }
        switch argument.value {
        case .named(let name): write(ReservedWords.escaped(name))
        case .expression(let text): write(text)
        case .none: write("nil")
        }
        if argument.isCalled { write("()") }
    }

    /// `user: User`
    mutating func print(_ parameter: ParameterPlan) {
        if let label = parameter.label { write(ReservedWords.escapedArgumentLabel(label), " ") }
        write(ReservedWords.escapedLabel(parameter.name), ": ", parameter.type)
    }
}

extension SwiftPrinter {
    mutating func alternatives<Value>(
        _ alternatives: Alternatives<Value>,
        content: (inout SwiftPrinter, Value) -> Void
    ) {
        if alternatives.clauses.count == 1, alternatives.clauses[0].condition == nil {
            content(&self, alternatives.clauses[0].value)
            return
        }
        let (openings, hasEnd) = alternatives.directives
        for (opening, clause) in zip(openings, alternatives.clauses) {
            if let opening { line(opening) }
            content(&self, clause.value)
        }
        if hasEnd { line("#endif") }
    }

    mutating func conditional(_ condition: Condition?, content: (inout SwiftPrinter) -> Void) {
        if let condition { line("#if ", condition.spelling) }
        content(&self)
        if condition != nil { line("#endif") }
    }
}
