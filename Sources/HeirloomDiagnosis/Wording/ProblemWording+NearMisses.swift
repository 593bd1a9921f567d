import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    /// Returns notes about similar dependencies, each with the change that makes it match.
    func nearMisses(_ near: NearProviders, _ missing: MissingDependency) -> [Diagnostic.Note] {
        let sameType = near.sameType.map { property in
            note(
                "'\(name(property.scope))' provides '\(text(of: property))': \(taking(property, for: missing))",
                at: property
            )
        }
        let sameLabel = near.sameLabel.map { property in
            let remedy = meeting(property, missing, near).map { ": \($0)" } ?? ""
            return note(
                "'\(name(property.scope))' provides '\(provided(property, missing))', which is another type\(remedy)",
                at: property
            )
        }
        let elsewhere = near.elsewhere.map { note(provision($0, missing), at: $0) }
        return sameType + sameLabel + near.conformers.map { nearConformer($0, missing) } + elsewhere
    }

    /// Explains why a provider of the missing value does not help.
    private func provision(_ provider: DependencyID, _ missing: MissingDependency) -> String {
        let receiver = missing.nearest.scope
        let builders = Set(remedies.owners.builders.edges(to: receiver).map(\.owner))
        guard builders.contains(provider.scope) else {
            return """
                '\(name(provider.scope))' provides it, but is not on the path from '\(name(missing.root))' to \
                '\(name(receiver))'
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

    /// Returns advice for taking a value of the same type under another label.
    private func taking(_ property: DependencyID, for missing: MissingDependency) -> String {
        let wanted = tree.declaredNeed(of: missing.nearest, along: [])
        let renamed = renaming(property, wanted, for: missing)
        if tree[missing.nearest.scope].takesParameters {
            return "name the parameter '\(tree[property].declared.declaration.label)' to receive it"
        }
        return isRenamed(missing) ? "write \(renamed)" : "receive it under that name, or write \(renamed)"
    }

    /// Returns advice for making a provided property match a received one with the same label; `nil` if there is none.
    private func meeting(_ property: DependencyID, _ missing: MissingDependency, _ near: NearProviders)
        -> String?
    {
        let provided = tree[property].declared
        let wanted = tree.values[missing.value]
        if tree[missing.nearest.scope].declared.isSpecialization {
            return meetingAll(property, missing, near)
        }
        if isRenamed(missing) {
            let own = tree[missing.nearest].declared.type
            let fits = remedies.fits(provided.type, own)
            return fits ? "write \(renaming(property, provided.type, for: missing))" : nil
        }
        if near.isBuildable, remedies.areUnrelated(provided.type, wanted.type) { return nil }
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

    /// Returns such advice for a receiver in a generic type, where the provided type cannot be named, because it may be
    /// different for each specialization.
    private func meetingAll(_ property: DependencyID, _ missing: MissingDependency, _ near: NearProviders)
        -> String?
    {
        let provided = tree[property].declared.type
        let wanted = tree.values[missing.value].type
        if near.isBuildable, remedies.areUnrelated(provided, wanted) { return nil }
        let providing = "provide it as '\(need(missing, in: property.scope))'"
        let own = tree.declaredNeed(of: missing.nearest, along: []).spelled.plainOptional
        let declared = tree[missing.nearest].declared.declaration
        let label = ReservedWords.escaped(declared.label)
        guard !isRenamed(missing), !tree[missing.nearest.scope].takesParameters else { return providing }
        if wanted.canonical == .generic("Optional", [provided.canonical]) {
            let other = "'@Received(onlyIfAvailable: true) \(declared.introducer) \(label): \(spelling(own))'"
            return "\(providing), or write \(other)"
        }
        guard provided.canonical == .generic("Optional", [wanted.canonical]) else { return providing }
        return "receive it as '\(label): \(spelling(.optional(own)))', or \(providing)"
    }

    /// `'@Received(fulfilledByDependencyNamed: "x", ofType: X.self) let y: any Y'`: the property keeps its name and
    /// type, and only names another source.
    func renaming(
        _ property: DependencyID,
        _ type: ResolvedType,
        for missing: MissingDependency,
        isWrapped: Bool = false
    ) -> String {
        let label = tree[property].declared.declaration.label
        var arguments =
            "fulfilledByDependencyNamed: \"\(label)\", ofType: \(spelling(type.metatypeBase)).self"
        if isWrapped { arguments += ", erasedToConcreteExistential: true" }
        var own = need(missing)
        if case .renamed(let written) = tree[missing.nearest].declared.declaration.source {
            own = declaredText(of: missing.nearest)
            if written.erasedToConcreteExistential { arguments += ", erasedToConcreteExistential: true" }
        }
        let introducer = tree[missing.nearest].declared.declaration.introducer
        return "'@Received(\(arguments)) \(introducer) \(own)'"
    }

    private func isRenamed(_ missing: MissingDependency) -> Bool {
        if case .renamed = tree[missing.nearest].origin { true } else { false }
    }

    /// Returns advice for building a missing dependency whose label is taken by an unrelated one.
    func buildingBeside(_ near: NearProviders, _ missing: MissingDependency) -> [Diagnostic.Note] {
        let wanted = tree.values[missing.value]
        let isBuilder = BuilderShape(wanted.type.canonical) != nil
        guard let product = near.builder, !isRenamed(missing),
            near.sameLabel.allSatisfy({ remedies.areUnrelated(tree[$0].declared.type, wanted.type) }),
            isBuilder || tree[product].forwarded.isEmpty
        else { return [] }
        let receiver = missing.nearest
        let own =
            tree.requires[product.index].allSatisfy { remedies.owners.isMet($0, in: receiver.scope) }
            ? [
                note("to build a separate one, write '@Instantiated let \(need(missing))' here", at: receiver)
            ] : []
        let plain = tree[product].declared.declaration.path.last ?? wanted.label
        let label = "\(plain.prefix(1).lowercased())\(plain.dropFirst())\(isBuilder ? "Builder" : "")"
        if label == wanted.label || remedies.facts.hasDependency(labeled: label, in: missing.root) {
            return own
        }
        let shared = """
            that name is taken there: add '@Instantiated let \(ReservedWords.escaped(label)): \
            \(spelling(wanted.type))' to '\(name(missing.root))', and receive it as '\(label)'
            """
        return own + [note(shared, at: missing.root)]
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
