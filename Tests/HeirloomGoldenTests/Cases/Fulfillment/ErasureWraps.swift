// `erasedToConcreteExistential: true` wraps the value in the property's type: `AnyView(ChildView(…))`. For an alias of an
// optional, the wrapped type of the optional is used.

//: App/Gallery.swift
import Heirloom

protocol Card {}

struct AnyCard: Card {
    let card: any Card

    init(_ card: some Card) {
        self.card = card
    }
}

typealias MaybeCard = AnyCard?

@Instantiable
final class Frame: Instantiable {}

@Instantiable
struct Photo: Instantiable, Card {
    @Received let frame: Frame
}

@Instantiable
struct Poster: Instantiable, Card {
    @Received let frame: Frame
    @Forwarded let size: Int
}

@Instantiable
final class Gallery: Instantiable {
    @Instantiated let frame: Frame
    @Instantiated(fulfilledByType: "Photo", erasedToConcreteExistential: true)
    let photo: AnyCard
    @Instantiated(fulfilledByType: "Poster", erasedToConcreteExistential: true)
    let posterBuilder: ErasedInstantiator<Int, AnyCard>
    @Received(fulfilledByDependencyNamed: "photo", ofType: AnyCard.self, erasedToConcreteExistential: true)
    let framedTwice: AnyCard
    @Instantiated(fulfilledByType: "Photo", erasedToConcreteExistential: true) let spare: MaybeCard
    @Instantiated(fulfilledByType: "Photo", erasedToConcreteExistential: true) let makeSpare: () -> MaybeCard
    @Received(fulfilledByDependencyNamed: "spare", ofType: MaybeCard.self, erasedToConcreteExistential: true)
    let framedSpare: MaybeCard
}

//: App/main.swift
let gallery = Gallery()
printTree(gallery)
printTree(gallery.posterBuilder.instantiate(3))

//: generated App
import Heirloom

extension Gallery {
    convenience init() {
        let frame = Frame()
        let photo = AnyCard(Photo(frame: frame))  // Gallery.photo
        let posterBuilder = ErasedInstantiator<Int, AnyCard> { size in  // Gallery.posterBuilder
            AnyCard(Poster(frame: frame, size: size))
        }
        let framedTwice = AnyCard(photo)  // Gallery.framedTwice
        let spare: MaybeCard = AnyCard(Photo(frame: frame))  // Gallery.spare
        let makeSpare: () -> MaybeCard = {  // Gallery.makeSpare
            AnyCard(Photo(frame: frame))
        }
        let framedSpare = spare.map { AnyCard($0) }  // Gallery.framedSpare
        self.init(
            frame: frame,
            photo: photo,
            posterBuilder: posterBuilder,
            framedTwice: framedTwice,
            spare: spare,
            makeSpare: makeSpare,
            framedSpare: framedSpare
        )
    }
}

extension InstantiatorProtocol where T == Poster {
    func instantiate(size: Int) -> Poster {
        instantiate(size)
    }
}

//: prints
// Gallery #1
//   frame: Frame #2
//   photo: AnyCard
//     card: Photo
//       frame: Frame #2
//   posterBuilder: ErasedInstantiator<Int, AnyCard>
//   framedTwice: AnyCard
//     card: AnyCard
//       card: Photo
//         frame: Frame #2
//   spare: AnyCard
//     card: Photo
//       frame: Frame #2
//   makeSpare: () -> Optional<AnyCard> (Function)
//   framedSpare: AnyCard
//     card: AnyCard
//       card: Photo
//         frame: Frame #2
// AnyCard
//   card: Poster
//     frame: Frame #1
//     size: Int 3
