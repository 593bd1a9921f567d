import Foundation
import JSONFiles
import Testing

@Suite struct JSONFileTests {
    private let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")

    @Test func aFileThatHoldsSomethingElseIsNamed() throws {
        defer { try? FileManager.default.removeItem(at: url) }
        try Data("not JSON".utf8).write(to: url)
        #expect(throws: JSONFileError.unreadable(path: url.path)) { try JSONFile<Int>(url: url).read() }
    }

    @Test func removingForgetsTheValue() throws {
        let file = JSONFile<Int>(url: url)
        try file.write(1)
        try file.remove()
        try file.remove()
        #expect(try file.read() == nil)
    }
}
