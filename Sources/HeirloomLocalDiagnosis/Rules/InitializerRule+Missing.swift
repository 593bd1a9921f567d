import HeirloomModel
import HeirloomReading
import HeirloomSyntax

extension LocalProblem {
    /// `let name: String` without an initializer
    static func missing(
        _ missing: MissingInitializer,
        of type: InstantiableType,
        among alternatives: InstantiableAlternatives
    ) -> LocalProblem {
        LocalProblem(
            .missingInitializer,
            at: missing.place ?? type.declaration.nameRange,
            message: missing.message(type: type.declaration.name)
        ) { edits in
            // Edits apply to all alternatives, and a parameter cannot be under `#if`.
            guard missing.skeleton.properties.allSatisfy(alternatives.isInEvery),
                let initializer = missing.initializer(in: edits.text)
            else { return [] }
            let written = edits.append(initializer, toBody: missing.bodyRange)
            return [
                FixIt(message: "write an initializer", edits: missing.removals(edits) + [written])
            ]
        }
    }
}

extension MissingInitializer {
    /// The range of the property that requires the initializer; `nil` if the type itself requires it.
    fileprivate var place: SourceRange? {
        switch reason {
        case .valuelessProperties(let properties): properties.first?.range
        case .wrapperArguments(let property, _), .unmadeWrapper(let property, _),
            .narrowType(let property, _):
            property.range
        case .superclass: nil
        }
    }

    fileprivate func message(type: String) -> String {
        switch reason {
        case .valuelessProperties(let properties):
            let isOne = properties.count == 1
            return """
                \(properties.map(\.name).listed()) \(isOne ? "has" : "have") no value; mark \(isOne ? "it" : "them") \
                '@Received', '@Instantiated' or '@Forwarded', or write an initializer for '\(type)'
                """
        case .superclass(let name, let facts):
            return "\(facts.reasonToCall(name)), so '\(type)' must declare an initializer"
        case .wrapperArguments(let property, _):
            return """
                the property wrapper of '\(property.name)' has arguments; move them to an initializer of '\(type)'
                """
        case .unmadeWrapper(let property, let wrapper):
            return """
                '@\(wrapper)' cannot be created from the value of '\(property.name)', so '\(type)' must declare an \
                initializer
                """
        case .narrowType(_, let narrow):
            return """
                '\(narrow)' is less accessible than '\(type)', so '\(type)' must declare an initializer that takes it
                """
        }
    }

    fileprivate func removals(_ edits: SourceEdits) -> [FixIt.Edit] {
        guard case .wrapperArguments(_, let arguments) = reason else { return [] }
        return arguments.map { edits.replace($0, with: "") }
    }

    /// Returns the lines of the initializer; `nil` if they are unknown.
    fileprivate func initializer(in text: SourceText) -> [String]? {
        var statements = skeleton.assignments
        var head = skeleton.head
        var further: [String] = []
        let step = text.indentationStep
        switch reason {
        case .valuelessProperties(let properties):
            // No placeholder value would compile: only the user knows the value.
            let names = properties.map(\.name).listed()
            statements.append(
                "fatalError(\"\(names) \(properties.count == 1 ? "has" : "have") no value yet\")"
            )
        case .superclass(_, let facts):
            guard let arguments = facts.calledArguments else { return nil }
            statements.append("super.init(\(arguments))")
            let access = skeleton.access.map { "\($0.rawValue) " } ?? ""
            let coder = facts.coderLines(indentation: step, access: access)
            if !coder.isEmpty, !text.mentions("coder", in: bodyRange) { further = [""] + coder }
        case .wrapperArguments:
            break
        case .unmadeWrapper(let property, let wrapper):
            let storage = MemberwiseInitializer.storage(ofPropertyNamed: property.name)
            statements.removeAll { $0.hasPrefix(storage + " = ") }
            statements.append("fatalError(\"'\(property.name)' has no '\(wrapper)' yet\")")
        case .narrowType:
            head = MemberwiseInitializer(access: nil, properties: skeleton.properties).head
        }
        return ["\(head) {"] + statements.map { step + $0 } + ["}"] + further
    }
}
