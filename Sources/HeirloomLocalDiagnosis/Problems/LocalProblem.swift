import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A problem that a single declaration reveals, as data.
package indirect enum LocalProblem: Sendable {
    /// A problem with a declaration that is, or is meant to be, instantiable.
    case declaration(NamedPlace, DeclarationProblem)
    /// A problem with a property that is a dependency.
    case dependency(InjectedProperty, DependencyProblem)
    /// A problem with the arguments of an attribute or of the configuration.
    case argument(ArgumentProblem)
    /// A problem with the initializer or function that builds the named type.
    case construction(of: NamedPlace, ConstructionProblem)
    /// A problem with the double of the named type.
    case double(of: NamedPlace, DoubleProblem)
    /// A problem with the function that the attribute at this range intercepts.
    case interception(SourceRange, InterceptionProblem)
    /// A problem that occurs only under a condition.
    case under(Condition, LocalProblem)
}

extension LocalProblem {
    /// The stable ID of the problem's kind.
    package var id: DiagnosticID {
        switch self {
        case .declaration(_, let problem): problem.id
        case .dependency(_, let problem): problem.id
        case .argument(let problem): problem.id
        case .construction(_, let problem): problem.id
        case .double(_, let problem): problem.id
        case .interception(_, let problem): problem.id
        case .under(_, let problem): problem.id
        }
    }

    /// The source range to highlight.
    package var range: SourceRange {
        switch self {
        case .declaration(let name, _): name.range
        case .dependency(let property, let problem): problem.range ?? property.declaration.nameRange
        case .argument(let problem): problem.range
        case .construction(let name, let problem): problem.range ?? name.range
        case .double(let name, let problem): problem.range ?? name.range
        case .interception(let attribute, _): attribute
        case .under(_, let problem): problem.range
        }
    }

    /// Returns the problem as a message with fix-its.
    package func diagnostic(path: String, text: SourceText) -> Diagnostic {
        let edits = SourceEdits(path: path, text: text)
        let message: String
        let fixIts: [FixIt]
        var notes: [Diagnostic.Note] = []
        switch self {
        case .declaration(let name, let problem):
            message = problem.message(name: name.name)
            fixIts = problem.fixIts(edits)
        case .dependency(let property, let problem):
            message = problem.message(property)
            fixIts = problem.fixIts(property, edits)
        case .argument(let problem):
            message = problem.message
            fixIts = problem.fixIts(edits)
        case .construction(let name, let problem):
            message = problem.message(name: name.name)
            fixIts = problem.fixIts(edits)
            notes = problem.notes(edits)
        case .double(let name, let problem):
            message = problem.message(name: name.name)
            fixIts = problem.fixIts(name: name.name, edits)
            notes = problem.notes(edits)
        case .interception(_, let problem):
            message = problem.message
            fixIts = []
        case .under(let condition, let problem):
            var diagnostic = problem.diagnostic(path: path, text: text)
            diagnostic.condition = condition
            return diagnostic
        }
        let location = edits.location(range)
        return Diagnostic(id: id, message: message, location: location, notes: notes, fixIts: fixIts)
    }
}
