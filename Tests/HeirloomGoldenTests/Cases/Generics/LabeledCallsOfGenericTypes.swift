// The labeled call of a generic type is declared once for all specializations, and its generic parameters have names that do
// not shadow others.

//: App/App.swift
public import Heirloom

struct Item {}

@Instantiable
public struct Page<T>: Instantiable {
    @Forwarded public let content: T
}

@Instantiable
struct Editor<Item, Note: Sendable>: Instantiable {
    @Forwarded let item: Item
    @Forwarded let notes: [Note]
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let pageBuilder: Instantiator<Page<String>>
    @Instantiated let editorBuilder: Instantiator<Editor<Int, Bool>>
    @Instantiated(fulfilledByType: "Page<Int>")
    let erased: ErasedInstantiator<Page<Int>.ForwardedProperties, Any>
}

//: App/main.swift
let app = App()
print(app.pageBuilder.instantiate(content: "text").content)
print(app.editorBuilder.instantiate(item: 1, notes: [true]).notes)
print(app.erased.instantiate(3))

//: generated App
public import Heirloom

extension App {
    init() {
        let pageBuilder = Instantiator<Page<String>> { content in
            Page<String>(content: content)
        }
        let editorBuilder = Instantiator<Editor<Int, Bool>> { item, notes in
            Editor<Int, Bool>(item: item, notes: notes)
        }
        let erased = ErasedInstantiator<Page<Int>.ForwardedProperties, Any> { content in  // App.erased
            Page<Int>(content: content)
        }
        self.init(pageBuilder: pageBuilder, editorBuilder: editorBuilder, erased: erased)
    }
}

extension InstantiatorProtocol {
    func instantiate<Item2, Note>(
        item: Item2,
        notes: [Note]
    ) -> Editor<Item2, Note> where T == Editor<Item2, Note> {
        instantiate((item: item, notes: notes))
    }
}

extension InstantiatorProtocol {
    public func instantiate<T2>(content: T2) -> Page<T2> where T == Page<T2> {
        instantiate(content)
    }
}

//: prints
// text
// [true]
// Page<Int>(content: 3)
