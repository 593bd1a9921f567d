// Optional values of every spelling: built, forwarded, received, and passed through scopes that do not need them.
//: Settings/Settings.swift
import Heirloom

@Instantiable
public final class Theme: Instantiable {
    public let name = "dark"
    public init() {}
}

@Instantiable
public struct Label: Instantiable {
    @Received public let theme: Theme?
    @Received public let locale: Swift.Optional<String>
    @Received public let sizes: [Int?]?
    @Received public let onChange: ((Int) -> Void)?
}

@Instantiable
public struct Row: Instantiable {
    @Instantiated public let label: Label
}

@Instantiable
public struct Table: Instantiable {
    @Forwarded public let locale: String?
    @Forwarded public let sizes: Array<Optional<Int>>?
    @Forwarded public let onChange: Optional<(Int) -> Void>
    @Instantiated public let row: Row
    @Instantiated public let lateRowBuilder: Instantiator<Row>?
}
//: App/main.swift
import Heirloom
import Settings

@Instantiable
struct App: Instantiable {
    @Instantiated let theme: Theme?
    @Instantiated let spareTheme: Theme!
    @Instantiated let tableBuilder: Instantiator<Table>
}

let app = App()
let full = app.tableBuilder.instantiate(locale: "de", sizes: [1, nil], onChange: { print("changed \($0)") })
print(full.row.label.theme === app.theme, full.row.label.locale ?? "-", full.row.label.sizes ?? [])
full.row.label.onChange?(3)
let empty = app.tableBuilder.instantiate(locale: nil, sizes: nil, onChange: nil)
print(empty.row.label.locale ?? "-", empty.lateRowBuilder?.instantiate().label.theme?.name ?? "-")
print(app.spareTheme !== app.theme)
//: prints
// true de [Optional(1), nil]
// changed 3
// - dark
// true
