// An element that requires the collection it is built for receives the one from above.

//: App/App.swift
import Heirloom

protocol Step {
    var trail: String { get }
}

@Instantiable(fulfillingAdditionalTypes: [Step.self])
struct First: Instantiable, Step {
    let trail = "first"
}

@Instantiable
struct All: Instantiable, Step {
    @Received let steps: [any Step]
    var trail: String { "all(" + steps.map(\.trail).joined(separator: " ") + ")" }
}

@Instantiable(isRoot: true)
struct Pipeline: Instantiable {
    @Instantiated let steps: [any Step]
    @Instantiated let stage: Stage
}

@Instantiable
struct Stage: Instantiable {
    @Instantiated(collecting: ["First", "All"]) let steps: [any Step]
    @Instantiated let report: Report
}

@Instantiable
struct Report: Instantiable {
    @Received let steps: [any Step]
}

//: App/main.swift
let pipeline = Pipeline()
print(pipeline.steps.map(\.trail), pipeline.stage.report.steps.map(\.trail))

//: generated App
import Heirloom

extension Pipeline {
    init() {
        let steps: [any Step] = [First()]  // Pipeline.steps
        let stage = Pipeline.heirloomMakeStage(steps: steps)
        self.init(steps: steps, stage: stage)
    }

    private static func heirloomMakeStage(steps: [any Step]) -> Stage {
        let steps2: [any Step] = [First(), All(steps: steps)]  // Stage.steps
        let report = Report(steps: steps2)
        return Stage(steps: steps2, report: report)
    }
}

//: prints
// ["first"] ["first", "all(first)"]
