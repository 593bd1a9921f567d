// A private type, a generic one, an actor without the attribute, a model: each is reported separately.
//: App/Workshop.swift
import Heirloom

struct Box<Content> {
    var contents: [Content] = []
}

actor Queue {}

struct Plan {
    let name: String
}

final class Lathe {
    init(speed: Int) {}
}

@Instantiable
final class Workshop: Instantiable {
    @Instantiated let 1️⃣box: Box<Int>
    @Instantiated let 2️⃣queue: Queue
    @Instantiated let 3️⃣plan: Plan
    @Instantiated let 4️⃣lathe: Lathe
    @Instantiated let planBuilder: Instantiator<Plan>
}
//: App/main.swift
_ = Workshop()
//: refused
// 1️⃣ not-instantiable
// 2️⃣ not-instantiable
// 3️⃣ not-instantiable
// 4️⃣ not-instantiable
