// A wrapper without `erasedToConcreteExistential: true` is an error at properties, renames and erased instantiators. The
// argument is not advised where a constraint of the wrapper's initializer is not met.

//: App/Gallery.swift
import Heirloom

protocol Card {}

struct AnyCard: Card {
    let card: any Card

    init(_ card: some Card) {
        self.card = card
    }
}

final class CardBox {
    let card: any Card

    init<Content>(_ card: @autoclosure () -> Content, isOpen: Bool = false) where Content: Card {
        self.card = card()
    }
}

struct Framed {
    init<Content: Sendable>(_ card: Content) where Content: Identifiable {}
}

@Instantiable
struct Photo: Instantiable, Card {}

@Instantiable(fulfillingAdditionalTypes: [AnyCard.self])
struct Map: Instantiable, Card {}

@Instantiable
struct Poster: Instantiable, Card {
    @Forwarded let size: Int
}

@Instantiable
struct Gallery: Instantiable {
    @Instantiated(fulfilledByType: "Photo") let first: AnyCard
    @Instantiated(fulfilledByType: "Photo", erasedToConcreteExistential: false) let second: AnyCard?
    @Instantiated let listed: AnyCard
    @Instantiated(fulfilledByType: "Photo") let framed: Framed
    @Instantiated(fulfilledByType: "Poster") let posterBuilder: ErasedInstantiator<Int, AnyCard>
    @Instantiated let photo: Photo
    @Received(fulfilledByDependencyNamed: "photo", ofType: Photo.self) let renamed: AnyCard
    @Received(fulfilledByDependencyNamed: "photo", ofType: Photo.self) let boxed: CardBox
}

//: diagnostics
// App/Gallery.swift:38:49: error: 'Gallery' builds 'Photo' for 'first: AnyCard', but 'Photo' must be wrapped in 'AnyCard' [not-convertible]
// App/Gallery.swift:38:49: note: to build 'AnyCard(Photo(…))', add 'erasedToConcreteExistential: true'
// App/Gallery.swift:39:85: error: 'Gallery' builds 'Photo' for 'second: AnyCard?', but 'Photo' must be wrapped in 'AnyCard' [not-convertible]
// App/Gallery.swift:39:85: note: to build 'AnyCard(Photo(…))', add 'erasedToConcreteExistential: true'
// App/Gallery.swift:40:23: error: 'Gallery' builds 'Map' for 'listed: AnyCard', but 'Map' must be wrapped in 'AnyCard' [not-convertible]
// App/Gallery.swift:40:23: note: to build 'AnyCard(Map(…))', add 'erasedToConcreteExistential: true'
// App/Gallery.swift:41:49: error: 'Gallery' builds 'Photo' for 'framed: Framed', but 'Photo' is not convertible to 'Framed' [not-convertible]
// App/Gallery.swift:21:8: note: to wrap it, add an 'init(_:)' to 'Framed' that takes 'Photo' and neither fails nor throws
// App/Gallery.swift:42:50: error: 'Gallery' builds 'Poster' for 'posterBuilder: ErasedInstantiator<Int, AnyCard>', but 'Poster' must be wrapped in 'AnyCard' [not-convertible]
// App/Gallery.swift:42:50: note: to build 'AnyCard(Poster(…))', add 'erasedToConcreteExistential: true'
// App/Gallery.swift:44:76: error: 'renamed: AnyCard' of 'Gallery' takes 'photo: Photo', which must be wrapped in 'AnyCard' [not-convertible]
// App/Gallery.swift:44:76: note: to build 'AnyCard(Photo(…))', add 'erasedToConcreteExistential: true'
// App/Gallery.swift:45:76: error: 'boxed: CardBox' of 'Gallery' takes 'photo: Photo', which must be wrapped in 'CardBox' [not-convertible]
// App/Gallery.swift:45:76: note: to build 'CardBox(Photo(…))', add 'erasedToConcreteExistential: true'

//: fix-its
// App/Gallery.swift:38:49: would fix: wrap it in 'AnyCard' [not-convertible]
// App/Gallery.swift:38:43: note: insert ', erasedToConcreteExistential: true'
// App/Gallery.swift:39:85: would fix: wrap it in 'AnyCard?' [not-convertible]
// App/Gallery.swift:39:45: note: replace 'erasedToConcreteExistential: false' with 'erasedToConcreteExistential: true'
// App/Gallery.swift:40:23: would fix: wrap it in 'AnyCard' [not-convertible]
// App/Gallery.swift:40:18: note: insert '(erasedToConcreteExistential: true)'
// App/Gallery.swift:42:50: would fix: wrap it in 'ErasedInstantiator<Int, AnyCard>' [not-convertible]
// App/Gallery.swift:42:44: note: insert ', erasedToConcreteExistential: true'
// App/Gallery.swift:44:76: would fix: wrap it in 'AnyCard' [not-convertible]
// App/Gallery.swift:44:70: note: insert ', erasedToConcreteExistential: true'
// App/Gallery.swift:45:76: would fix: wrap it in 'CardBox' [not-convertible]
// App/Gallery.swift:45:70: note: insert ', erasedToConcreteExistential: true'
