// A tree of folders whose types all build one another on demand: overrides have any depth, and end at the first omitted one.
//: option configuration=debug
//: App/Tree.swift
import Heirloom

@Instantiable
class Icon: Instantiable {
    let name: String
    init(name: String = "plain") { self.name = name }
}

@Instantiable
final class Folder: Instantiable {
    @Forwarded let path: String
    @Received let clock: any Clock
    @Instantiated let icon: Icon
    @Instantiated let folderBuilder: Instantiator<Folder>
    @Instantiated(fulfilledByType: "File") let fileBuilder: ErasedInstantiator<File.ForwardedProperties, any Entry>
    @Instantiated let trashBuilder: SendableInstantiator<Trash>?
}

protocol Clock: Sendable { var time: Int { get } }
protocol Entry { var title: String { get } }

@Instantiable(fulfillingAdditionalTypes: [Entry.self])
struct File: Entry, Instantiable {
    @Forwarded let name: String
    @Forwarded let size: Int
    @Received let clock: any Clock
    @Instantiated let icon: Icon
    @Instantiated let parentBuilder: Instantiator<Folder>
    var title: String { "\(name) \(size) \(clock.time) \(icon.name)" }
}

@Instantiable
struct Trash: Instantiable {
    @Received let clock: any Clock
    let limit: Int
    init(clock: any Clock, limit: Int = 3) { self.clock = clock; self.limit = limit }
}

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
struct WallClock: Clock, Instantiable { var time: Int { 1 } }
struct FixedClock: Clock { var time: Int { 2 } }
struct StubEntry: Entry { let title = "stub" }

@Instantiable(isRoot: true, generateMock: true)
final class Disk: Instantiable {
    @Instantiated let clock: any Clock
    @Instantiated let folderBuilder: Instantiator<Folder>
}
//: App/main.swift
func walk(_ disk: Disk) {
    let top = disk.folderBuilder.instantiate("/")
    let usr = top.folderBuilder.instantiate("/usr")
    let file = usr.fileBuilder.instantiate((name: "file", size: 7))
    print(top.icon.name, usr.icon.name, file.title, usr.trashBuilder?.instantiate().limit ?? -1)
    guard let file = file as? File else { return }
    print(file.parentBuilder.instantiate("/usr").icon.name, file.parentBuilder.instantiate("/usr").clock.time)
}
walk(Disk())
walk(Disk.mock())
walk(Disk.mock(overrides: .init(clock: { FixedClock() })))
var overrides = Disk.MockOverrides(folderBuilder: .init(icon: .init(name: "top")))
overrides.folderBuilder.folderBuilder.icon.name = "second"
overrides.folderBuilder.folderBuilder.trashBuilder.limit = 9
overrides.folderBuilder.folderBuilder.fileBuilder.icon.replace { Icon(name: $0 + "!") }
overrides.folderBuilder.folderBuilder.fileBuilder.parentBuilder.icon.name = "parent"
walk(Disk.mock(overrides: overrides))
overrides.folderBuilder.folderBuilder.fileBuilder.replace { _, _, _, _, _ in StubEntry() }
walk(Disk.mock(overrides: overrides))
//: prints
// plain plain file 7 1 plain 3
// plain 1
// plain plain file 7 1 plain 3
// plain 1
// plain plain file 7 2 plain 3
// plain 2
// top second file 7 1 plain! 9
// parent 1
// top second stub 9
