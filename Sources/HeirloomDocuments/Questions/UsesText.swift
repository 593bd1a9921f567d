/// Lists the receivers of a type: `heirloom uses UserService`.
package struct UsesText {
    private let index: ScopeIndex
    private let flow: ValueFlow
    private let line: DependencyLine

    /// Returns the dependencies that provide the matching types, each with its receivers.
    package static func text(
        of document: GraphDocument,
        for name: String,
        emphasized: (String, TreeText.Part) -> String = { text, _ in text }
    ) throws(NoSuchType) -> String {
        let matches = try document.typesAndNames(matching: name)
        return withoutActuallyEscaping(emphasized) { emphasized in
            let index = ScopeIndex(document)
            let uses = UsesText(
                index: index,
                flow: ValueFlow(index),
                line: DependencyLine(emphasized: emphasized)
            )
            return (matches.scopes + matches.identities).map { uses.text(for: $0) }.joined(separator: "\n")
        }
    }

    private func text(for name: String) -> String {
        let providers = index.providers(of: name)
        let title = line.emphasized(index[name].map { index.scope($0).type } ?? name, .top)
        let place = line.ending([], index[name].map { index.scope($0).place })
        guard !providers.isEmpty else { return title + place + "\nNothing provides it.\n" }
        return title + place + "\n" + providers.map { text(below: $0) }.joined()
    }

    private func text(below provider: ValueFlow.Place) -> String {
        let users = flow.users(of: provider)
        var text = "\n" + self.text(of: provider) + "\n"
        if users.isEmpty { text += line.emphasized("└─ ", .line) + "received by nothing\n" }
        for (number, user) in users.enumerated() {
            text += line.emphasized(number == users.count - 1 ? "└─ " : "├─ ", .line)
            text += self.text(of: user) + "\n"
        }
        return text
    }

    private func text(of place: ValueFlow.Place) -> String {
        let scope = index.scope(place.scope)
        let dependency = scope.dependencies[place.dependency]
        return line.text(
            dependency,
            of: scope.type,
            products: index.hiddenProducts(of: dependency),
            remarks: dependency.remarks,
            place: dependency.place
        )
    }
}

extension ScopeIndex {
    /// Returns the dependencies that provide a type, because it is built for them or is their own type, in the order of
    /// the document.
    ///
    /// - Parameter mustBuild: Whether to return only those for which the type is built.
    func providers(of name: String, mustBuild: Bool = false) -> [ValueFlow.Place] {
        document.scopes.enumerated().flatMap { scope, declared in
            declared.dependencies.enumerated().compactMap { number, dependency in
                let isBuilt = dependency.builds.contains { $0.scope == name }
                let isNamed =
                    !mustBuild && dependency.plainIdentity == name && dependency.origin != .renamed
                guard dependency.origin.isProvided, isBuilt || isNamed else { return nil }
                return ValueFlow.Place(scope: scope, dependency: number)
            }
        }
    }
}
