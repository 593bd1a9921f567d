import HeirloomDocuments
import Testing

/// The receivers of a provider are exactly those whose providers lead to it, through any renames.
@Suite struct ValueFlowTests {
    @Test(arguments: PageValueFlowTests.documents.indices)
    func providersAreTheInverseOfUsers(number: Int) throws {
        let document = try PageValueFlowTests.documents[number]()
        let flow = ValueFlow(ScopeIndex(document))
        var users: Set<[ValueFlow.Place]> = []
        var providers: Set<[ValueFlow.Place]> = []
        for (scope, declared) in document.scopes.enumerated() {
            for (index, dependency) in declared.dependencies.enumerated() {
                let place = ValueFlow.Place(scope: scope, dependency: index)
                if dependency.origin.isProvided {
                    users.formUnion(flow.users(of: place).map { [place, $0] })
                }
                var sources = flow.providers(of: place)
                while let source = sources.popLast() {
                    providers.insert([source, place])
                    if document.scopes[source.scope].dependencies[source.dependency].origin == .renamed {
                        sources += flow.providers(of: source)
                    }
                }
            }
        }
        #expect(!users.isEmpty)
        #expect(users == providers)
    }
}
