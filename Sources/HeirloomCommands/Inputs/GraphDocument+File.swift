import HeirloomBuild
import HeirloomDocuments
import HeirloomModel

extension GraphDocument {
    /// Returns the document as JSON, in lines for comparison.
    func jsonText() throws(CommandFailure) -> String { try JSONText.lines(of: self) }

    /// Reads a document written by `heirloom graph --format json`.
    static func read(_ path: String) throws(CommandFailure) -> GraphDocument {
        let data = Data(try FileBytes.read(path))
        let decoder = JSONDecoder()
        guard let header = try? decoder.decode(Header.self, from: data), header.format == format else {
            throw CommandFailure(
                "cannot read '\(path)': it is not a document that 'heirloom graph --format json' wrote"
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

    /// Merges several documents.
    static func one(of documents: [GraphDocument]) throws(CommandFailure) -> GraphDocument {
        do throws(Contradiction) {
            return try merged(documents)
        } catch {
            throw CommandFailure(
                """
                the documents contradict each other about '\(error.scope)'; pass documents that were written at the same \
                time, each for different roots
                """
            )
        }
    }

    /// The header, which is the same in every version of the document.
    private struct Header: Decodable {
        var format: String
        var version: Int
    }

    /// Returns the names of the scopes that match an argument.
    func scopes(namedBy argument: String) throws(CommandFailure) -> [String] {
        do throws(NoSuchType) {
            return try names(matching: argument)
        } catch {
            throw CommandFailure(error)
        }
    }
}

extension CommandFailure {
    /// Creates the failure for an argument that names no type of the tree.
    init(_ failure: NoSuchType) {
        let remedy =
            failure.suggestions.isEmpty
            ? "'heirloom graph' shows all types" : "did you mean \(failure.suggestions.listed("or"))?"
        self.init("there is no '\(failure.name)' in the tree; \(remedy)")
    }
}
