#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HeirloomDocuments
import HeirloomModel

extension GraphDocument {
    /// The document as JSON, in lines that can be compared.
    func jsonText() throws(CommandFailure) -> String { try JSONText.lines(of: self) }

    /// Reads what `heirloom graph --format json` wrote.
    static func read(_ path: String) throws(CommandFailure) -> GraphDocument {
        let data = Data(try FileBytes.read(path))
        let decoder = JSONDecoder()
        guard let header = try? decoder.decode(Header.self, from: data), header.format == format else {
            throw CommandFailure(
                "cannot read '\(path)': it is no document that 'heirloom graph --format json' wrote"
            )
        }
        guard header.version == currentVersion else {
            throw CommandFailure(
                """
                cannot read '\(path)': it is a graph document of version \(header.version), and this heirloom \
                reads version \(currentVersion)
                """
            )
        }
        do {
            return try decoder.decode(GraphDocument.self, from: data)
        } catch {
            throw CommandFailure("cannot read '\(path)': the graph document is damaged")
        }
    }

    /// Several documents as one.
    static func one(of documents: [GraphDocument]) throws(CommandFailure) -> GraphDocument {
        do throws(Contradiction) {
            return try merged(documents)
        } catch {
            throw CommandFailure(
                """
                the documents say different things of '\(error.scope)'; give documents that were written at the same \
                time, each of other roots
                """
            )
        }
    }

    /// What every version of the document says of itself.
    private struct Header: Decodable {
        var format: String
        var version: Int
    }

    /// The names of the scopes that an argument means.
    func scopes(namedBy argument: String) throws(CommandFailure) -> [String] {
        do throws(NoSuchType) {
            return try names(matching: argument)
        } catch {
            throw CommandFailure(error)
        }
    }
}

extension CommandFailure {
    /// That an argument names no type of the tree.
    init(_ failure: NoSuchType) {
        let remedy =
            failure.suggestions.isEmpty
            ? "'heirloom graph' shows what there is" : "did you mean \(failure.suggestions.listed("or"))?"
        self.init("there is no '\(failure.name)' in the tree; \(remedy)")
    }
}
