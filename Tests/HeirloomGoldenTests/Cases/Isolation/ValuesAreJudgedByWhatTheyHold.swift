// Whether a type that says nothing is Sendable is decided by what it holds, in files that do not mention Heirloom, too:
// by the payloads of its cases, by storage whose type is inferred or wrapped, and by its generic arguments.

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
