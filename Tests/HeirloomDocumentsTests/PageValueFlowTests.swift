import HeirloomDocuments
import HeirloomTestSupport
import Testing

/// The page and the commands agree on the receivers of a value.
@Suite(.enabled(if: Chromium.path != nil, "Chromium is not installed"), .serialized)
struct PageValueFlowTests {
    static let documents: [@Sendable () throws -> GraphDocument] = [
        { try DocumentedTrees.notes() },
        { try DocumentedTrees.station() },
        { try DocumentedTrees.optionals() },
        { try DocumentedTrees.document(of: "App", ["App": GrowingTree.values.source(of: 40)]) },
        { try DocumentedTrees.document(of: "App", ["App": GrowingTree.loop.source(of: 10)]) },
        { try DocumentedTrees.document(of: "App", ["App": GrowingTree.siblings.source(of: 10)]) },
    ]

    @Test(arguments: documents.indices)
    func pagesAndCommandsFollowValuesAlike(number: Int) throws {
        let document = try Self.documents[number]()
        let flow = ValueFlow(ScopeIndex(document))
        let expected = Self.places(of: document).map { place in
            let users = flow.users(of: place).map { "\($0.scope).\($0.dependency)" }
            return "\(place.scope).\(place.dependency): \(users.joined(separator: " "))\n"
        }
        let script = """
            for (const place of page.graph.places()) {
                const users = page.details.flow.users(place).map((user) => user.owner + "." + user.index);
                say(place.owner + "." + place.index + ": " + users.join(" "));
            }
            """
        let said = try Browser.said(on: document, script: script)
        #expect(said == expected.joined())
    }

    /// The receivers of a provider are exactly those whose providers lead to it, through any renames.
    @Test(arguments: documents.indices)
    func providersAreTheInverseOfUsers(number: Int) throws {
        let script = """
            const flow = page.details.flow;
            const key = (place) => place.owner + "." + place.index;
            const pairs = [];
            const reversed = [];
            for (const place of page.graph.places()) {
                if (isProvided(page.graph.dependency(place).origin)) {
                    for (const user of flow.users(place)) pairs.push(key(place) + " " + key(user));
                }
                if (!flow.valuesTaken(place)) continue;
                const sources = flow.providers(place).places;
                for (const source of sources) {
                    reversed.push(key(source) + " " + key(place));
                    if (page.graph.dependency(source).origin === "renamed") sources.push(...flow.providers(source).places);
                }
            }
            const only = (some, others) => [...new Set(some)].filter((pair) => !others.includes(pair)).join(", ");
            say("only users: " + only(pairs, reversed) + " only providers: " + only(reversed, pairs));
            """
        let said = try Browser.said(on: Self.documents[number](), script: script)
        #expect(said == "only users:  only providers: \n")
    }

    private static func places(of document: GraphDocument) -> [ValueFlow.Place] {
        document.scopes.enumerated().flatMap { scope, declared in
            declared.dependencies.indices.map { ValueFlow.Place(scope: scope, dependency: $0) }
        }
    }
}
