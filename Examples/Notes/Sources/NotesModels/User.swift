/// Someone who keeps notes. Several people share a folder.
package struct User: Codable, Hashable, Sendable {
    package let name: String

    /// Names are short and plain, because they name files, too.
    package init(name: String) throws(Mistake) {
        let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard isPlain, (1...20).contains(name.count) else { throw .invalidUserName(name) }
        self.name = name.lowercased()
    }
}
