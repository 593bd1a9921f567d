// Functions implemented by closures borrow, change and close noncopyable files.
//: option configuration=debug
//: Files/Files.swift
import Heirloom

public struct File: ~Copyable {
    public let name: String
    public var size: Int

    public init(name: String, size: Int = 0) {
        self.name = name
        self.size = size
    }

    deinit { print("close \(name)") }
}

public enum FileError: Error { case isFull }

@Instantiable
public final class Quota: Instantiable, Sendable {
    public let bytes = 3

    public init() {}
}

//: App/App.swift
import Files
import Heirloom

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated let quota: Quota
    @Instantiated({ (file: borrowing File) in "\(file.name): \(file.size)" })
    let describe: (_ file: borrowing File) -> String
    @Instantiated({ (bytes: Int, file: inout File, quota: Quota) throws in
        if file.size + bytes > quota.bytes { throw FileError.isFull }
        file.size += bytes
    })
    let append: (_ file: inout File, _ bytes: Int) throws -> Void
    @Instantiated({ (file: consuming File) async in file.size })
    let finish: (_ file: consuming File) async -> Int
    @Instantiated let uploader: Uploader
}

@Instantiable
struct Uploader: Instantiable {
    @Received let describe: (_ file: borrowing File) -> String

    init(describe: @escaping (_ file: borrowing File) -> String) { self.describe = describe }
}

//: App/main.swift
import Files

func use(_ app: App) async {
    var file = File(name: "notes")
    do {
        try app.append(&file, 2)
        try app.append(&file, 2)
    } catch {
        print(error)
    }
    print(app.uploader.describe(file))
    print(await app.finish(file))
}

await use(App())
await use(
    .mock(overrides: .init(describe: { file in "fake \(file.name)" }, finish: { file in -file.size }))
)

//: prints
// isFull
// notes: 2
// close notes
// 2
// isFull
// fake notes
// close notes
// -2
