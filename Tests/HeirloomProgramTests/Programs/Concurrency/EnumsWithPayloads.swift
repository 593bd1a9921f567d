// Enums are Sendable as far as what their cases hold is; one that holds itself, or a reference, says nothing of it.
//: App/Session.swift
import Heirloom

final class Draft {
    var text = ""
}

enum Shape {
    case circle(radius: Double), square(Double)
    case named(String, tags: [String])
}

enum Edit {
    case insert(Draft), delete(at: Int = 0)
}

indirect enum Outline {
    case leaf(Int), branch(Outline, Outline)
}

enum Forest {
    case trees([Forest])
}

@Instantiable
struct ShapeReport: Instantiable {
    @Received let shape: Shape
    let text = "shape"
}

@Instantiable
struct EditReport: Instantiable {
    @Received let edit: Edit
    let text = "edit"
}

@Instantiable
struct OutlineReport: Instantiable {
    @Received let outline: Outline
    let text = "outline"
}

@Instantiable
struct ForestReport: Instantiable {
    @Received let forest: Forest
    let text = "forest"
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let shape: Shape
    @Forwarded let edit: Edit
    @Forwarded let outline: Outline
    @Forwarded let forest: Forest
    @Instantiated let shapeReportBuilder: SendableInstantiator<ShapeReport>
    @Instantiated let 1️⃣editReportBuilder: SendableInstantiator<EditReport>
    @Instantiated let 2️⃣outlineReportBuilder: SendableInstantiator<OutlineReport>
    @Instantiated let forestReportBuilder: SendableInstantiator<ForestReport>

    func reports() async -> [String] {
        var lines: [String] = []
        let shape = shapeReportBuilder
        lines.append(await Task.detached { shape.instantiate().text }.value)
        let edit = editReportBuilder
        lines.append(await Task.detached { edit.instantiate().text }.value)
        let outline = outlineReportBuilder
        lines.append(await Task.detached { outline.instantiate().text }.value)
        let forest = forestReportBuilder
        lines.append(await Task.detached { forest.instantiate().text }.value)
        return lines
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: refused
// 1️⃣ not-sendable
// 2️⃣ not-sendable
