// A wrapper without `erasedToConcreteExistential: true` is an error at properties, renames and erased instantiators.

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
    @Instantiated(fulfilledByType: "Poster") let posterBuilder: ErasedInstantiator<Int, AnyCard>
    @Instantiated let photo: Photo
    @Received(fulfilledByDependencyNamed: "photo", ofType: Photo.self) let renamed: AnyCard
    @Received(fulfilledByDependencyNamed: "photo", ofType: Photo.self) let boxed: CardBox
}

//: diagnostics
// App/Gallery.swift:34:49: error: 'Gallery' builds 'Photo' for 'first: AnyCard', but 'Photo' must be wrapped in 'AnyCard' [not-convertible]
// App/Gallery.swift:34:49: note: to build 'AnyCard(Photo(…))', add 'erasedToConcreteExistential: true'
// App/Gallery.swift:35:85: error: 'Gallery' builds 'Photo' for 'second: AnyCard?', but 'Photo' must be wrapped in 'AnyCard' [not-convertible]
// App/Gallery.swift:35:85: note: to build 'AnyCard(Photo(…))', add 'erasedToConcreteExistential: true'
// App/Gallery.swift:36:23: error: 'Gallery' builds 'Map' for 'listed: AnyCard', but 'Map' must be wrapped in 'AnyCard' [not-convertible]
// App/Gallery.swift:36:23: note: to build 'AnyCard(Map(…))', add 'erasedToConcreteExistential: true'
// App/Gallery.swift:37:50: error: 'Gallery' builds 'Poster' for 'posterBuilder: ErasedInstantiator<Int, AnyCard>', but 'Poster' must be wrapped in 'AnyCard' [not-convertible]
// App/Gallery.swift:37:50: note: to build 'AnyCard(Poster(…))', add 'erasedToConcreteExistential: true'
// App/Gallery.swift:39:76: error: 'renamed: AnyCard' of 'Gallery' takes 'photo: Photo', which must be wrapped in 'AnyCard' [not-convertible]
// App/Gallery.swift:39:76: note: to build 'AnyCard(Photo(…))', add 'erasedToConcreteExistential: true'
// App/Gallery.swift:40:76: error: 'boxed: CardBox' of 'Gallery' takes 'photo: Photo', which must be wrapped in 'CardBox' [not-convertible]
// App/Gallery.swift:40:76: note: to build 'CardBox(Photo(…))', add 'erasedToConcreteExistential: true'

//: fix-its
// App/Gallery.swift:34:49: would fix: wrap it in 'AnyCard' [not-convertible]
// App/Gallery.swift:34:43: note: insert ', erasedToConcreteExistential: true'
// App/Gallery.swift:35:85: would fix: wrap it in 'AnyCard?' [not-convertible]
// App/Gallery.swift:35:45: note: replace 'erasedToConcreteExistential: false' with 'erasedToConcreteExistential: true'
// App/Gallery.swift:36:23: would fix: wrap it in 'AnyCard' [not-convertible]
// App/Gallery.swift:36:18: note: insert '(erasedToConcreteExistential: true)'
// App/Gallery.swift:37:50: would fix: wrap it in 'ErasedInstantiator<Int, AnyCard>' [not-convertible]
// App/Gallery.swift:37:44: note: insert ', erasedToConcreteExistential: true'
// App/Gallery.swift:39:76: would fix: wrap it in 'AnyCard' [not-convertible]
// App/Gallery.swift:39:70: note: insert ', erasedToConcreteExistential: true'
// App/Gallery.swift:40:76: would fix: wrap it in 'CardBox' [not-convertible]
// App/Gallery.swift:40:70: note: insert ', erasedToConcreteExistential: true'
