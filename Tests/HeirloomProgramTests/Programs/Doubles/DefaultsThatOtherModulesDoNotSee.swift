// A default that names an invisible declaration cannot be repeated in another module: the parameter is omitted, and its default
// applies. The other parameters can still be adjusted.
//: option configuration=debug
//: Core/Core.swift
import Heirloom

@Instantiable
public struct Reader: Instantiable {
    @Received public let clock: Clock
    public let text: String

    @usableFromInline static let standard = 3
    public static let large = 10

    public init(
        limit: Int = standard,
        size: Int = Reader.large,
        page: Int = Pages.first,
        clock: Clock,
        tone: Tone = .low,
        name: String = "reader"
    ) {
        self.clock = clock
        text = "\(limit) \(size) \(page) \(tone.level) \(name)"
    }
}

@usableFromInline
enum Pages {
    @usableFromInline static let first = 1
}

public struct Tone {
    let level: Int
    @usableFromInline init(level: Int) { self.level = level }
    public static var high: Tone { Tone(level: 2) }
}

extension Tone {
    @usableFromInline static var low: Tone { Tone(level: 1) }
}

@Instantiable
public struct Clock: Instantiable {
    public init() {}
}

@Instantiable
package struct Printer: Instantiable {
    package let copies: Int
    package let pages: Int
    package init(copies: Int = defaultCopies, pages: Int = defaultPages) {
        self.copies = copies
        self.pages = pages
    }
}

let defaultCopies = 2
package let defaultPages = 5
//: App/main.swift
import Core
import Heirloom

#HeirloomConfiguration(additionalMocksToGenerate: ["Reader"])

@Instantiable(isRoot: true, generateMock: true)
struct Desk: Instantiable {
    @Instantiated let clock: Clock
    @Instantiated let reader: Reader
    @Instantiated let printer: Printer
}

print(Reader.mock().text)
print(Reader.mock(size: 4, name: "mine").text)
print(Desk.mock(overrides: .init(reader: .init(size: 5, name: "other"))).reader.text)
print(Desk.mock(overrides: .init(printer: .init(pages: 1))).printer)
//: prints
// 3 10 1 1 reader
// 3 4 1 1 mine
// 3 5 1 1 other
// Printer(copies: 2, pages: 1)
