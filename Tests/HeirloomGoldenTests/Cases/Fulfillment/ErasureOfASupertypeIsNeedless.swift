// The argument has no effect if a cast suffices: for protocols and compositions, superclasses without a wrapping initializer,
// and aliases of the type itself, read or not. A type with an initializer for its own value still wraps.

//: option unread=Vendor
//: Vendor/Wax.swift
public struct Wax {
    public init() {}
}

//: App/Gallery.swift
import Heirloom
import Vendor

protocol Card {}

protocol Framed {}

class Frame {}

typealias Picture = Photo
typealias Seal = Wax
typealias FramedCard = Card & Framed

struct AnyCard: Card {
    let card: any Card

    init(_ card: some Card) {
        self.card = card
    }
}

@Instantiable
final class Photo: Frame, Instantiable, Card, Framed {}

@Instantiable
extension Wax: Instantiable {
    public static func instantiate() -> Wax { Wax() }
}

@Instantiable
final class Gallery: Instantiable {
    @Instantiated(fulfilledByType: "Photo", erasedToConcreteExistential: true) let card: any Card
    @Instantiated(fulfilledByType: "Photo", erasedToConcreteExistential: true) let both: (any FramedCard)?
    @Instantiated(fulfilledByType: "Photo", erasedToConcreteExistential: true) let frame: Frame
    @Instantiated(erasedToConcreteExistential: true) let picture: Picture
    @Instantiated(fulfilledByType: "Photo", erasedToConcreteExistential: true)
    let cardBuilder: ErasedInstantiator<Void, any Card>
    @Instantiated let photo: Photo
    @Received(fulfilledByDependencyNamed: "photo", ofType: Photo.self, erasedToConcreteExistential: true)
    let framed: any Framed
    @Instantiated(fulfilledByType: "Photo", erasedToConcreteExistential: true) let wrapped: AnyCard
    @Received(fulfilledByDependencyNamed: "wrapped", ofType: AnyCard.self, erasedToConcreteExistential: true)
    let wrappedTwice: AnyCard
    @Instantiated let wax: Wax
    @Received(fulfilledByDependencyNamed: "wax", ofType: Wax.self, erasedToConcreteExistential: true)
    let seal: Seal
}

//: App/main.swift
let gallery = Gallery()
printTree(gallery)
printTree(gallery.cardBuilder.instantiate())

//: generated App
import Heirloom
import Vendor

extension Gallery {
    convenience init() {
        let card: any Card = Photo()  // Gallery.card
        let both: (any FramedCard)? = Photo()  // Gallery.both
        let frame: Frame = Photo()  // Gallery.frame
        let picture = Photo()
        let cardBuilder = ErasedInstantiator<Void, any Card> {  // Gallery.cardBuilder
            Photo()
        }
        let photo = Photo()
        let framed: any Framed = photo  // Gallery.framed
        let wrapped = AnyCard(Photo())  // Gallery.wrapped
        let wrappedTwice = AnyCard(wrapped)  // Gallery.wrappedTwice
        let wax = Wax.instantiate()
        let seal = wax
        self.init(
            card: card,
            both: both,
            frame: frame,
            picture: picture,
            cardBuilder: cardBuilder,
            photo: photo,
            framed: framed,
            wrapped: wrapped,
            wrappedTwice: wrappedTwice,
            wax: wax,
            seal: seal
        )
    }
}

//: diagnostics
// App/Gallery.swift:32:84: warning: 'erasedToConcreteExistential: true' has no effect on 'card: any Card' of 'Gallery': it needs no wrapping [needless-erasure]
// App/Gallery.swift:33:84: warning: 'erasedToConcreteExistential: true' has no effect on 'both: (any FramedCard)?' of 'Gallery': it needs no wrapping [needless-erasure]
// App/Gallery.swift:34:84: warning: 'erasedToConcreteExistential: true' has no effect on 'frame: Frame' of 'Gallery': it needs no wrapping [needless-erasure]
// App/Gallery.swift:35:58: warning: 'erasedToConcreteExistential: true' has no effect on 'picture: Picture' of 'Gallery': it needs no wrapping [needless-erasure]
// App/Gallery.swift:37:9: warning: 'erasedToConcreteExistential: true' has no effect on 'cardBuilder: ErasedInstantiator<Void, any Card>' of 'Gallery': it needs no wrapping [needless-erasure]
// App/Gallery.swift:40:9: warning: 'erasedToConcreteExistential: true' has no effect on 'framed: any Framed' of 'Gallery': it needs no wrapping [needless-erasure]
// App/Gallery.swift:46:9: warning: 'erasedToConcreteExistential: true' has no effect on 'seal: Seal' of 'Gallery': it needs no wrapping [needless-erasure]

//: fix-its
// App/Gallery.swift:32:84: would fix: remove 'erasedToConcreteExistential: true' [needless-erasure]
// App/Gallery.swift:32:43: note: remove ', erasedToConcreteExistential: true'
// App/Gallery.swift:33:84: would fix: remove 'erasedToConcreteExistential: true' [needless-erasure]
// App/Gallery.swift:33:43: note: remove ', erasedToConcreteExistential: true'
// App/Gallery.swift:34:84: would fix: remove 'erasedToConcreteExistential: true' [needless-erasure]
// App/Gallery.swift:34:43: note: remove ', erasedToConcreteExistential: true'
// App/Gallery.swift:35:58: would fix: remove 'erasedToConcreteExistential: true' [needless-erasure]
// App/Gallery.swift:35:18: note: remove '(erasedToConcreteExistential: true)'
// App/Gallery.swift:37:9: would fix: remove 'erasedToConcreteExistential: true' [needless-erasure]
// App/Gallery.swift:36:43: note: remove ', erasedToConcreteExistential: true'
// App/Gallery.swift:40:9: would fix: remove 'erasedToConcreteExistential: true' [needless-erasure]
// App/Gallery.swift:39:70: note: remove ', erasedToConcreteExistential: true'
// App/Gallery.swift:46:9: would fix: remove 'erasedToConcreteExistential: true' [needless-erasure]
// App/Gallery.swift:45:66: note: remove ', erasedToConcreteExistential: true'

//: prints
// Gallery #1
//   card: Photo #2
//   both: Photo #3
//   frame: Photo #4
//   picture: Photo #5
//   cardBuilder: ErasedInstantiator<(), Card>
//   photo: Photo #6
//   framed: Photo #6
//   wrapped: AnyCard
//     card: Photo #7
//   wrappedTwice: AnyCard
//     card: AnyCard
//       card: Photo #7
//   wax: Wax
//   seal: Wax
// Photo #1
