import HeirloomModel

extension SwiftPrinter {
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
