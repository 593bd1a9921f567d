import HeirloomModel

/// Prints the bodies that build values.
extension SwiftPrinter {
    mutating func print(_ local: LocalPlan) {
        if let capture = local.capture {
            line("let ", ReservedWords.escaped(capture.name), " = ", capture.value)
        }
        if case .builder(let builder) = local.value {
            if let kept = builder.kept {
                line("let ", ReservedWords.escaped(kept.name), " = ", kept.value)
            }
        }
        if case .collection(let collection) = local.value {
            for function in collection.functions { print(function) }
        }
        if case .collection(let collection) = local.value, let variable = collection.gatheredIn {
            print(collection, gatheredIn: variable, of: local.type ?? "")
            beginLine()
            write("let ", ReservedWords.escaped(local.name), " = ")
            write(ReservedWords.escaped(variable))
            name(local.property, after: length)
            endLine()
            return
        }
        let start = length
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
        case .renamed(let renamed):
            print(renamed)
        case .none:
            write("nil")
        }
        name(local.property, after: start)
        endLine()
    }

    /// Names a property in a comment at the end of the line that begins at a byte.
    private mutating func name(_ property: String?, after start: Int) {
        guard let property else { return }
        let end = text.utf8[index(ofByte: start)...].firstIndex(of: UInt8(ascii: "\n"))
        text.insert(contentsOf: "  // \(property)", at: end ?? text.endIndex)
    }

    private mutating func print(_ renamed: RenamedPlan) {
        let source = ReservedWords.escaped(renamed.source)
        guard let wrapper = renamed.wrapper else {
            write(source)
            return
        }
        if renamed.isAwaited { write("await ") }
        switch (renamed.isOptional, renamed.isAwaited) {
        case (false, _): write("\(wrapper)(\(source))")
        case (true, false): write("\(source).map { \(wrapper)($0) }")
        case (true, true): write("\(source) != nil ? \(wrapper)(\(source)!) : nil")
        }
    }

    mutating func print(_ builder: BuilderPlan) {
        if let type = builder.type { write(type, " ") }
        write("{")
        printSignature(of: builder)
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

    /// ` (name: Type) effects in`, without the parts that are empty.
    private mutating func printSignature(of builder: BuilderPlan) {
        if builder.parameters.isEmpty, builder.effects.isEmpty { return }
        let isParenthesized = builder.parameterTypes != nil || builder.parameters.isEmpty
        write(isParenthesized ? " (" : " ")
        for (index, parameter) in builder.parameters.enumerated() {
            if index > 0 { write(", ") }
            write(ReservedWords.escaped(parameter))
            if let types = builder.parameterTypes { write(": ", types[index]) }
        }
        if isParenthesized { write(")") }
        if !builder.effects.isEmpty { write(" ", builder.effects) }
        write(" in")
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
        if let preferred = construction.preferred {
            print(preferred, insteadOf: construction.call, chooses: construction.isChosen, construction.part)
        }
        guard let wrapper = construction.wrapper else {
            print(construction.call)
            return
        }
        write(wrapper, "(")
        list(1) { printer, _ in
            printer.print(construction.call)
        } closing: {
            $0.write(")")
        }
    }

    /// - Parameters:
    ///   - chooses: Whether `? :` is needed although the call itself neither awaits nor throws.
    ///   - part: The part that is recorded as built, unless the preferred call is made.
    mutating func print(
        _ preferred: CallPlan,
        insteadOf call: CallPlan,
        chooses: Bool = false,
        _ part: String? = nil
    ) {
        var preferred = preferred
        if let part {
            write(GeneratedNames.strict, ".isReplaced(")
            write(preferred.callee, " != nil, \"", part + "\") ? ")
            preferred.callee += "!"
            print(preferred)
            write(" : ")
        } else if call.marks == CallMarks(), !chooses {
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
        list(call.arguments.count) {
            $0.print(call.arguments[$1])
        } closing: {
            $0.write(")")
            if let closure = call.closure { $0.write(" { ", closure, " }") }
            if let cast = call.cast { $0.write(" as ", cast) }
        }
    }

    /// `label: value`
    private mutating func print(_ argument: ArgumentPlan) {
        if let label = argument.label { write(ReservedWords.escapedArgumentLabel(label), ": ") }
        if argument.isInout { write("&") }
        switch argument.value {
        case .named(let name): write(ReservedWords.escaped(name))
        case .expression(let text): write(text)
        case .none: write("nil")
        }
        if argument.isCalled { write("()") }
    }

    // MARK: Collections

    /// `[Child(label: value), Other()]`
    mutating func print(_ collection: CollectionPlan) {
        if let preferred = collection.preferred {
            print(preferred.marks)
            print(preferred, insteadOf: preferred, chooses: collection.isChosen)
        }
        print(collection.elements[...], of: collection)
    }

    /// ```swift
    /// var children2: [Child] = […]
    /// children2 += […]
    /// ```
    mutating func print(_ collection: CollectionPlan, gatheredIn variable: String, of type: String) {
        let name = ReservedWords.escaped(variable)
        line("var ", name, ": ", type, collection.isDictionary ? " = [:]" : " = []")
        if let preferred = collection.preferred {
            line("if let replacement = ", preferred.callee, " {")
            block { printer in
                printer.beginLine()
                printer.write(name, " = ")
                printer.print(preferred.marks)
                printer.write("replacement()")
                printer.endLine()
            }
            line("} else {")
            block { $0.printChunks(of: collection, in: name, of: type) }
            line("}")
        } else {
            printChunks(of: collection, in: name, of: type)
        }
    }

    private mutating func printChunks(of collection: CollectionPlan, in name: String, of type: String) {
        var rest = collection.elements[...]
        while !rest.isEmpty {
            beginLine()
            write(name, collection.typeWithoutOptional == nil ? "" : "?")
            write(collection.isDictionary ? ".merge(" : " += ")
            print(rest.prefix(CollectionPlan.literalLimit), of: collection)
            // Without the type, the compiler takes too long to resolve the overloads of `merge`.
            if collection.isDictionary {
                write(" as ", collection.typeWithoutOptional ?? type, ") { first, _ in first }")
            }
            endLine()
            rest = rest.dropFirst(CollectionPlan.literalLimit)
        }
    }

    /// On one line if the elements fit and none is a closure, otherwise one element per line.
    private mutating func print(_ elements: ArraySlice<ElementPlan>, of collection: CollectionPlan) {
        if elements.isEmpty {
            write(collection.isDictionary ? "[:]" : "[]")
            return
        }
        write("[")
        let buildLater = elements.contains { element in
            if case .builder = element.value { true } else { false }
        }
        if buildLater {
            endLine()
            block { printer in
                for (index, element) in elements.enumerated() {
                    printer.beginLine()
                    printer.print(element)
                    if index < elements.count - 1 { printer.write(",") }
                    printer.endLine()
                }
            }
            beginLine()
            write("]")
        } else {
            list(elements.count) {
                $0.print(elements[elements.startIndex + $1])
            } closing: {
                $0.write("]")
            }
        }
    }

    private mutating func print(_ element: ElementPlan) {
        if let key = element.key { write(key, ": ") }
        switch element.value {
        case .construction(let construction): print(construction)
        case .builder(let builder): print(builder)
        case .function(let name): write(ReservedWords.escaped(name))
        }
    }
}
