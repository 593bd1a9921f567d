import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    /// Returns notes about similar dependencies, each with the change that makes it match.
    func nearMisses(_ near: NearProviders, _ missing: MissingDependency) -> [Diagnostic.Note] {
        let sameType = near.sameType.map { property in
            let label = tree[property].declared.declaration.label
            let isMeant = Misspelling.isMisspelling(tree.values[missing.value].label, of: label)
            let question = isMeant ? "did you mean '\(label)'? " : ""
            return note(
                "\(question)\(subject(property.scope)) provides '\(text(of: property))': "
                    + taking(property, for: missing),
                at: property
            )
        }
        let sameLabel = near.sameLabel.map { property in
            if remedies.isOutdated(missing) { return meant(property) }
            let remedy = meeting(property, missing).map { ": \($0)" } ?? ""
            return note(
                "\(subject(property.scope)) provides '\(provided(property, missing))', which is another type\(remedy)",
                at: property
            )
        }
        let elsewhere = near.elsewhere.map { note(provision($0, missing), at: $0) }
        return sameType + sameLabel + near.misspelt.map(meant) + elsewhere
    }

    /// Returns a note about a provided property that was probably meant.
    private func meant(_ property: DependencyID) -> Diagnostic.Note {
        note("did you mean '\(text(of: property))'? \(subject(property.scope)) provides it", at: property)
    }

    /// Explains why a provider of the missing value does not help.
    private func provision(_ provider: DependencyID, _ missing: MissingDependency) -> String {
        let receiver = missing.nearest.scope
        let builders = Set(remedies.owners.builders.edges(to: receiver).map(\.owner))
        guard builders.contains(provider.scope) else {
            return """
                \(subject(provider.scope)) provides it, but is not on the path from '\(name(missing.root))' to \
                \(subject(receiver))
                """
        }
        let lacking = builders.filter { missing.receivers.reaches($0) }.sorted { $0.index < $1.index }
        let shown = lacking.prefix(Self.shownCount).map(name)
        let label = tree[provider].declared.declaration.label
        return """
            '\(name(provider.scope))' provides '\(label)' to its '\(name(receiver))', but \
            \(shown.listed(of: lacking.count)) \(lacking.count == 1 ? "builds" : "build") \
            '\(name(receiver))' without providing it
            """
    }

    /// Returns a provided property as text, with its canonical type if it is spelled like the receiver's.
    private func provided(_ property: DependencyID, _ missing: MissingDependency) -> String {
        let provided = text(of: property)
        guard provided == text(of: missing.nearest) else { return provided }
        return
            "\(tree[property].declared.declaration.label): \(spelling(tree[property].declared.type.canonical))"
    }

    /// Returns advice for taking a value under another label.
    private func taking(_ property: DependencyID, for missing: MissingDependency) -> String {
        let (type, wanted) = (tree[property].declared.type, tree.values[missing.value].type)
        let isSame = type.canonical == wanted.canonical
        let renamed = renaming(property, isSame ? wanted : type, for: missing)
        if tree[missing.nearest.scope].takesParameters {
            return "name the parameter '\(tree[property].declared.declaration.label)' to receive it"
        }
        if isRenamed(missing) { return "write \(renamed)" }
        return
            "receive it \(isSame ? "under that name" : "as '\(provided(property, missing))'"), or write \(renamed)"
    }

    /// Returns advice for making a provided property match a received one with the same label; `nil` if there is none.
    private func meeting(_ property: DependencyID, _ missing: MissingDependency) -> String? {
        let provided = tree[property].declared
        let wanted = tree.values[missing.value]
        if isRenamed(missing) {
            let own = tree[missing.nearest].declared.type
            let fits = remedies.fits(provided.type, own)
            return fits ? "write \(renaming(property, provided.type, for: missing))" : nil
        }
        let receiving = "receive it as '\(self.provided(property, missing))'"
        if tree[missing.nearest.scope].takesParameters { return receiving }
        let received = tree[missing.nearest].declared.declaration
        let isHeld = tree.canBeHeld(provided.type, by: missing.nearest)
        if wanted.type.canonical == .generic("Optional", [provided.type.canonical]) {
            let other = """
                write '@Received(onlyIfAvailable: true) \(received.introducer) \(ReservedWords.escaped(wanted.label)): \
                \(spelling(wanted.type.spelled.plainOptional))'
                """
            return isHeld ? "\(receiving), or \(other)" : other
        }
        if provided.type.canonical == .generic("Optional", [wanted.type.canonical]) {
            return "\(receiving), or provide it as '\(declaration(of: missing.value))'"
        }
        guard tree.converts(provided.type, to: wanted.type) else {
            return isHeld ? receiving : nil
        }
        guard isHeld else { return "write \(renaming(property, provided.type, for: missing))" }
        return "\(receiving), or write \(renaming(property, provided.type, for: missing))"
    }

    /// `'@Received(fulfilledByDependencyNamed: "x", ofType: X.self) let y: any Y'`: the property keeps its name and
    /// type, and only names another source.
    private func renaming(
        _ property: DependencyID,
        _ type: ResolvedType,
        for missing: MissingDependency
    ) -> String {
        let label = tree[property].declared.declaration.label
        var arguments =
            "fulfilledByDependencyNamed: \"\(label)\", ofType: \(spelling(type.metatypeBase)).self"
        var own = declaration(of: missing.value)
        if case .renamed(let written) = tree[missing.nearest].declared.declaration.source {
            own = escapedText(of: missing.nearest)
            if written.erasedToConcreteExistential { arguments += ", erasedToConcreteExistential: true" }
        }
        let introducer = tree[missing.nearest].declared.declaration.introducer
        return "'@Received(\(arguments)) \(introducer) \(own)'"
    }

    private func isRenamed(_ missing: MissingDependency) -> Bool {
        if case .renamed = tree[missing.nearest].origin { true } else { false }
    }

    /// Returns generic types that conform to a protocol, one specialization of which may be meant.
    func genericConformers(to wanted: EntityID) -> [ScopeID] {
        let conforming = tree.generics.filter { type, _ in
            tree.resolver.basesOfType(type).contains(wanted)
        }
        return conforming.map(\.value.index).sorted().prefix(3).map { ScopeID($0) }
    }
}

extension LinkedScope {
    /// Whether it depends on the parameters of a function or a closure instead of properties.
    fileprivate var takesParameters: Bool { isBuiltByExtension || declared.owner != nil }
}
