import HeirloomDiagnosis
import HeirloomGraph
import HeirloomModel

/// Writes the fixes of a tree as edits of its sources.
package struct FixWriter {
    let remedies: Remedies
    let changes: SourceChanges
    /// The number of places that one fix-it may edit.
    static let mostPlaces = 20
    var tree: ScopeTree { remedies.tree }
    var facts: ScopeFacts { remedies.facts }
    var names: SourceNames { remedies.names }

    /// Returns the function that writes fixes.
    ///
    /// - Parameter bytes: Returns the bytes of a file, or `nil` if it is unavailable.
    package static func writing(_ bytes: @escaping @Sendable (_ path: String) -> [UInt8]?) -> FixWriting {
        { remedies in
            let changes = SourceChanges(tree: remedies.tree, names: remedies.names, bytes: bytes)
            return FixWriter(remedies: remedies, changes: changes).fixIts
        }
    }

    private func fixIts(for fix: Fix) -> [FixIt] {
        switch fix {
        case .guess(let fix): fixIts(for: fix).map(\.guessed)
        case .setAccess(let level, let places): setAccess(level, at: places).asArray
        case .makeInstantiable(let type, let properties, let orReceive):
            makeInstantiable(type, for: properties).map { [$0] } ?? (orReceive ? receive(properties) : [])
        case .sayConformance(let scope): sayConformance(of: scope).asArray
        case .list(let type, let scope, let request): list(type, in: scope, for: request).asArray
        case .refineSendable(let type): refineSendable(type).asArray
        case .writeInitializer(let lines, let scope):
            changes.appending(lines, to: scope)
                .map { [FixIt(message: "write an initializer", edits: [$0])] } ?? []
        case .importModule(let module, let files): importing(module, in: files).asArray
        case .write(let text, let place): [write(text, at: place)]
        case .writeString(let text, let place): [write(text, at: place, inQuotes: true)]
        case .mark(let attribute, let place): [mark(attribute, at: place)]
        case .removeArgument(let argument, let property): remove(argument, from: property).asArray
        case .eraseToConcreteExistential(let property): addErasure(property).asArray
        case .takeType(let property, let place): [takeType(of: property, at: place)]
        case .makeOptional(let property): makeOptional(property).asArray
        case .receive(let properties): receive(properties)
        case .provide(let missing, let near): provide(missing, near: near)
        case .choose(let scope, let property): choose(scope, for: property).asArray
        case .rename(let properties, let scope): respell(properties, as: scope).asArray
        case .qualify(let name, let path, let property, let string):
            respell(name, as: path, at: property, string).asArray
        case .disambiguate(let reference, let type, let scope):
            qualify(reference, as: type, in: scope).asArray
        case .collectWhatIsNamed(let property): collectWhatIsNamed(at: property).asArray
        case .nameElement(let name, let scope, let property):
            nameElement(name, as: scope, at: property).asArray
        case .collectOnce(let property): namingOnce(at: property).asArray
        case .buildOnDemand(let edges): buildOnDemand(edges).asArray
        case .takeFunction(let edge): respell(edge, as: remedies.function(along: edge)).asArray
        case .takeFunctionInPlace(let edge): respell(edge, as: remedies.functionInPlace(along: edge)).asArray
        case .eraseInstantiator(let kind, let edge):
            respell(edge, as: remedies.erased(kind, along: edge)).asArray
        }
    }

    /// Returns the edits for all places; `nil` if one of them cannot be edited or there are too many.
    func allEdits<Place>(_ places: [Place], edits: (Place) -> [FixIt.Edit]?) -> [FixIt.Edit]? {
        guard places.count <= Self.mostPlaces else { return nil }
        var all: [FixIt.Edit] = []
        for place in places {
            guard let found = edits(place) else { return nil }
            // Two properties of one file may lack the same import.
            all += found.filter { !all.contains($0) }
        }
        return all
    }

    /// Returns the edits that add the imports which a type needs where it is written.
    func imports(_ written: WrittenType, in scope: ScopeID) -> [FixIt.Edit] {
        written.imports.compactMap { changes.importing($0, in: tree[scope].file) }
    }

    /// Returns a fix-it that gives a property another type, if nothing receives it.
    func respell(_ property: DependencyID, as written: WrittenType) -> FixIt? {
        guard !facts.isNeeded(tree[property].declared.value, in: property.scope),
            let edits = changes.retyping(property, as: written.type)
        else { return nil }
        return FixIt(
            message: "write '\(written.text)'",
            edits: edits + imports(written, in: property.scope)
        )
    }

    private func respell(_ edge: BuildEdge, as written: WrittenType?) -> FixIt? {
        written.flatMap { respell(edge.builtFor, as: $0) }
    }

    /// Returns a fix-it that imports a module in each of these files.
    private func importing(_ module: String, in files: [FileID]) -> FixIt? {
        let edits = allEdits(files) { file in changes.importing(module, in: file).map { [$0] } }
        return edits.map { FixIt(message: "import '\(module)'", edits: $0) }
    }

    private func write(_ text: String, at place: SourceLocation, inQuotes: Bool = false) -> FixIt {
        let edit = FixIt.Edit(location: place, newText: inQuotes ? "\"\(text)\"" : text)
        return FixIt(message: "write '\(text)'", edits: [edit])
    }
}

extension FixIt? {
    /// The fix-it, if there is one.
    fileprivate var asArray: [FixIt] { map { [$0] } ?? [] }
}
