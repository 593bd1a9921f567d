// A function type that runs in the isolation of its caller differs from one that is nonisolated.

//: option swift=6.2 nonisolated(nonsending)
//: App/App.swift
import Heirloom

@Instantiable
struct Screen: Instantiable {
    @Received let anywhere: nonisolated(nonsending) () async -> Void
}

@Instantiable
struct Flow: Instantiable {
    @Forwarded let anywhere: nonisolated(nonsending) () async -> Void
    @Instantiated let screen: Screen
}

@Instantiable
struct App: Instantiable {
    @Instantiated let flowBuilder: Instantiator<Flow>
}

//: App/main.swift
let flow = App().flowBuilder.instantiate { print("here") }
await flow.screen.anywhere()

//: generated App
import Heirloom

extension App {
    init() {
        let flowBuilder = Instantiator<Flow> { anywhere in
            App.heirloomMakeFlow(anywhere: anywhere)
        }
        self.init(flowBuilder: flowBuilder)
    }

    private static func heirloomMakeFlow(
        anywhere: nonisolated(nonsending) @escaping () async -> Void
    ) -> Flow {
        let screen = Screen(anywhere: anywhere)
        return Flow(anywhere: anywhere, screen: screen)
    }
}

extension InstantiatorProtocol where T == Flow {
    func instantiate(anywhere: nonisolated(nonsending) @escaping () async -> Void) -> Flow {
        instantiate(anywhere)
    }
}

//: prints
// here
