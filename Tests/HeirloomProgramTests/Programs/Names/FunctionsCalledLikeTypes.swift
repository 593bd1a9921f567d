// Functions and variables of the app have the names of types and modules below it, like factories in older code.
//: Kit/Kit.swift
import Heirloom
public protocol Step: Sendable { var name: String { get } }
@Instantiable(fulfillingAdditionalTypes: [Step.self], key: 1)
public struct Resize: Instantiable, Step {
    public let name = "Kit.Resize"
    public init() {}
}
@Instantiable(fulfillingAdditionalTypes: [Step.self], key: 2)
public struct Crop: Instantiable, Step {
    public let name = "Kit.Crop"
    public init() {}
}
//: App/App.swift
import Heirloom
import Kit
struct Legacy: Step { let name: String }
func Resize() -> Legacy { Legacy(name: "function") }
struct Crop: Step { let name = "App.Crop" }
let Kit = 3
@Instantiable(isRoot: true)
struct Pipeline: Instantiable {
    @Instantiated let steps: [any Step]
    @Instantiated(fulfilledByType: "Resize") let first: any Step
    @Instantiated let makeSteps: [Int: () -> any Step]
}
//: App/main.swift
let pipeline = Pipeline()
print(pipeline.steps.map(\.name), pipeline.first.name, pipeline.makeSteps[2]!().name)
print(Resize().name, Kit)
//: prints
// ["Kit.Crop", "Kit.Resize"] Kit.Resize Kit.Crop
// function 3
