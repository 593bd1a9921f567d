// A tree whose folders build folders and files: builders call one another in a loop, and each forwards its own path.
//: Tree/Nodes.swift
import Heirloom

public protocol Node {
    var lines: [String] { get }
}

public indirect enum Layout {
    case file(String)
    case folder(String, [Layout])
}

@Instantiable
public struct FolderNode: Instantiable, Node {
    @Forwarded private let name: String
    @Forwarded private let parts: [Layout]
    @Instantiated(fulfilledByType: "FolderNode")
    private let folderBuilder: ErasedInstantiator<(parts: [Layout], name: String), any Node>
    @Instantiated(fulfilledByType: "FileNode") private let fileBuilder: ErasedInstantiator<String, any Node>

    public var lines: [String] {
        [name] + parts.flatMap { part in
            switch part {
            case .file(let name): fileBuilder.instantiate(name).lines
            case .folder(let name, let parts): folderBuilder.instantiate((parts: parts, name: name)).lines
            }
        }.map { "  " + $0 }
    }
}

@Instantiable
public struct FileNode: Instantiable, Node {
    @Forwarded private let fileName: String
    @Received private let name: String
    @Received private let marks: Marks
    public var lines: [String] { ["\(marks.file) \(name)/\(fileName)"] }
}

@Instantiable
public struct Marks: Instantiable {
    let file = "-"
    public init() {}
}
//: App/main.swift
import Heirloom
import Tree

@Instantiable
struct Disk: Instantiable {
    @Instantiated let marks: Marks
    @Instantiated let rootBuilder: Instantiator<FolderNode>
}

let parts: [Layout] = [.file("a"), .folder("usr", [.file("b"), .folder("lib", [.file("c")])])]
for line in Disk().rootBuilder.instantiate(name: "root", parts: parts).lines { print(line) }
//: prints
// root
//   - root/a
//   usr
//     - usr/b
//     lib
//       - lib/c
