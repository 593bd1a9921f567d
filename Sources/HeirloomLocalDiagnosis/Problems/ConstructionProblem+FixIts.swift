import HeirloomModel
import HeirloomReading
import HeirloomSyntax

extension ConstructionProblem {
    func fixIts(_ edits: SourceEdits) -> [FixIt] {
        switch self {
        case .incompleteInitializer(let incomplete):
            incomplete.isExact && !incomplete.isStoredAlready(in: edits.text) ? [incomplete.fixIt(edits)] : []
        case .inaccessible(let inaccessible):
            [inaccessible.singleton?.fixIt(edits) ?? inaccessible.fixIt(edits)]
        case .missingInitializer(let missing):
            missing.fixIts(edits)
        case .missingInstantiate, .wrongInstantiateResult, .instanceInstantiate, .constrainedExtension:
            extensionFixIts(edits)
        case .demandingInitializer, .unsupported, .duplicateInstantiate:
            []
        }
    }
}

extension InaccessibleConstruction {
    fileprivate func fixIt(_ edits: SourceEdits) -> FixIt {
        guard let wanted else {
            return FixIt(message: "remove '\(modifier.keyword)'", edits: [edits.remove(modifier.range)])
        }
        return FixIt(
            message: "make it '\(wanted.rawValue)'",
            edits: [edits.replace(modifier.range, with: wanted.rawValue)]
        )
    }
}

extension IncompleteInitializer {
    /// Whether the body mentions a missing dependency, and so may assign it a value of its own. A parameter alone would
    /// then fix nothing, and the user must decide what to do with that value.
    fileprivate func isStoredAlready(in text: SourceText) -> Bool {
        guard let body = initializer.bodyRange else { return false }
        return missing.contains { text.mentions($0.label, in: body) }
    }

    fileprivate func fixIt(_ edits: SourceEdits) -> FixIt {
        guard mislabeled.isEmpty else { return labelling(edits) }
        let types = mismatched.compactMap { mismatch in
            mismatch.property.memberwiseType.map { type in
                edits.replace(
                    mismatch.parameter.type.range,
                    with: mismatch.parameter.isAutoclosure
                        ? "@autoclosure @escaping () -> \(type.spelling)" : type.parameterSpelling
                )
            }
        }
        guard !missing.isEmpty else {
            return FixIt(message: "use the types of the properties", edits: types)
        }
        let labels = missing.map(\.label).listed()
        let parameters = edits.add(missing.map(MemberwiseInitializer.parameter), to: initializer.signature)
        return FixIt(message: "add \(labels)", edits: types + [parameters] + assignmentEdits(edits))
    }

    /// Keeps the name that the body uses: `session urlSession: Session`.
    private func labelling(_ edits: SourceEdits) -> FixIt {
        let labels = mislabeled.map(\.property.label).listed()
        return FixIt(
            message: "label \(labels) like the \(mislabeled.count == 1 ? "property" : "properties")",
            edits: mislabeled.map { mismatch in
                let parameter = mismatch.parameter
                let label = ReservedWords.escapedLabel(mismatch.property.label)
                let start = parameter.attributes.last?.range.end ?? parameter.range.start
                return edits.replace(
                    SourceRange(start: start, end: parameter.type.range.start),
                    with: (parameter.attributes.isEmpty ? "" : " ")
                        + "\(label) \(ReservedWords.escaped(parameter.name)): "
                )
            }
        )
    }

    /// Returns edits that store the values first, so that they can be used in the rest of the body.
    private func assignmentEdits(_ edits: SourceEdits) -> [FixIt.Edit] {
        guard let body = initializer.bodyRange, !initializer.modifiers.has("convenience") else { return [] }
        let start = SourcePosition(
            offset: body.start.offset + 1,
            line: body.start.line,
            column: body.start.column + 1
        )
        let assignments = missing.map(MemberwiseInitializer.assignment)
        let isBesideBrace = edits.text.firstCode(from: start).line == body.start.line
        guard body.start.line != body.end.line, !isBesideBrace else {
            let isEmpty = edits.text.lastVisibleByte(before: body.end.offset - 1) == UInt8(ascii: "{")
            return [
                edits.insert(" " + assignments.joined(separator: "; ") + (isEmpty ? " " : ";"), at: start)
            ]
        }
        let outer = edits.text.indentation(at: initializer.range.start)
        return [
            edits.insert(
                assignments.map { "\n\(outer)\(edits.text.indentationStep)\($0)" }.joined(),
                at: start
            )
        ]
    }
}

extension MissingInitializer {
    fileprivate func fixIts(_ edits: SourceEdits) -> [FixIt] {
        let written = isExact ? self.edits(edits) : []
        return written.isEmpty ? [] : [FixIt(message: "write an initializer", edits: written)]
    }

    /// Returns no edits if the initializer to write is unknown.
    private func edits(_ edits: SourceEdits) -> [FixIt.Edit] {
        var removals: [FixIt.Edit] = []
        var statements = skeleton.assignments
        var head = skeleton.head
        var further: [String] = []
        let step = edits.text.indentationStep
        switch reason {
        case .valuelessProperties(let properties):
            // No placeholder value would compile: only the user knows the value.
            let names = properties.map(\.name).listed()
            statements.append(
                "fatalError(\"\(names) \(properties.count == 1 ? "has" : "have") no value yet\")"
            )
        case .superclass(_, .called(let arguments)):
            statements.append("super.init(\(arguments))")
        case .superclass(_, .known(let facts)):
            guard let arguments = facts.calledArguments else { return [] }
            statements.append("super.init(\(arguments))")
            let access = skeleton.access.map { "\($0.rawValue) " } ?? ""
            let coder = facts.coderLines(indentation: step, access: access)
            if !coder.isEmpty, !edits.text.mentions("coder", in: bodyRange) { further = [""] + coder }
        case .wrapperArguments(_, let arguments):
            removals = arguments.map { edits.replace($0, with: "") }
        case .unmadeWrapper(let property, let wrapper):
            let storage = MemberwiseInitializer.storage(ofPropertyNamed: property.name)
            statements.removeAll { $0.hasPrefix(storage + " = ") }
            statements.append("fatalError(\"'\(property.name)' has no '\(wrapper)' yet\")")
        case .narrowType:
            head = MemberwiseInitializer(access: nil, properties: skeleton.properties).head
        }
        let lines = ["\(head) {"] + statements.map { step + $0 } + ["}"] + further
        return removals + [edits.append(lines, toBody: bodyRange)]
    }
}
