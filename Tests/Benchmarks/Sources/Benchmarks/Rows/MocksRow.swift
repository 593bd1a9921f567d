import Foundation
import Measurement

/// The time that 200 mocks of ten requirements each, and half as many, add to a build of the tests that name them.
enum MocksRow: Row {
    static let name = "mocks"
    static let isSlow = true

    private static let counts = [100, 200]

    static func figures(on bench: Bench) throws -> [Figure] {
        let tool = try bench.heirloom.tool(.release)
        let compiler = try bench.compiler()
        var added: [Sample] = []
        var generated: [Sample] = []
        for count in counts {
            let output = bench.folder.appendingPathComponent("mocks-\(count).swift").path
            let files = try files(count, in: bench.folder)
            let generate = Invocation(tool, ["generate", "--module", "App", "--output", output] + files)
            generated.append(try bench.interleave([generate]).sample(of: 0, \.processorTime))
            let object = bench.folder.appendingPathComponent("Mocks.o")
            let runs = try Interleaving(
                rounds: min(bench.repeats, 5),
                of: [[files[0]], [files[0], output]].map { sources in
                    { try bench.launcher.run(compiler.compilation(of: sources, to: .object(object))) }
                }
            )
            added.append(runs.sample { $0[1].processorTime - $0[0].processorTime })
        }
        return [
            Figure("generating \(counts[1]) mocks", .seconds, generated[1], .atMost(1), on: nil),
            Figure("\(counts[1]) mocks add", .seconds, added[1], on: nil),
            Figure(
                "a mock of ten requirements adds",
                .seconds,
                added[1].map { $0 / Double(counts[1]) },
                on: nil
            ),
            Figure(
                "twice the mocks, to the rest",
                .ratio,
                Sample([added[1].median / added[0].median]),
                .atMost(2.3),
                on: nil
            ),
        ]
    }

    /// Writes the protocols, and the configuration that names them, which is not passed to the compiler.
    private static func files(_ count: Int, in folder: URL) throws -> [String] {
        let protocols = (0..<count).map { number in
            """
            protocol Client\(number): Sendable {
                func fetch(id: Int, limit: Int) async throws -> [Value]
                func fetch(name: String) -> Value?
                func save(_ value: Value) throws
                func ping()
                func update(_ value: inout Value)
                func decode<T: Decodable & Sendable>(_ type: T.Type, from text: String) throws -> T
                func observe(_ handler: @escaping @Sendable (Value) -> Void)
                var timeout: Int { get set }
                var token: String { get async throws }
                var name: String { get }
            }
            """
        }
        let names = (0..<count).map { "\"Client\($0)\"" }.joined(separator: ", ")
        let texts = [
            "struct Value: Sendable { var number = 0 }\n" + protocols.joined(separator: "\n"),
            """
            import Heirloom
            #HeirloomConfiguration(additionalMocksToGenerate: [\(names)], mockConditionalCompilation: nil)

            """,
        ]
        return try texts.enumerated().map { number, text in
            let file = folder.appendingPathComponent("mocks-\(count)-\(number).swift")
            try Data(text.utf8).write(to: file)
            return file.path
        }
    }
}
