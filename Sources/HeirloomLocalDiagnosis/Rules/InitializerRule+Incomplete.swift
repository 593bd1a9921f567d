import HeirloomModel
import HeirloomReading
import HeirloomSyntax

extension LocalProblem {
    /// `init(x: X)` where `y` is a dependency as well
    static func incomplete(
        _ incomplete: IncompleteInitializer,
        of type: InstantiableType,
        among alternatives: InstantiableAlternatives
    ) -> LocalProblem {
        // Edits apply to all alternatives, and a parameter cannot be under `#if`.
        let isExact = (incomplete.missing + incomplete.mislabeled.map(\.property))
            .allSatisfy(alternatives.isInEvery)
        return LocalProblem(
            .incompleteInitializer,
            at: incomplete.initializer.keywordRange,
            message:
                "this initializer of '\(type.declaration.name)' \(incomplete.shortcoming(isExact: isExact))"
        ) { edits in
            isExact && !incomplete.isStoredAlready(in: edits.text) ? [incomplete.fixIt(edits)] : []
        }
    }
}

extension IncompleteInitializer {
    fileprivate func shortcoming(isExact: Bool) -> String {
        guard missing.isEmpty else {
            let advice = isExact ? "" : "; add one that does under the same '#if' as the property"
            return "does not take \(missing.map(\.label).listed())\(advice)"
        }
        let isLabeled = mislabeled.isEmpty
        let differences = isLabeled ? mismatched.map(\.typeDifference) : mislabeled.map(\.labelDifference)
        return "takes " + differences.joined(separator: ", and ") + (isLabeled ? "" : labelAdvice)
    }

    private var labelAdvice: String {
        guard let memberwiseLabels else { return "" }
        let advice = mislabeled.count == 1 ? "label it like the property" : "label them like the properties"
        return "; \(advice), or call 'self.init(\(memberwiseLabels.map { "\($0):" }.joined()))'"
    }

    /// Whether the body mentions a missing dependency, and so may assign it a value of its own. A parameter alone would
    /// then fix nothing, and the user must decide what to do with that value.
    fileprivate func isStoredAlready(in text: SourceText) -> Bool {
        guard let body = initializer.bodyRange else { return false }
        return missing.contains { text.mentions($0.label, in: body) }
    }

    fileprivate func fixIt(_ edits: SourceEdits) -> FixIt {
        guard mislabeled.isEmpty else { return labeling(edits) }
        let types = mismatched.compactMap { $0.typeEdit(edits) }
        guard !missing.isEmpty else {
            // The type of the property may be the mistake.
            return FixIt(message: "use the types of the properties", edits: types).guessed
        }
        let parameters = edits.add(missing.map(MemberwiseInitializer.parameter), to: initializer.signature)
        return FixIt(
            message: "add \(missing.map(\.label).listed())",
            edits: types + [parameters] + assignmentEdits(edits)
        )
    }

    private func labeling(_ edits: SourceEdits) -> FixIt {
        let labels = mislabeled.map(\.property.label).listed()
        return FixIt(
            message: "label \(labels) like the \(mislabeled.count == 1 ? "property" : "properties")",
            edits: mislabeled.map { $0.labelEdit(edits) }
        )
    }

    /// Returns edits that store the values first, so that they can be used in the rest of the body.
    private func assignmentEdits(_ edits: SourceEdits) -> [FixIt.Edit] {
        guard let body = initializer.bodyRange, !initializer.modifiers.has("convenience") else { return [] }
        let assignments = missing.map(MemberwiseInitializer.assignment)
        let indentation = edits.text.indentation(at: initializer.range.start) + edits.text.indentationStep
        if let edit = edits.prepend(assignments, indentedBy: indentation, toBody: body) { return [edit] }
        let isEmpty = edits.text.lastVisibleByte(before: body.end.offset - 1) == UInt8(ascii: "{")
        let text = " " + assignments.joined(separator: "; ") + (isEmpty ? " " : ";")
        return [edits.insert(text, at: body.start.moved(by: 1))]
    }
}

extension InitializerMatch.Mismatch {
    fileprivate var typeDifference: String {
        let type = property.declaration.type?.type.spelling ?? "_"
        return "'\(property.label)' as '\(parameter.type.type.spelling)', not as '\(type)'"
    }

    fileprivate var labelDifference: String {
        "'\(property.label)' "
            + (parameter.label.map { "under the label '\($0)'" } ?? "without its label")
    }

    fileprivate func typeEdit(_ edits: SourceEdits) -> FixIt.Edit? {
        property.memberwiseType.map { type in
            edits.replace(
                parameter.type.range,
                with: parameter.isAutoclosure
                    ? "@autoclosure @escaping () -> \(type.spelling)" : type.parameterSpelling
            )
        }
    }

    /// Keeps the name that the body uses: `session urlSession: Session`.
    fileprivate func labelEdit(_ edits: SourceEdits) -> FixIt.Edit {
        let label = ReservedWords.escapedLabel(property.label)
        let attributes = parameter.attributes.last?.range
        return edits.replace(
            SourceRange(start: attributes?.end ?? parameter.range.start, end: parameter.type.range.start),
            with: "\(attributes == nil ? "" : " ")\(label) \(ReservedWords.escaped(parameter.name)): "
        )
    }
}
