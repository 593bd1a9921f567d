// The models of a module that does not know Heirloom are judged by what they hold, too.
//: Models/Models.swift
public struct Geometry: Sendable {
    public var width = 1
    public init() {}
}

struct Hidden {
    var name: String
}

public final class Document {
    public var title = "t"
    public init() {}
}
//: App/Plain.swift
import Models

enum Change {
    case resized(Geometry)
    case replaced(by: Document)
}

struct History {
    private(set) var changes: [Change] = []
    var count: Int { changes.count }
}

struct Zoom {
    #if os(Windows)
    var document: Document?
    #endif
    private let factor: Double, steps: [Int]
    static let standard = Zoom(factor: 1, steps: [])

    init(factor: Double, steps: [Int]) {
        self.factor = factor
        self.steps = steps
    }
}
//: App/App.swift
import Heirloom
import Models

@Instantiable
struct Undo: Instantiable {
    @Received let history: History
}

@Instantiable
struct Lens: Instantiable {
    @Received let zoom: Zoom
    @Received let geometry: Geometry
}

@Instantiable
struct Editor: Instantiable {
    @Forwarded let history: History
    @Forwarded let zoom: Zoom
    @Forwarded let geometry: Geometry
    @Instantiated let 1️⃣undoBuilder: SendableInstantiator<Undo>
    @Instantiated let lensBuilder: SendableInstantiator<Lens>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let editorBuilder: Instantiator<Editor>
}
//: refused
// 1️⃣ not-sendable
