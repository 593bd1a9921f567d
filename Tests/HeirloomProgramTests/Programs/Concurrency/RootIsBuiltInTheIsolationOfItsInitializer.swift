// A root whose initializer has a global actor that the type does not have is built on that actor.

//: Core/Actors.swift
public typealias Interface = MainActor

public enum Work {
    @globalActor
    public actor Queue {
        public static let shared = Queue()
    }
}

//: App/Types.swift
import Core
import Heirloom

@MainActor
@Instantiable
final class Router: Instantiable {}

@MainActor
@Instantiable
final class Screen: Instantiable {
    @Forwarded let title: String
    @Received let router: Router
    @Instantiated let trail: Trail
}

@MainActor
@Instantiable
final class Trail: Instantiable {
    @Received let router: Router
}

@Instantiable
final class Reader: Instantiable {
    @Instantiated let page: Page
}

@Instantiable
final class Page: Instantiable {
    @Instantiated let line: Line
}

@Instantiable
final class Line: Instantiable {}

@Instantiable
public final class Window: Instantiable {
    @Instantiated let router: Router
    @Instantiated let screenBuilder: Instantiator<Screen>
    @Instantiated let readerBuilder: SendableInstantiator<Reader>

    @Interface
    init(
        router: Router,
        screenBuilder: Instantiator<Screen>,
        readerBuilder: SendableInstantiator<Reader>
    ) {
        self.router = router
        self.screenBuilder = screenBuilder
        self.readerBuilder = readerBuilder
    }
}

@Work.Queue
@Instantiable
final class Job: Instantiable {}

@Instantiable
struct Batch: Instantiable {
    @Instantiated let job: Job

    @Work.Queue
    init(job: Job) {
        self.job = job
    }
}

//: App/main.swift
printTree(Window().screenBuilder.instantiate(title: "Home"))
_ = await Batch()

//: prints
// Screen #1
//   title: String "Home"
//   router: Router #2
//   trail: Trail #3
//     router: Router #2
