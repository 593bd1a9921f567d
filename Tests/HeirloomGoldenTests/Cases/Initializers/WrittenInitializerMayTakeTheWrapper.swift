// A written initializer may take the wrapper of a forwarded or received property. The dependency then has the wrapper's type.

//: Storage/Stored.swift
@propertyWrapper
public struct Stored<Value> {
    public let key: String
    public var wrappedValue: Value

    public init(key: String, value: Value) {
        self.key = key
        wrappedValue = value
    }
}

//: App/Page.swift
import Heirloom
import Storage

@Instantiable
struct Page: Instantiable {
    @Stored @Forwarded var title: String
    @Forwarded let number: Int
    @Instantiated let header: Header

    init(number: Int, title: Stored<String>, header: Header) {
        _title = title
        self.number = number
        self.header = header
    }
}

@Instantiable
struct Header: Instantiable {
    @Stored @Received var title: String

    init(title: Stored<String>) {
        _title = title
    }
}

@Instantiable
struct Book: Instantiable {
    @Instantiated let pageBuilder: Instantiator<Page>
}

//: App/main.swift
import Storage

let page = Book().pageBuilder.instantiate(title: Stored(key: "t", value: "Prologue"), number: 1)
print(page.header.title)

//: generated App
import Heirloom
import Storage

extension Book {
    init() {
        let pageBuilder = Instantiator<Page> { title, number in
            Book.heirloomMakePage(title: title, number: number)
        }
        self.init(pageBuilder: pageBuilder)
    }

    private static func heirloomMakePage(title: Stored<String>, number: Int) -> Page {
        let header = Header(title: title)
        return Page(number: number, title: title, header: header)
    }
}

extension InstantiatorProtocol where T == Page {
    func instantiate(title: Stored<String>, number: Int) -> Page {
        instantiate((title: title, number: number))
    }
}

//: prints
// Prologue
