// A library receives a service that apps may omit; it is an optional of a protocol and renamed below in two scopes.
//: Core/Core.swift
import Heirloom

public protocol CrashReporter: AnyObject { func record(_ line: String) }

@Instantiable
public final class Pipeline: Instantiable {
    @Received(onlyIfAvailable: true) private let reporter: (any CrashReporter)?
    @Instantiated private let stage: Stage
    public init(reporter: (any CrashReporter)?, stage: Stage) { (self.reporter, self.stage) = (reporter, stage) }
    public func run() { reporter?.record("run"); stage.run() }
}

@Instantiable
public final class Stage: Instantiable {
    @Received(fulfilledByDependencyNamed: "reporter", ofType: CrashReporter.self, onlyIfAvailable: true)
    private let recorder: (any CrashReporter)?
    @Instantiated private let step: Step
    public init(recorder: (any CrashReporter)?, step: Step) { (self.recorder, self.step) = (recorder, step) }
    func run() { recorder?.record("stage"); step.run() }
}

@Instantiable
public struct Step: Instantiable {
    @Received(onlyIfAvailable: true) let recorder: CrashReporter?
    public init(recorder: CrashReporter?) { self.recorder = recorder }
    func run() { recorder?.record("step") }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [CrashReporter.self])
final class Printer: CrashReporter, Instantiable {
    func record(_ line: String) { print(line) }
}

@Instantiable
struct WithReporter: Instantiable {
    @Instantiated let reporter: any CrashReporter
    @Instantiated let pipeline: Pipeline
}

@Instantiable
struct Without: Instantiable {
    @Instantiated let pipeline: Pipeline
}

WithReporter().pipeline.run()
Without().pipeline.run()
//: prints
// run
// stage
// step
