// A wrapper's initializer is called on its own actor: with `await` from an asynchronous scope, and directly from one on that
// actor. A nonisolated initializer is called anywhere.

//: option swift=6.2 values that are not Sendable return to an actor
//: option configuration=debug
//: App/Panel.swift
import Heirloom

protocol Card: Sendable {}

@MainActor
struct AnyCard {
    let card: any Card

    init(_ card: some Card) {
        self.card = card
    }
}

@MainActor
struct Tile {
    let card: any Card

    nonisolated init(_ card: some Card) {
        self.card = card
    }
}

@Instantiable
struct Icon: Instantiable {}

@Instantiable
struct Photo: Instantiable, Card {
    @Instantiated let icon: Icon

    init(icon: Icon) async {
        self.icon = icon
    }
}

@Instantiable
struct Note: Instantiable, Card {}

@Instantiable(generateMock: true)
struct Panel: Instantiable {
    @Instantiated(fulfilledByType: "Photo", erasedToConcreteExistential: true) let photo: AnyCard
    @Instantiated(fulfilledByType: "Note", erasedToConcreteExistential: true) let note: AnyCard?
    @Instantiated(fulfilledByType: "Note", erasedToConcreteExistential: true) let tile: Tile
    @Instantiated(fulfilledByType: "Note", erasedToConcreteExistential: true) let makeNote: () async -> AnyCard
    @Instantiated let plain: Note?
    @Received(fulfilledByDependencyNamed: "plain", ofType: Note?.self, erasedToConcreteExistential: true)
    let wrapped: AnyCard?
}

@MainActor
@Instantiable
struct Board: Instantiable {
    @Instantiated(fulfilledByType: "Note", erasedToConcreteExistential: true) let note: AnyCard
}

//: App/main.swift
let panel = await Panel()
printTree(panel)
printTree(await panel.makeNote())
printTree(await Panel.mock(overrides: .init(tile: { Tile(Note()) })))
printTree(Board())

//: prints
// Panel
//   photo: AnyCard
//     card: Photo
//       icon: Icon
//   note: AnyCard
//     card: Note
//   tile: Tile
//     card: Note
//   makeNote: () async -> AnyCard (Function)
//   plain: Note
//   wrapped: AnyCard
//     card: Note
// AnyCard
//   card: Note
// Panel
//   photo: AnyCard
//     card: Photo
//       icon: Icon
//   note: AnyCard
//     card: Note
//   tile: Tile
//     card: Note
//   makeNote: () async -> AnyCard (Function)
//   plain: Note
//   wrapped: AnyCard
//     card: Note
// Board
//   note: AnyCard
//     card: Note
