// Whether a type without an explicit conformance is Sendable because of its contents is left to the compiler, and so are
// conditional conformances. A protocol and `Any` are not Sendable.

//: App/Models.swift
final class Page {
    var number = 1
}

enum Edit {
    case insert(Page), delete(at: Int)
}

struct Book {
    lazy var page = Page()
    let title = "Emma"
}

struct Shelf<Item> {
    var items: [Item]
}

extension Shelf: Sendable where Item: Sendable {}

struct Tag<Owner> {
    var name: String
}

@MainActor
protocol Reader {}

//: App/Library.swift
import Heirloom

@Instantiable
struct Printout: Instantiable {
    @Received let edit: Edit
    @Received let book: Book
    @Received let shelf: Shelf<Page>
    @Received let reader: any Reader
    @Received let anything: Any
    @Received let numbers: Shelf<Int>
    @Received let tag: Tag<Page>
}

@Instantiable
struct Library: Instantiable {
    @Forwarded let edit: Edit
    @Forwarded let book: Book
    @Forwarded let shelf: Shelf<Page>
    @Forwarded let reader: any Reader
    @Forwarded let anything: Any
    @Forwarded let numbers: Shelf<Int>
    @Forwarded let tag: Tag<Page>
    @Instantiated let printoutBuilder: SendableInstantiator<Printout>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let libraryBuilder: Instantiator<Library>
}

//: diagnostics
// App/Library.swift:23:23: error: 'printoutBuilder: SendableInstantiator<Printout>' of 'Library' is 'Sendable' but captures non-Sendable 'anything: Any' [not-sendable]
// App/Library.swift:9:19: note: 'Printout' receives 'anything: Any'
// App/Library.swift:23:23: error: 'printoutBuilder: SendableInstantiator<Printout>' of 'Library' is 'Sendable' but captures non-Sendable 'reader: any Reader' [not-sendable]
// App/Library.swift:8:19: note: 'Printout' receives 'reader: any Reader'
// App/Models.swift:25:10: note: declare that 'Reader' is 'Sendable'

//: fix-its
// App/Library.swift:23:23: could fix: declare that 'Reader' is 'Sendable' [not-sendable]
// App/Models.swift:25:16: note: insert ': Sendable'
