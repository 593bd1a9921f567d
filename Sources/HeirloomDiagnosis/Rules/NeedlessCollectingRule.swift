import HeirloomGraph
import HeirloomModel

/// `collecting` applies only to collections: arrays and dictionaries that no type fulfills as a whole. It mentions each
/// name once.
enum NeedlessCollectingRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let needless = survey.instantiations.filter { property in
            let dependency = survey.tree[property]
            return dependency.declared.request?.attribute.collecting != nil && dependency.collected == nil
                && !isNothing(dependency) && !dependency.declared.isAmbiguous
                && !survey.isSuspect(property.scope)
        }
        let repeated = survey.collections.flatMap { property in
            (survey.tree[property].collected?.repeated ?? []).map { element in
                GraphProblem { $0.repeatedElement(element, at: property) }
            }
        }
        return needless.map { property in GraphProblem { $0.needlessCollecting(property) } } + repeated
    }

    /// Whether it chooses nothing, and is therefore `nil`.
    private static func isNothing(_ dependency: LinkedDependency) -> Bool {
        dependency.declared.request?.collection?.chosen?.isEmpty == true && dependency.isAbsent
    }
}

extension ProblemWording {
    fileprivate func needlessCollecting(_ property: DependencyID) -> Diagnostic {
        let reason: String
        if tree[property].declared.request?.isNamed == true {
            reason = "'fulfilledByType' specifies the type to build"
        } else if let edge = tree[property].edges.first {
            reason = "'\(name(edge.product))' fulfills it directly"
        } else {
            reason = "its type is not an array or dictionary that can be collected"
        }
        let attribute = tree[property].declared.declaration.attribute
        let edit = attribute.flatMap {
            remedies.changes.removing("collecting", from: $0, of: property.scope)
        }
        return Diagnostic(
            id: .needlessCollecting,
            message: """
                'collecting' has no effect on '\(text(of: property))' of '\(name(property.scope))': \(reason)
                """,
            location: place(property),
            fixIts: edit.map { [FixIt(message: "remove 'collecting'", edits: [$0]).guessed] } ?? []
        )
    }

    fileprivate func repeatedElement(_ element: ChosenElement, at property: DependencyID) -> Diagnostic {
        Diagnostic(
            id: .needlessCollecting,
            message: """
                'collecting' of '\(text(of: property))' of '\(name(property.scope))' lists \
                '\(element.name.type.spelling)' more than once; it is collected once
                """,
            location: location(element.name.range, property.scope),
            fixIts: [remedies.namingOnce(at: property)].compactMap(\.self)
        )
    }
}

extension Remedies {
    /// Returns a fix-it that mentions each name in `collecting` once.
    fileprivate func namingOnce(at property: DependencyID) -> FixIt? {
        guard let collected = tree[property].collected, let chosen = collected.request.chosen,
            let attribute = tree[property].declared.declaration.attribute,
            let written = attribute.arguments.first(where: { $0.label == "collecting" })
        else { return nil }
        let repeated = Set(collected.repeated.map(\.name.range))
        let names = chosen.filter { !repeated.contains($0.name.range) }.map { "\"\($0.name.type.spelling)\"" }
        let text = "collecting: [\(names.joined(separator: ", "))]"
        return FixIt(
            message: "list each once",
            edits: [changes.replace(written.range, of: property.scope, with: text)]
        )
    }
}
