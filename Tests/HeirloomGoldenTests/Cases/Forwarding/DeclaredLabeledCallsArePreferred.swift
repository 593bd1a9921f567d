// A labeled call that the module declares itself is called instead of the generated one.

//: Rows/Types.swift
import Heirloom

@Instantiable
struct Row: Instantiable {
    @Forwarded let text: String
}

extension Instantiator where T == Row {
    func instantiate(text: String) -> Row {
        instantiate("own \(text)")
    }
}

@Instantiable
struct Table: Instantiable {
    @Instantiated let rowBuilder: Instantiator<Row>
    @Instantiated let sendableRowBuilder: SendableInstantiator<Row>
}

//: Rows/main.swift
let table = Table()
printTree(table.rowBuilder.instantiate(text: "row"))
printTree(table.sendableRowBuilder.instantiate(text: "row"))

//: generated Rows
import Heirloom

extension Table {
    init() {
        let rowBuilder = Instantiator<Row> { text in
            Row(text: text)
        }
        let sendableRowBuilder = SendableInstantiator<Row> { text in  // Table.sendableRowBuilder
            Row(text: text)
        }
        self.init(rowBuilder: rowBuilder, sendableRowBuilder: sendableRowBuilder)
    }
}

extension InstantiatorProtocol where T == Row {
    func instantiate(text: String) -> Row {
        instantiate(text)
    }
}

//: prints
// Row
//   text: String "own row"
// Row
//   text: String "row"
