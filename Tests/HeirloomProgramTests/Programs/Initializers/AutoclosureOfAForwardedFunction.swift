// A function dependency is called for an '@autoclosure' parameter of its result type.
//: Core/Report.swift
import Heirloom

@Instantiable
public struct Report: Instantiable {
    @Forwarded private let title: () -> String
    @Received private let pageCount: () -> Int
    private let suffix: String

    public init(
        title: @autoclosure @escaping () -> String,
        pageCount: @escaping @autoclosure () -> Int,
        suffix: String = "."
    ) {
        self.title = title
        self.pageCount = pageCount
        self.suffix = suffix
    }

    public var text: String { "\(title()), \(pageCount()) pages\(suffix)" }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct Shelf: Instantiable {
    @Forwarded let pageCount: () -> Int
    @Instantiated let reportBuilder: Instantiator<Report>
}

@Instantiable
struct Library: Instantiable {
    @Instantiated let shelfBuilder: Instantiator<Shelf>
}

var pages = 1
let shelf = Library().shelfBuilder.instantiate(pageCount: { pages })
let report = shelf.reportBuilder.instantiate(title: { "Draft" })
pages = 12
print(report.text)
//: prints
// Draft, 12 pages.
