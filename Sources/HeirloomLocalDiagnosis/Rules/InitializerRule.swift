import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// The initializer that builds a type takes exactly its dependencies.
enum InitializerRule {
    static func problems(
        in type: InstantiableType,
        among alternatives: InstantiableAlternatives,
        text: SourceText
    ) -> [LocalProblem] {
        let name = type.declaration.name
        return faults(in: type, text: text).map { fault in
            switch fault {
            case .incomplete(let incomplete): .incomplete(incomplete, of: type, among: alternatives)
            case .inaccessible(let modifier): .inaccessible(modifier, of: type)
            case .demanding(let range, let parameters): .demanding(parameters, at: range, of: name)
            case .unsupported(let place, let obstacles): .unsupported(place, of: name, obstacles)
            case .missing(let missing): .missing(missing, of: type, among: alternatives)
            }
        }
    }

    /// Returns the reasons why the initializers of a type cannot build it.
    static func faults(in type: InstantiableType, text: SourceText) -> [InitializerFault] {
        switch type.initializerDecision(in: text) {
        case .faulty(.demanding(_, let parameters)) where parameters.allSatisfy(type.isInjected): []
        case .faulty(let fault): [fault]
        case .memberwise:
            type.initializers.compactMap { forgetful($0, type, text) }.map { .incomplete($0) }
        case .written, .inherited: []
        }
    }

    /// Words in an initializer that leaves properties to other code or never returns.
    private static let excuses = ["fatalError", "preconditionFailure", "throw"]

    /// Returns an initializer that takes some dependencies but neither takes nor mentions the others.
    ///
    /// It does not compile, because it leaves them uninitialized. It was complete before they were added.
    private static func forgetful(
        _ initializer: InitializerDeclaration,
        _ type: InstantiableType,
        _ text: SourceText
    ) -> IncompleteInitializer? {
        let match = InitializerMatch(initializer, dependencies: type.initializable)
        guard let body = initializer.bodyRange, initializer.obstacles.isEmpty, match.isReachable,
            match.demanded.isEmpty, match.mismatched.isEmpty, !match.arguments.isEmpty,
            match.missing.allSatisfy(\.declaration.wrappers.isEmpty)
        else { return nil }
        let silent = match.missing.allSatisfy { !text.mentions($0.label, in: body) }
        let delegates = text.mentions("self.init", in: body) || text.mentions("self =", in: body)
        let leaves = excuses.contains { text.mentions($0, in: body) }
        return silent && !delegates && !leaves ? IncompleteInitializer(match) : nil
    }
}

extension InstantiableType {
    /// Whether a parameter has the name of a dependency, which has a fault of its own if no parameter takes it.
    fileprivate func isInjected(_ parameter: ParameterDeclaration) -> Bool {
        injected.contains { [parameter.label, parameter.name].contains($0.label) }
    }
}

extension LocalProblem {
    /// `private init(x: X)`
    fileprivate static func inaccessible(_ modifier: Modifier, of type: InstantiableType) -> LocalProblem {
        LocalProblem(
            .unusableInitializer,
            at: modifier.range,
            message: modifier.message(hiding: "initializer", of: type.declaration.name)
        ) { edits in
            guard let written = type.writtenAccess, written > .internal else {
                return [edits.removing(modifier)]
            }
            // The level to write on a member that is to be as accessible as the type.
            let access = min(written, .public).rawValue
            return [FixIt("make it '\(access)'", edits.replace(modifier.range, with: access))]
        }
    }

    /// `init(x: X, name: String)` where `name` is no dependency
    fileprivate static func demanding(
        _ parameters: [ParameterDeclaration],
        at range: SourceRange,
        of type: String
    ) -> LocalProblem {
        let advice =
            parameters.count == 1
            ? "which is not a dependency; give it a default value or make it a dependency"
            : "which are not dependencies; give them default values or make them dependencies"
        return LocalProblem(
            .unusableInitializer,
            at: range,
            message: "the initializer of '\(type)' requires \(parameters.map(\.name).listed()), \(advice)"
        )
    }
}

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
