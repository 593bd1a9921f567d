// Each root gets an extension: several roots of one file share generated code where possible, but no state.

//: App/Roots.swift
import Heirloom

@Instantiable
final class Store: Instantiable {}

@Instantiable
final class Reader: Instantiable {
    @Instantiated let store: Store
}

@Instantiable
struct Importer: Instantiable {
    @Instantiated let reader: Reader
}

@Instantiable
final class Exporter: Instantiable {
    @Instantiated let reader: Reader
    @Instantiated let store: Store
}

enum Tools {
    @Instantiable
    actor Indexer: Instantiable {
        @Instantiated let reader: Reader
    }
}

//: App/main.swift
printTree(Importer())
printTree(Exporter())
printTree(Tools.Indexer())

//: generated App
import Heirloom

extension Exporter {
    convenience init() {
        let reader = Exporter.heirloomMakeReader()
        let store = Store()
        self.init(reader: reader, store: store)
    }

    private static func heirloomMakeReader() -> Reader {
        let store = Store()
        return Reader(store: store)
    }
}

extension Importer {
    init() {
        let reader = Importer.heirloomMakeReader()
        self.init(reader: reader)
    }

    private static func heirloomMakeReader() -> Reader {
        let store = Store()
        return Reader(store: store)
    }
}

extension Tools.Indexer {
    init() {
        let reader = Tools.Indexer.heirloomMakeReader()
        self.init(reader: reader)
    }

    private static func heirloomMakeReader() -> Reader {
        let store = Store()
        return Reader(store: store)
    }
}

//: prints
// Importer
//   reader: Reader #1
//     store: Store #2
// Exporter #1
//   reader: Reader #2
//     store: Store #3
//   store: Store #4
// Indexer #1
//   reader: Reader #2
//     store: Store #3
