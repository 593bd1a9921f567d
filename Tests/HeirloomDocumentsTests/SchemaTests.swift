import Foundation
import HeirloomTestSupport
import Testing

@testable import HeirloomDocuments

/// The schema in the documentation describes the documents that are written.
@Suite struct SchemaTests {
    private static let schema = Compiler.repository
        .appendingPathComponent("Sources/Heirloom/Heirloom.docc/Resources/graph-document.schema.json")

    @Test func documentsMatchTheSchema() throws {
        let schema = try JSONSchema(Data(contentsOf: Self.schema))
        for document in try [
            DocumentedTrees.notes(), DocumentedTrees.station(), DocumentedTrees.hiding(seenFrom: "App"),
        ] {
            #expect(schema.problems(with: try Self.object(document)) == [])
        }
    }

    /// Every key of the schema occurs in one of these documents.
    @Test func theSchemaDescribesOnlyKeysThatOccur() throws {
        let documents = try [
            DocumentedTrees.notes(), DocumentedTrees.station(), DocumentedTrees.hiding(seenFrom: "App"),
            Self.rarities,
        ]
        var written: Set<String> = []
        for document in documents { Self.collectKeys(of: try Self.object(document), into: &written) }
        let schema =
            try JSONSerialization.jsonObject(with: Data(contentsOf: Self.schema)) as? [String: Any] ?? [:]
        var described: Set<String> = []
        for part in [schema] + (schema["$defs"] as? [String: [String: Any]] ?? [:]).values {
            described.formUnion((part["properties"] as? [String: Any] ?? [:]).keys)
        }
        #expect(written == described)
    }

    @Test func theSchemaListsEveryOrigin() throws {
        let schema = try JSONSchema(Data(contentsOf: Self.schema))
        for origin in GraphDocument.Dependency.Origin.allCases {
            var document = Self.rarities
            document.scopes[0].dependencies[0].origin = origin
            #expect(schema.problems(with: try Self.object(document)) == [])
        }
    }

    /// Documents that violate the schema, to show that the validator finds problems.
    @Test(arguments: [
        (#"{"format": "x"}"#, "/format: is not heirloom-graph"),
        (#"{"version": 2}"#, "/version: is not 1"),
        (#"{"roots": [1]}"#, "/roots/0: is no string"),
        (#"{"scopes": [{"name": "A"}]}"#, "/scopes/0: lacks type"),
        (#"{"scopes": [{"kind": "planet"}]}"#, "/scopes/0/kind: planet is not listed"),
        (#"{"scopes": [{"place": {"line": 0}}]}"#, "/scopes/0/place/line: is less than 1"),
        (#"{"more": 1}"#, ": has more"),
    ])
    func invalidDocumentsHaveProblems(text: String, problem: String) throws {
        let schema = try JSONSchema(Data(contentsOf: Self.schema))
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        #expect(schema.problems(with: object).contains(problem))
    }

    @Test func documentsAreDecodedAsTheyWereEncoded() throws {
        for document in [try DocumentedTrees.notes(), try DocumentedTrees.station(), Self.rarities] {
            let data = try JSONEncoder().encode(document)
            #expect(try JSONDecoder().decode(GraphDocument.self, from: data) == document)
        }
    }

    /// A document with rare properties.
    private static let rarities = GraphDocument(
        modules: ["App"],
        roots: [],
        scopes: [
            GraphDocument.Scope(
                name: "App.Home",
                type: "Home",
                module: "App",
                kind: .struct,
                place: GraphDocument.Place(path: "App.swift", line: 1, column: 1),
                isolation: "MainActor",
                dependencies: [
                    GraphDocument.Dependency(
                        label: "body",
                        identity: "AnyView",
                        type: "AnyView",
                        origin: .instantiated,
                        place: GraphDocument.Place(path: "App.swift", line: 2, column: 5),
                        isTakenIfAvailable: true,
                        builds: [GraphDocument.Build(scope: "App.Body", isWrapped: true)]
                    )
                ]
            )
        ]
    )

    private static func object(_ document: GraphDocument) throws -> Any {
        try JSONSerialization.jsonObject(with: JSONEncoder().encode(document))
    }

    private static func collectKeys(of value: Any, into keys: inout Set<String>) {
        if let object = value as? [String: Any] {
            for (key, value) in object {
                keys.insert(key)
                collectKeys(of: value, into: &keys)
            }
        }
        for item in value as? [Any] ?? [] { collectKeys(of: item, into: &keys) }
    }
}
