// Overrides below a builder apply at each call, and cycles of builders stay finite: every type has one overrides type.

//: option configuration=debug
//: App/Types.swift
import Heirloom

@Instantiable
struct Title: Instantiable {
    let text: String
    init(text: String = "real") { self.text = text }
}

@Instantiable
struct Folder: Instantiable {
    @Forwarded let depth: Int
    @Instantiated let title: Title
    @Instantiated let folderBuilder: Instantiator<Folder>
    @Instantiated let fileBuilder: Instantiator<File>
}

@Instantiable
struct File: Instantiable {
    @Instantiated let title: Title
    @Instantiated let folderBuilder: Instantiator<Folder>
}

@Instantiable(isRoot: true, generateMock: true)
struct Library: Instantiable {
    @Instantiated let folderBuilder: Instantiator<Folder>
}

//: App/main.swift
var overrides = Library.MockOverrides(folderBuilder: .init(title: .init(text: "top")))
overrides.folderBuilder.folderBuilder.title.text = "second"
overrides.folderBuilder.folderBuilder.fileBuilder.title.replace { _ in Title(text: "file") }
let library = Library.mock(overrides: overrides)
for _ in 0..<2 {
    let top = library.folderBuilder.instantiate(1)
    let second = top.folderBuilder.instantiate(2)
    let third = second.folderBuilder.instantiate(3)
    let files = [top, second, third].map { $0.fileBuilder.instantiate().title.text }
    print([top, second, third].map(\.title.text), files)
}

//: prints
// ["top", "second", "real"] ["real", "file", "real"]
// ["top", "second", "real"] ["real", "file", "real"]
