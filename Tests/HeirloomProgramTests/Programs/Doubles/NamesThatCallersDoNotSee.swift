// Defaulted parameters without internal names, and values of type 'Void', forwarded and received.
//: option configuration=debug
//: App/Types.swift
import Heirloom

@Instantiable
final class Client: Instantiable {
    let retries: Int
    init(isLoggingEnabled _: Bool = true, _: Int = 1, retries count: Int = 2, count _: Int = 3) { retries = count }
}

@Instantiable
struct Row: Instantiable {
    @Forwarded let nothing: Void
    @Received let client: Client
}

@Instantiable
struct Cell: Instantiable {
    @Forwarded let nothing: ()
    @Received let void: Void
    @Received(onlyIfAvailable: true) let maybe: Void?
}

@Instantiable(generateMock: true)
struct List: Instantiable {
    @Received let client: Client
    @Forwarded let void: Void
    @Instantiated let rowBuilder: Instantiator<Row>
    @Instantiated let cellBuilder: Instantiator<Cell>
    let title: String
    init(
        client: Client,
        void: Void,
        rowBuilder: Instantiator<Row>,
        cellBuilder: Instantiator<Cell>,
        isLazy _: Bool = false,
        title: String = "list"
    ) {
        self.client = client
        self.void = void
        self.rowBuilder = rowBuilder
        self.cellBuilder = cellBuilder
        self.title = title
    }
}

@Instantiable
struct Header: Instantiable {
    @Received let unit: Void
}

@Instantiable(generateMock: true)
struct Page: Instantiable {
    @Received let client: Client
    @Instantiated({ () }) let unit: Void
    @Instantiated let header: Header
    @Instantiated let makeRow: (()) -> Row
}

@Instantiable(isRoot: true)
struct Root: Instantiable {
    @Instantiated let client: Client
    @Instantiated let listBuilder: Instantiator<List>
    @Instantiated let page: Page
}
//: App/main.swift
let list = List.mock(void: (), isLazy: true, overrides: .init(client: .init(isLoggingEnabled: false, retries: 5)))
print(list.client.retries, list.title, list.rowBuilder.instantiate(()).client === list.client)
print(list.cellBuilder.instantiate(()).maybe == nil)
print(Page.mock().makeRow(()).client.retries)
print(Root().listBuilder.instantiate(()).title)
//: prints
// 5 list true
// true
// 2
// list
