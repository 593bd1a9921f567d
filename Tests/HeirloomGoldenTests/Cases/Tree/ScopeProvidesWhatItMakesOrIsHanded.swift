// A scope provides the dependencies that it instantiates, its forwarded properties and its renames.

//: App/Workshop.swift
import Heirloom

protocol Light {}

@Instantiable
final class Lamp: Instantiable, Light {}

@Instantiable
final class Tool: Instantiable {
    @Received let lamp: Lamp
    @Received let light: any Light
    @Received let owner: String

    init(lamp: Lamp, light: any Light, owner: String) {
        self.lamp = lamp
        self.light = light
        self.owner = owner
    }
}

@Instantiable
final class Bench: Instantiable {
    @Instantiated let lamp: Lamp
    @Received(fulfilledByDependencyNamed: "lamp", ofType: Lamp.self) let light: any Light
    @Forwarded let owner: String
    @Instantiated let tool: Tool
}

@Instantiable
struct Workshop: Instantiable {
    @Instantiated let benchBuilder: Instantiator<Bench>
}

//: App/main.swift
printTree(Workshop().benchBuilder.instantiate(owner: "Ada"))

//: generated App
import Heirloom

extension Workshop {
    init() {
        let benchBuilder = Instantiator<Bench> { owner in
            Workshop.heirloomMakeBench(owner: owner)
        }
        self.init(benchBuilder: benchBuilder)
    }

    private static func heirloomMakeBench(owner: String) -> Bench {
        let lamp = Lamp()
        let light: any Light = lamp  // Bench.light
        let tool = Tool(lamp: lamp, light: light, owner: owner)
        return Bench(lamp: lamp, light: light, owner: owner, tool: tool)
    }
}

extension InstantiatorProtocol where T == Bench {
    func instantiate(owner: String) -> Bench {
        instantiate(owner)
    }
}

//: prints
// Bench #1
//   lamp: Lamp #2
//   light: Lamp #2
//   owner: String "Ada"
//   tool: Tool #3
//     lamp: Lamp #2
//     light: Lamp #2
//     owner: String "Ada"
