import HeirloomGraph
import HeirloomModel

/// A tree whose scopes and dependencies are found by their places in the sources, for an editor.
package struct PlacedTree {
    /// A scope, or one of its dependencies.
    package struct Item: Hashable, Sendable {
        /// The number of the scope.
        fileprivate var scope: Int
        /// The index of the dependency; `nil` for the scope itself.
        fileprivate var dependency: Int?

        fileprivate init(scope: Int, dependency: Int? = nil) {
            self.scope = scope
            self.dependency = dependency
        }

        fileprivate init(_ place: ValueFlow.Place) {
            self.init(scope: place.scope, dependency: place.dependency)
        }

        /// Whether it is a scope rather than a dependency.
        package var isScope: Bool { dependency == nil }

        fileprivate var flowPlace: ValueFlow.Place? {
            dependency.map { ValueFlow.Place(scope: scope, dependency: $0) }
        }
    }

    package let document: GraphDocument
    private let index: ScopeIndex
    private let flow: ValueFlow
    private let itemsByPath: [String: [Item]]

    package init(_ document: GraphDocument) {
        self.document = document
        index = ScopeIndex(document)
        flow = ValueFlow(index)
        var items: [String: [Item]] = [:]
        for (number, scope) in document.scopes.enumerated() {
            if scope.kind != .closure { items[scope.place.path, default: []].append(Item(scope: number)) }
            for (place, dependency) in scope.dependencies.enumerated() {
                items[dependency.place.path, default: []].append(Item(scope: number, dependency: place))
            }
        }
        itemsByPath = items
    }

    /// Returns the scopes and dependencies that a file declares. Specializations of a generic type share their places.
    package func items(inFileAt path: String) -> [Item] { itemsByPath[path] ?? [] }

    /// Returns the place of a scope's name or of a dependency's label.
    package func place(of item: Item) -> GraphDocument.Place {
        dependency(item)?.place ?? index.scope(item.scope).place
    }

    /// Returns the name that is declared at the place.
    package func name(of item: Item) -> String {
        dependency(item)?.label ?? TypeName(index.scope(item.scope).name).simpleName
    }

    /// Returns the full name of a scope, or of the scope of a dependency.
    package func scopeName(of item: Item) -> String { index.scope(item.scope).name }

    private func dependency(_ item: Item) -> GraphDocument.Dependency? { item.flowPlace.map(dependency) }

    private func dependency(_ place: ValueFlow.Place) -> GraphDocument.Dependency {
        index.scope(place.scope).dependencies[place.dependency]
    }
}

// MARK: Questions

extension PlacedTree {
    /// Returns the properties that provide a received value, or the types that are built for a property.
    package func definitions(of item: Item) -> [Item] {
        guard let place = item.flowPlace, let dependency = dependency(item) else { return [] }
        return dependency.origin.isBuiltOrForwarded
            ? products(of: dependency) : flow.providers(of: place).map(Item.init)
    }

    /// Returns the properties for which a type is built, or those that receive the value of a property.
    package func references(to item: Item) -> [Item] {
        guard let place = item.flowPlace, let dependency = dependency(item) else {
            let builders = index.stepsTo[item.scope].map { Item(scope: $0.owner, dependency: $0.dependency) }
            return builders.distinct
        }
        let providers = dependency.origin.isProvided ? [place] : flow.providers(of: place)
        return providers.flatMap(flow.users).map(Item.init).distinct
    }

    /// Returns the types that fulfill the type of a dependency, and those of which it receives an instance.
    package func implementations(of item: Item) -> [Item] {
        guard let place = item.flowPlace, let dependency = dependency(item) else { return [] }
        let type = TypeName(dependency.plainIdentity)
        let others = document.scopes.lazy.flatMap(\.dependencies).filter {
            $0.plainIdentity == dependency.plainIdentity
        }
        let built = Set((others + sources(of: place).map(self.dependency)).flatMap(\.builds).map(\.scope))
        return document.scopes.indices.filter { number in
            let scope = index.scope(number)
            guard scope.kind != .closure else { return false }
            return built.contains(scope.name)
                || scope.fulfills.contains { type.ends(with: TypeName($0.withoutAnyAndOptional)) }
        }
        .map { Item(scope: $0) }
    }

    /// Returns the types that are built for a dependency.
    private func products(of dependency: GraphDocument.Dependency) -> [Item] {
        dependency.builds.compactMap { index[$0.scope] }.filter { index.scope($0).kind != .closure }
            .map { Item(scope: $0) }
    }

    /// Returns the properties at which the value of a dependency is built or forwarded, however often it is renamed.
    private func sources(of place: ValueFlow.Place) -> [ValueFlow.Place] {
        BreadthFirstWalk.reached(from: [place], flow.providers).filter {
            dependency($0).origin.isBuiltOrForwarded
        }
    }
}

// MARK: Texts

extension PlacedTree {
    /// More names than this are not listed next to a line of code.
    private static let mostNames = 2

    /// Returns the text that an editor shows behind a dependency: `= DiskNoteStore`, `← NotesApp`; `nil` if the property says it.
    package func hint(behind item: Item) -> String? {
        guard let place = item.flowPlace, let dependency = dependency(item) else { return nil }
        let products = sources(of: place).flatMap { source in
            index.hiddenProducts(of: self.dependency(source))
        }
        var parts = shortened(products).map { ["= " + $0] } ?? []
        if !dependency.origin.isBuiltOrForwarded {
            let owners = flow.providers(of: place).map { index.scope($0.scope).type }
            parts += shortened(owners).map { ["← " + $0] } ?? []
        }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// Returns the distinct names; `nil` if there are none.
    private func shortened(_ names: [String]) -> String? {
        let distinct = names.distinct
        guard !distinct.isEmpty else { return nil }
        return distinct.prefix(Self.mostNames).joined(separator: ", ")
            + (distinct.count > Self.mostNames ? ", …" : "")
    }

    /// Returns the text that an editor shows above a type: `root`, `built by 2, receives 3`.
    package func summary(of item: Item) -> String {
        let scope = index.scope(item.scope)
        let received = scope.dependencies.count { [.received, .receivedIfAvailable].contains($0.origin) }
        let builders = references(to: item).count
        var parts: [String] = document.roots.contains(scope.name) ? ["root"] : []
        if parts.isEmpty || builders > 0 { parts.append("built by \(builders)") }
        if received > 0 { parts.append("receives \(received)") }
        return parts.joined(separator: ", ")
    }

    /// Explains a dependency by the paths to its providers, or a type by what builds it and what it requires from above.
    package func explanation(of item: Item) -> String {
        let why = WhyText(index: index)
        guard let place = item.flowPlace, let dependency = dependency(item) else {
            let scope = index.scope(item.scope)
            let requirements = scope.requires.map { requirement in
                "   \(requirement.label): \(requirement.type)"
                    + (requirement.isOnlyIfAvailable ? "  (if available)" : "") + "\n"
            }
            return why.text(for: scope.name) + isolationText([scope])
                + (requirements.isEmpty ? "" : "\nIt requires from above:\n" + requirements.joined())
        }
        let isTaken = !dependency.origin.isBuiltOrForwarded
        let providers = isTaken ? flow.providers(of: place) : [place]
        let texts =
            (isTaken ? [why.dependencyText(of: place, isPlaced: false) + "\n"] : []) + providers.map(why.text)
        let built = sources(of: place).flatMap { self.dependency($0).builds }
        let products = built.compactMap { index[$0.scope] }.map(index.scope)
        return texts.joined(separator: "\n") + isolationText(products)
    }

    private func isolationText(_ scopes: [GraphDocument.Scope]) -> String {
        let actors = scopes.compactMap(\.isolation).distinct
        return actors.isEmpty ? "" : "\nIt is isolated to \(actors.listed()).\n"
    }
}

extension Array where Element: Hashable {
    /// The elements without repetitions, in the order of their first occurrence.
    fileprivate var distinct: [Element] { BreadthFirstWalk(from: self).reached }
}
