/// A value in a finished program.
enum TreeValue {
    case none
    case object(TreeObject)
    case collection([TreeValue])
    case dictionary([String: TreeValue])
    /// A builder, whose product is built in the scope that created it, or cached.
    case builder(product: Int, scope: BuiltScope, keeping: KeptProduct?)
}

/// The product of a lazy function, or of a weak one whose product is referenced.
final class KeptProduct {
    var scope: BuiltScope?
}

/// An object of a finished program, with an identity.
final class TreeObject {
    /// The path at which an object was first met. It retains the object, because another object at the same address
    /// would be mistaken for it.
    struct FirstPath {
        let path: String
        let object: TreeObject
    }

    let name: String
    /// Whether the program's value is an object too, rather than a value that is copied.
    let hasIdentity: Bool
    let properties: [(label: String, value: TreeValue)]

    init(name: String, hasIdentity: Bool, properties: [(label: String, value: TreeValue)]) {
        self.name = name
        self.hasIdentity = hasIdentity
        self.properties = properties
    }

    /// Returns a line for every reachable property with its value, and the path where an object was first met.
    func report(path: String, firstPaths: inout [ObjectIdentifier: FirstPath]) -> [String] {
        if hasIdentity {
            if let first = firstPaths[ObjectIdentifier(self)] { return ["\(path): \(name) is \(first.path)"] }
            firstPaths[ObjectIdentifier(self)] = FirstPath(path: path, object: self)
        }
        return ["\(path): \(name)"]
            + properties.flatMap {
                Self.report($0.value, path: "\(path).\($0.label)", firstPaths: &firstPaths)
            }
    }

    private static func report(
        _ value: TreeValue,
        path: String,
        firstPaths: inout [ObjectIdentifier: FirstPath]
    ) -> [String] {
        switch value {
        case .none: ["\(path): nil"]
        case .builder: ["\(path): builder"]
        case .object(let object): object.report(path: path, firstPaths: &firstPaths)
        case .dictionary(let elements):
            ["\(path): \(elements.count) keys"]
                + elements.sorted { $0.key < $1.key }.flatMap { key, element in
                    report(element, path: "\(path).\(key)", firstPaths: &firstPaths)
                }
        case .collection(let elements):
            ["\(path): \(elements.count) elements"]
                + elements.enumerated().flatMap { number, element in
                    report(element, path: "\(path).\(number)", firstPaths: &firstPaths)
                }
        }
    }
}

/// A scope during and after its construction. Each property is built when it is first requested.
final class BuiltScope {
    private let model: TreeModel
    private var tree: RandomTree { model.tree }
    private let index: Int
    private let parent: BuiltScope?
    /// The parent's property for which the scope is built eagerly.
    private let builtFor: Int?
    private var values: [Int: TreeValue]

    /// - Parameter forwarded: The values of the forwarded properties, in order.
    init(
        _ model: TreeModel,
        _ index: Int,
        parent: BuiltScope?,
        for builtFor: Int? = nil,
        forwarded: [TreeValue]
    ) {
        self.builtFor = builtFor
        self.model = model
        self.index = index
        self.parent = parent
        let tree = model.tree
        let positions = tree.scopes[index].properties.indices.filter { position in
            tree.scopes[index].properties[position].role == .forwarded
        }
        values = Dictionary(uniqueKeysWithValues: zip(positions, forwarded))
    }

    private(set) lazy var object: TreeObject = TreeObject(
        name: tree.scopeName(index),
        hasIdentity: tree.scopes[index].kind != .structure,
        properties: tree.scopes[index].properties.enumerated().map { position, property in
            (property.key.label, value(at: position))
        }
    )

    func value(at position: Int) -> TreeValue {
        if let value = values[position] { return value }
        let value = make(tree.scopes[index].properties[position], at: position)
        values[position] = value
        return value
    }

    private func make(_ property: RandomTree.Property, at position: Int) -> TreeValue {
        switch property.role {
        case .forwarded: preconditionFailure("what is forwarded was there from the beginning")
        case .instantiated(by: .service(let named)):
            return instantiate(property.key.value, named: named, for: position)
        case .instantiated where tree.isMissing(property): return .none
        case .instantiated(by: nil), .instantiated(by: .elements):
            return instantiate(property.key.value, named: nil, for: position)
        case .instantiated(by: .scope(let scope)):
            return instantiate(.scope(scope), named: nil, for: position)
        case .instantiated(by: .closure(let keys)):
            let parts = keys.enumerated().map { number, key in
                ("\(number)", nearest(key, isOnlyIfAvailable: false, for: position))
            }
            return .object(TreeObject(name: tree.madeName, hasIdentity: true, properties: parts))
        case .instantiated(by: .unknown), .instantiated(by: .addition):
            preconditionFailure("a valid tree names what there is")
        case .received: return fromAbove(property.key, isOnlyIfAvailable: false)
        case .receivedIfAvailable(let value):
            let key = RandomTree.Key(label: property.key.label, value: value)
            return fromAbove(key, isOnlyIfAvailable: true)
        case .renamed(let source, let isOnlyIfAvailable):
            return nearest(source, isOnlyIfAvailable: isOnlyIfAvailable)
        }
    }

    private func instantiate(_ value: RandomTree.Value, named: Int?, for position: Int) -> TreeValue {
        switch value {
        case .service(let service), .contract(let service):
            return tree.newService(named ?? service)
        case .scope(let scope):
            return .object(BuiltScope(model, scope, parent: self, for: position, forwarded: []).object)
        case .optional(let wrapped): return instantiate(wrapped, named: named, for: position)
        case .builder(_, let scope):
            let isKept = tree.scopes[index].properties[position].lifetime != nil
            return .builder(product: scope, scope: self, keeping: isKept ? KeptProduct() : nil)
        case .collection:
            let elements = tree.elements(of: tree.scopes[index].properties[position]) ?? []
            let built = elements.map {
                TreeValue.object(BuiltScope(model, $0, parent: self, for: position, forwarded: []).object)
            }
            guard value.isKeyed else { return .collection(built) }
            let keys = elements.map { tree.scopes[$0].key ?? "" }
            return .dictionary(Dictionary(uniqueKeysWithValues: zip(keys, built)))
        case .other: preconditionFailure("a valid tree builds what it has drawn")
        }
    }

    /// Returns a value from above. A required dependency of a scope, or of one below it, also serves the optional
    /// dependency of the same kind.
    private func fromAbove(_ key: RandomTree.Key, isOnlyIfAvailable: Bool) -> TreeValue {
        let serving = RandomTree.Key(label: key.label, value: .optional(key.value))
        let required = !isOnlyIfAvailable ? nil : [key, serving].first(where: isRequired)
        return parent?.nearest(
            required ?? key,
            isOnlyIfAvailable: isOnlyIfAvailable && required == nil,
            for: builtFor
        ) ?? .none
    }

    private func isRequired(_ key: RandomTree.Key) -> Bool {
        model.requirements[index].contains { $0.key == key && !$0.isOnlyIfAvailable }
    }

    /// - Parameter position: The property for which the requesting scope is built eagerly. The scope receives the value
    ///   from above it.
    private func nearest(
        _ key: RandomTree.Key,
        isOnlyIfAvailable: Bool,
        for position: Int? = nil
    ) -> TreeValue {
        if let own = TreeModel.provider(of: key, isOnlyIfAvailable, in: tree.scopes[index]), own != position {
            return value(at: own)
        }
        return fromAbove(key, isOnlyIfAvailable: isOnlyIfAvailable)
    }
}

extension RandomTree {
    func newService(_ service: Int) -> TreeValue {
        .object(TreeObject(name: serviceName(service), hasIdentity: true, properties: []))
    }
}
