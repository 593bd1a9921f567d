/// A large collection whose elements each receive a service.
struct ElementsProject {
    private static let listed = "Element"

    let options: ProjectOptions

    var project: Project {
        var maker = TypeMaker(options: options)
        let element = maker.type(named: Self.listed, kind: .protocol, attribute: .none)
        let services = ServiceTree.services(count: 5, by: &maker)
        let elements = (0..<options.types).map { index in
            let received = services[index % services.count].received
            var type = maker.type(named: maker.nextName(), dependencies: [received])
            type.listed = Self.listed
            return type
        }
        let collection = Dependency(.instantiated, "elements", "[any \(Self.listed)]")
        let root = maker.root(services.map(\.instantiated) + [collection])
        return Project(types: [element] + services + elements + [root], perFile: options.typesPerFile)
    }
}
