import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A problem that a single declaration reveals. Most declarations have none, so that a rule words a problem when it
/// finds one, and its fix-its on demand.
package struct LocalProblem {
    /// The stable ID of the problem's kind.
    package let id: DiagnosticID
    /// The source range to highlight.
    package let range: SourceRange
    /// The condition under which the problem occurs; `nil` if it always does.
    var condition: Condition?
    /// The position of the declaration at fault; problems with the same one are one mistake. `nil` if each is its own.
    var cause: SourcePosition?
    private let message: String
    private let notes: [(message: String, range: SourceRange)]
    private let fixIts: (SourceEdits) -> [FixIt]

    init(
        _ id: DiagnosticID,
        at range: SourceRange,
        message: String,
        notes: [(message: String, range: SourceRange)] = [],
        fixIts: @escaping (SourceEdits) -> [FixIt] = { _ in [] }
    ) {
        self.id = id
        self.range = range
        self.message = message
        self.notes = notes
        self.fixIts = fixIts
    }

    /// A problem with a dependency, at the property's name.
    init(
        _ id: DiagnosticID,
        of property: InjectedProperty,
        message: String,
        fixIts: @escaping (SourceEdits) -> [FixIt] = { _ in [] }
    ) {
        self.init(id, at: property.declaration.nameRange, message: message, fixIts: fixIts)
    }

    /// Returns the problem as a message with fix-its.
    package func diagnostic(path: String, text: SourceText) -> Diagnostic {
        let edits = SourceEdits(path: path, text: text)
        var diagnostic = Diagnostic(
            id: id,
            message: message,
            location: edits.location(range),
            notes: notes.map { Diagnostic.Note(message: $0.message, location: edits.location($0.range)) },
            fixIts: fixIts(edits)
        )
        diagnostic.condition = condition
        return diagnostic
    }

    /// `init?(x: X)`, `static func instantiate() -> X?`
    static func unsupported(
        _ place: NamedPlace,
        of type: String,
        _ obstacles: [CallObstacle]
    ) -> LocalProblem {
        let advice = obstacles == [.failable] ? "make it throw instead, or " : ""
        return LocalProblem(
            .unusableInitializer,
            at: place.range,
            message: """
                '\(place.name)' of '\(type)' is \(obstacles.phrase), which Heirloom does not support; \(advice)add an \
                initializer or a function that is not
                """
        )
    }
}

extension InjectedProperty {
    /// The attribute in a message: `'@Received'`.
    var quotedAttribute: String { "'@\(kind.rawValue)'" }
}

extension Modifier {
    /// `the initializer of 'X' is 'private', so generated code in another file cannot call it`
    func message(hiding function: String, of type: String) -> String {
        "the \(function) of '\(type)' is '\(keyword)', so generated code in another file cannot call it"
    }
}

extension FunctionDeclaration {
    /// `'mock' must be 'static' because there is no 'X' yet when it is called`
    func message(instanceOf type: String) -> String {
        "'\(name)' must be 'static' because there is no '\(type)' yet when it is called"
    }
}

extension [CallObstacle] {
    /// `'async' and throwing`
    var phrase: String {
        map { obstacle in
            switch obstacle {
            case .asynchronous: "'async'"
            case .throwing: "throwing"
            case .rethrowing: "rethrowing"
            case .failable: "failable"
            case .generic: "generic"
            }
        }.enumeration()
    }
}

extension TypeKind {
    /// The kind with its article.
    var phrase: String {
        switch self {
        case .struct: "a struct"
        case .class: "a class"
        case .actor: "an actor"
        case .enum: "an enum"
        case .protocol: "a protocol"
        }
    }
}
