// The names of functions that would meet are numbered, in the order of the types' names.

//: option view Kit=
//: Kit/Kit.swift
import Heirloom

public protocol Store { var text: String { get } }

@Instantiable
struct Part: Instantiable {}

public enum Memory {
    @Instantiable
    public struct Cache: Instantiable {
        @Instantiated let part: Part
        public let text = "nested"

        init(part: Part) { self.part = part }
    }
}

@Instantiable
public struct Memory_Cache: Instantiable {
    @Instantiated let part: Part
    public let text = "flat"

    init(part: Part) { self.part = part }
}

@Instantiable(fulfillingAdditionalTypes: [Store.self])
struct Disk: Instantiable, Store {
    @Received(fulfilledByDependencyNamed: "text", ofType: String.self) let label: String
    @Received let text: String
}

@Instantiable
public struct Disk_Store: Instantiable {
    @Forwarded let text: Int
    @Instantiated let part: Part
    @Instantiated let reader: Reader
    public var full: String { "\(text) \(reader.text)" }

    init(text: Int, part: Part, reader: Reader) {
        self.text = text
        self.part = part
        self.reader = reader
    }
}

@Instantiable
struct Reader: Instantiable {
    @Received let text: String
}

public struct Box<Value> {
    public let value: Value
}

@Instantiable
extension Box: Instantiable {
    static func instantiate() -> Box<Int> { Box<Int>(value: 1) }
    static func instantiate() -> Box<[Int]> { Box<[Int]>(value: [2]) }
    static func instantiate(text: String) -> Box<String> { Box<String>(value: text) }
}

//: App/App.swift
import Heirloom
import Kit

@Instantiable
extension String: @retroactive Instantiable {
    static func instantiate() -> String { "text" }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let text: String
    @Instantiated let nested: Memory.Cache
    @Instantiated let flat: Memory_Cache
    @Instantiated let store: any Store
    @Instantiated let makeStore: (_ text: Int) -> Disk_Store
    @Instantiated let number: Box<Int>
    @Instantiated let numbers: Box<[Int]>
    @Instantiated let word: Box<String>
}

//: App/main.swift
let app = App()
print(app.nested.text, app.flat.text, app.store.text, app.makeStore(7).full)
print(app.number.value, app.numbers.value, app.word.value)

//: generated Kit
import Heirloom

extension InstantiatorProtocol where T == Disk_Store {
    public func instantiate(text: Int) -> Disk_Store {
        instantiate(text)
    }
}

/// Builds types of `Kit` for modules that do not see everything that the types take.
@_spi(Heirloom)
public enum HeirloomBuilds_Kit {
    public nonisolated static func makeBox_Int() -> Box<Int> {
        return Box<Int>.instantiate()
    }

    public nonisolated static func makeBox_Int_2() -> Box<[Int]> {
        return Box<[Int]>.instantiate()
    }

    public nonisolated static func makeBox_String(text: String) -> Box<String> {
        return Box<String>.instantiate(text: text)
    }

    public nonisolated static func makeDisk_Store(text: String) -> any Store {
        let label = text
        return Disk(label: label, text: text)
    }

    public nonisolated static func makeDisk_Store_2(text: Int, text text2: String) -> Disk_Store {
        let part = Part()
        let reader = Reader(text: text2)
        return Disk_Store(text: text, part: part, reader: reader)
    }

    public nonisolated static func makeMemory_Cache() -> Memory.Cache {
        let part = Part()
        return Memory.Cache(part: part)
    }

    public nonisolated static func makeMemory_Cache_2() -> Memory_Cache {
        let part = Part()
        return Memory_Cache(part: part)
    }
}

//: generated App
import Heirloom
@_spi(Heirloom) import Kit

extension App {
    init() {
        let text = String.instantiate()
        let nested = HeirloomBuilds_Kit.makeMemory_Cache()
        let flat = HeirloomBuilds_Kit.makeMemory_Cache_2()
        let store = HeirloomBuilds_Kit.makeDisk_Store(text: text)
        let makeStore: (_ text: Int) -> Disk_Store = { text2 in
            HeirloomBuilds_Kit.makeDisk_Store_2(text: text2, text: text)
        }
        let number = HeirloomBuilds_Kit.makeBox_Int()
        let numbers = HeirloomBuilds_Kit.makeBox_Int_2()
        let word = HeirloomBuilds_Kit.makeBox_String(text: text)
        self.init(
            text: text,
            nested: nested,
            flat: flat,
            store: store,
            makeStore: makeStore,
            number: number,
            numbers: numbers,
            word: word
        )
    }
}

//: prints
// nested flat text 7 text
// 1 [2] text
