import HeirloomModel

/// Prints a plan as Swift, and decides only where lines break.
struct SwiftPrinter {
    var text = GeneratedNames.header
    /// The byte at which the line begins.
    var lineStart = 0
    /// The white space at the beginning of a line.
    var indentation = ""
    /// Whether lists must not be broken, because a list around them is being tried on one line.
    var isOnOneLine = false
    /// The count of bytes removed again. Tests check how it grows.
    var takenBackCount = 0

    static func source(for plan: GenerationPlan) -> String { SwiftPrinter(plan).text }

    init(_ plan: GenerationPlan) { print(plan) }

    private mutating func print(_ plan: GenerationPlan) {
        guard !plan.isEmpty else { return }
        for refusal in plan.refusals {
            emptyLine()
            conditional(refusal.condition) { $0.print(refusal) }
        }
        if !plan.imports.isEmpty {
            emptyLine()
            print(plan.imports)
        }
        if !plan.aliases.isEmpty { emptyLine() }
        for plan in plan.aliases {
            conditional(plan.condition) {
                $0.line(
                    plan.alias.access == .internal ? "" : plan.alias.access.rawValue + " ",
                    "typealias ",
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
        for call in plan.labeledCalls {
            emptyLine()
            alternatives(call) { $0.print($1) }
        }
        if let boundaries = plan.boundaries {
            emptyLine()
            print(boundaries)
        }
        if !plan.tests.isEmpty {
            emptyLine()
            print(plan.tests)
        }
    }

    private mutating func print(_ tests: TestsPlan) {
        if let condition = tests.condition { line("#if ", condition) }
        print(tests.imports)
        if !tests.imports.isEmpty { emptyLine() }
        if let doubles = tests.doubles { print(doubles) }
        if let mocks = tests.mocks { print(mocks) }
        // Remove the empty line after the last declaration.
        text.removeLast()
        if tests.condition != nil { line("#endif") }
    }

    private mutating func print(_ mocks: ProtocolMocksPlan) {
        for plan in mocks.aliases {
            conditional(plan.condition) { $0.line("typealias ", plan.alias.name, " = ", plan.alias.target) }
            emptyLine()
        }
        for mock in mocks.mocks {
            conditional(mock.condition) { printer in
                for line in mock.lines {
                    printer.line(String(repeating: Self.step, count: line.depth), line.text)
                }
            }
            emptyLine()
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

    /// Prints imports in their order. Adjacent ones that need an access level under `InternalImportsByDefault` share a
    /// condition.
    mutating func print(_ declarations: [ImportPlan]) {
        var rest = declarations[...]
        while let first = rest.first {
            guard first.accessAmongInternal != nil else {
                print(first, access: first.access)
                rest = rest.dropFirst()
                continue
            }
            let shown = rest.prefix { $0.accessAmongInternal != nil }
            line("#if hasFeature(InternalImportsByDefault)")
            for declaration in shown { print(declaration, access: declaration.accessAmongInternal) }
            line("#else")
            for declaration in shown { print(declaration, access: nil) }
            line("#endif")
            rest = rest.dropFirst(shown.count)
        }
    }

    private mutating func print(_ declaration: ImportPlan, access: AccessLevel?) {
        var words = declaration.attributes + [access?.rawValue, "import"].compactMap(\.self)
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
            list(initializer.parameters.count) {
                $0.print(initializer.parameters[$1])
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

    private mutating func print(_ boundaries: BoundariesPlan) {
        line(
            "/// Builds types of `\(boundaries.module)` for modules that do not see everything that the types take."
        )
        if boundaries.access == .public { line(GeneratedNames.boundarySPI) }
        line(boundaries.access.rawValue, " enum ", GeneratedNames.boundaryPrefix, boundaries.module, " {")
        block { printer in
            for (index, function) in boundaries.functions.enumerated() {
                if index > 0 { printer.emptyLine() }
                printer.alternatives(function) { $0.print($1) }
            }
        }
        line("}")
    }

    private mutating func print(_ function: FunctionPlan) {
        for attribute in function.availability { line(attribute) }
        beginLine()
        print(modifiers: function.access, isolation: function.isolation)
        write("static func ", function.name, "(")
        list(function.parameters.count) {
            $0.print(function.parameters[$1])
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
    mutating func print(effects: String) { if !effects.isEmpty { write(effects, " ") } }

    /// Prints the content of the braces and the closing brace.
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

    private mutating func print(_ call: LabeledCallPlan) {
        for attribute in call.attributes { line(attribute) }
        let requirement = " where T == " + call.product
        let generics = call.genericParameters
        line("extension ", call.extended, generics.isEmpty ? requirement : "", " {")
        block { printer in
            printer.beginLine()
            printer.print(modifiers: call.access, isolation: call.isNonisolated ? .nonisolated : nil)
            printer.write("func instantiate")
            if !generics.isEmpty { printer.write("<", generics.joined(separator: ", "), ">") }
            printer.write("(")
            printer.list(call.parameters.count) {
                $0.print(call.parameters[$1])
            } closing: {
                $0.write(") -> ", call.product, (generics.isEmpty ? "" : requirement) + " {")
            }
            printer.endLine()
            printer.block { $0.print(forwarding: call.parameters) }
            printer.line("}")
        }
        line("}")
    }

    private mutating func print(forwarding parameters: [ParameterPlan]) {
        beginLine()
        // A parameter named `instantiate` hides the function.
        if parameters.contains(where: { $0.name == "instantiate" }) { write("self.") }
        if parameters.count == 1 {
            write("instantiate(", ReservedWords.escaped(parameters[0].name), ")")
        } else {
            write("instantiate((")
            list(parameters.count) {
                let name = parameters[$1].name
                $0.write(ReservedWords.escapedArgumentLabel(name), ": ", ReservedWords.escaped(name))
            } closing: {
                $0.write("))")
            }
        }
        endLine()
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
        if let condition { line(condition.directive) }
        content(&self)
        if condition != nil { line("#endif") }
    }
}
