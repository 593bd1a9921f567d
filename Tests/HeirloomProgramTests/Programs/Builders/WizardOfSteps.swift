// A wizard whose steps each build the next, forward the choice and receive all earlier choices.
//: Steps/Steps.swift
import Heirloom

public struct Size: Sendable { public let name: String; public init(_ name: String) { self.name = name } }
public struct Color: Sendable { public let name: String; public init(_ name: String) { self.name = name } }

@Instantiable
public final class Trail: Instantiable {
    public private(set) var steps: [String] = []
    public init() {}
    func add(_ step: String) { steps.append(step) }
}

@Instantiable
public struct SizeStep: Instantiable {
    @Received private let trail: Trail
    @Instantiated private let colorStepBuilder: Instantiator<ColorStep>
    public func choose(_ size: Size) -> ColorStep {
        trail.add("size")
        return colorStepBuilder.instantiate(size: size)
    }
}

@Instantiable
public struct ColorStep: Instantiable {
    @Forwarded private let size: Size
    @Received private let trail: Trail
    @Instantiated private let countStepBuilder: Instantiator<CountStep>
    public func choose(_ color: Color) -> CountStep {
        trail.add("color for \(size.name)")
        return countStepBuilder.instantiate(color: color)
    }
}

@Instantiable
public struct CountStep: Instantiable {
    @Forwarded private let color: Color
    @Instantiated private let summaryBuilder: Instantiator<Summary>
    @Instantiated private let restartBuilder: Instantiator<SizeStep>
    public func choose(_ count: Int) -> Summary { summaryBuilder.instantiate(count: count, note: nil) }
    public func restart() -> SizeStep { restartBuilder.instantiate() }
}

@Instantiable
public struct Summary: Instantiable {
    @Forwarded private let count: Int
    @Forwarded private let note: String?
    @Received private let size: Size
    @Received private let color: Color
    @Received private let trail: Trail
    public var text: String {
        "\(count) \(size.name) \(color.name) \(note ?? "-") after \(trail.steps.count) steps"
    }
}
//: App/main.swift
import Heirloom
import Steps

@Instantiable
struct Wizard: Instantiable {
    @Instantiated let trail: Trail
    @Instantiated let firstStep: SizeStep
}

let wizard = Wizard()
let count = wizard.firstStep.choose(Size("large")).choose(Color("red"))
print(count.choose(2).text)
print(count.restart().choose(Size("small")).choose(Color("blue")).choose(1).text)
print(wizard.trail.steps)
//: prints
// 2 large red - after 2 steps
// 1 small blue - after 4 steps
// ["size", "color for large", "size", "color for small"]
