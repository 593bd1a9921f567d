// Two types that list the same `P` are an error only if a reachable property of type `P` has no `fulfilledByType`.

//: App/Music.swift
import Heirloom

protocol Speaker {}

@Instantiable(fulfillingAdditionalTypes: [Speaker.self])
final class Headphones: Instantiable, Speaker {}

@Instantiable(fulfillingAdditionalTypes: [Speaker.self])
final class Loudspeaker: Instantiable, Speaker {}

@Instantiable
final class Radio: Instantiable {
    @Instantiated(fulfilledByType: "Loudspeaker") let speaker: any Speaker
    @Instantiated let headphones: Headphones
}

/// Asks, but nothing reaches it: what is forwarded keeps it from being a root.
@Instantiable
final class Concert: Instantiable {
    @Forwarded let title: String
    @Instantiated let speaker: any Speaker
}

//: App/main.swift
printTree(Radio())

//: generated App
import Heirloom

extension Radio {
    convenience init() {
        let speaker: any Speaker = Loudspeaker()  // Radio.speaker
        let headphones = Headphones()
        self.init(speaker: speaker, headphones: headphones)
    }
}

extension InstantiatorProtocol where T == Concert {
    func instantiate(title: String) -> Concert {
        instantiate(title)
    }
}

//: prints
// Radio #1
//   speaker: Loudspeaker #2
//   headphones: Headphones #3
