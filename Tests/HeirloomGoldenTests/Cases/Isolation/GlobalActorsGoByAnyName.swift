// A global actor may be spelled by its name, by an alias, by an alias of an alias, or as a nested type.

//: Core/Actors.swift
public typealias UI = MainActor

public enum Work {
    @globalActor
    public actor Queue {
        public static let shared = Queue()
    }
}

//: App/Types.swift
import Core
import Heirloom

typealias OnQueue = Work.Queue
typealias Interface = UI

@Interface
@Instantiable
final class Window: Instantiable {}

@OnQueue
@Instantiable
final class Job: Instantiable {}

@UI
@Instantiable
final class Screen: Instantiable {
    @Instantiated let window: Window
}

@Work.Queue
@Instantiable
final class Batch: Instantiable {
    @Instantiated let job: Job
}

//: App/main.swift
printTree(Screen())
_ = await Batch()

//: generated App
import Heirloom

extension Batch {
    convenience init() {
        let job = Job()
        self.init(job: job)
    }
}

extension Screen {
    convenience init() {
        let window = Window()
        self.init(window: window)
    }
}

//: prints
// Screen #1
//   window: Window #2
