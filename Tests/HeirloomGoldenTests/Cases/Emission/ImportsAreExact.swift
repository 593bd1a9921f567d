// The generated file imports the modules that declare the names it uses, and the imports of every file that spells a printed
// unread type.

//: Unused/Unused.swift
import Heirloom

@Instantiable
public final class Unused: Instantiable {
    public init() {}
}

//: Files/Files.swift
import Foundation
import Heirloom

@Instantiable
public final class Files: Instantiable {
    @Forwarded let folder: URL

    public init(folder: URL) { self.folder = folder }
}

//: Desk/Desk.swift
import Files
import Heirloom

@Instantiable
public final class Desk: Instantiable {
    @Instantiated let filesBuilder: Instantiator<Files>

    public init(filesBuilder: Instantiator<Files>) { self.filesBuilder = filesBuilder }
}

//: App/App.swift
import Desk
import Heirloom
import Unused

@Instantiable
struct App: Instantiable {
    @Instantiated let desk: Desk
}

//: App/main.swift
printTree(App())

//: generated Files
import Foundation
import Heirloom

extension InstantiatorProtocol where T == Files {
    public func instantiate(folder: URL) -> Files {
        instantiate(folder)
    }
}

//: generated App
import Desk
import Files
import Heirloom

extension App {
    init() {
        let desk = App.heirloomMakeDesk()
        self.init(desk: desk)
    }

    private static func heirloomMakeDesk() -> Desk {
        let filesBuilder = Instantiator<Files> { folder in
            Files(folder: folder)
        }
        return Desk(filesBuilder: filesBuilder)
    }
}

//: prints
// App
//   desk: Desk #1
//     filesBuilder: Instantiator<Files>
