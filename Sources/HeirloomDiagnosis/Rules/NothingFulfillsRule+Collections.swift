import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    func emptyCollection(_ property: DependencyID) -> Diagnostic {
        let collected = tree[property].collected
        let element = collected?.request.element.wanted.canonical
        let leftOut = (collected?.leftOut ?? []).prefix(Self.shownCount).map { scope in
            note(
                """
                '\(name(scope))' is not collected, because it both fulfills the element type and depends on it; \
                'collecting: ["\(name(scope))"]' would include it
                """,
                at: scope
            )
        }
        let doubles = element.map(tree.doublesOnly) ?? []
        let choice =
            collected?.request.chosen == nil
            ? []
            : [
                note(
                    "to collect every type that fulfills its element type, remove 'collecting: []'",
                    at: property
                )
            ]
        return Diagnostic(
            id: .nothingFulfills,
            message: collected?.request.chosen == nil
                ? "'\(name(property.scope))' collects '\(text(of: property))', but no type can be collected"
                : "'collecting' of '\(text(of: property))' of '\(name(property.scope))' is empty",
            location: place(property),
            notes: path(survey.path(to: property.scope)) + choice + leftOut
                + doubles.prefix(Self.shownCount).map { double in
                    note(
                        "'\(double.declaration.name)' is used only by mocks because of 'mockOnly: true'",
                        at: place(double)
                    )
                }
                + [note("to allow an empty collection, write 'onlyIfAvailable: true'", at: property)],
            fixIts: remedies.allowNothing(at: property).map { [$0.guessed] } ?? []
        )
    }

    func unknownElement(_ element: ChosenElement, at property: DependencyID) -> Diagnostic {
        let near = element.type.canonical.lastName.map(names.near) ?? []
        let doubles = tree.doublesOnly(standingFor: element.type.canonical).prefix(Self.shownCount)
        let listed = near.isEmpty && doubles.isEmpty ? self.listed(at: property) : []
        return Diagnostic(
            id: .nothingFulfills,
            message: """
                '\(name(property.scope))' collects '\(element.name.type.spelling)' in '\(text(of: property))', but no \
                type with that name is built
                """,
            location: location(element.name.range, property.scope),
            notes: near.map { found in
                let meant =
                    tree[found].declared.isGeneric
                    ? remedies.naming(found, like: element.name.type).spelling : name(found)
                return note("did you mean '\(meant)'?", at: found)
            } + listed
                + doubles.map { double in
                    note(
                        "'\(double.declaration.name)' is built only for mocks because of 'mockOnly: true'",
                        at: place(double)
                    )
                },
            fixIts: near.compactMap { found in
                guard !tree[found].declared.isGeneric else { return nil }
                return remedies.changes.naming(found, in: property.scope).map { named in
                    let range = element.name.range
                    let edit = remedies.changes.replace(range, of: property.scope, with: "\"\(named)\"")
                    return FixIt(message: "write '\(named)'", edits: [edit])
                }
            }
        )
    }

    /// Returns notes about the elements that an unknown name may refer to.
    private func listed(at property: DependencyID) -> [Diagnostic.Note] {
        guard let element = tree[property].collected?.request.element else { return [] }
        return tree.linker.fulfillers(of: element.wantedID).prefix(Self.shownCount).map { scope in
            note("'\(name(scope))' lists '\(spelling(element.wanted.spelled.withoutAny))'", at: scope)
        }
    }
}

extension Remedies {
    /// Returns a fix-it that allows a collection to be empty.
    fileprivate func allowNothing(at property: DependencyID) -> FixIt? {
        guard let attribute = tree[property].declared.declaration.attribute else { return nil }
        let edit = changes.adding(
            "onlyIfAvailable: true",
            to: attribute,
            after: [
                "fulfilledByType", "erasedToConcreteExistential", "lifetime", "concurrently", "collecting",
            ],
            of: property.scope
        )
        return FixIt(message: "allow it to be empty", edits: [edit])
    }
}
