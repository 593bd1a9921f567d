// Wrappers with initializers that have autoclosures, further defaulted parameters or variadics, or are in protocol extensions.
//: App/Wrappers.swift
protocol Job {
    func run() -> String
}
protocol Erasing {
    init(job: any Job)
}
extension Erasing {
    init(_ job: some Job) { self.init(job: job) }
}
struct AnyJob: Erasing {
    let job: any Job
    init(job: any Job) { self.job = job }
}
final class LazyJob {
    let make: () -> any Job
    init(_ make: @autoclosure @escaping () -> any Job, retries: Int = 3) { self.make = make }
}
struct Jobs {
    let jobs: [any Job]
    init(_ jobs: any Job...) { self.jobs = jobs }
}
struct Anything {
    let value: Any
    init<T>(_ value: T) { self.value = value }
}
//: App/main.swift
import Heirloom

@Instantiable
struct Cleanup: Instantiable, Job {
    func run() -> String { "clean" }
}
@Instantiable
struct Worker: Instantiable {
    @Instantiated(fulfilledByType: "Cleanup", erasedToConcreteExistential: true) let erased: AnyJob
    @Instantiated(fulfilledByType: "Cleanup", erasedToConcreteExistential: true) let later: LazyJob
    @Instantiated(fulfilledByType: "Cleanup", erasedToConcreteExistential: true) let several: Jobs
    @Instantiated(fulfilledByType: "Cleanup", erasedToConcreteExistential: true) let anything: Anything
    @Instantiated(fulfilledByType: "Cleanup") let any: Any
    @Received(fulfilledByDependencyNamed: "erased", ofType: AnyJob.self, erasedToConcreteExistential: true)
    let nested: Anything
}

let worker = Worker()
print(worker.erased.job.run(), worker.later.make().run(), worker.several.jobs.count, type(of: worker.anything.value))
print(type(of: worker.any), type(of: worker.nested.value))
//: prints
// clean clean 1 Cleanup
// Cleanup AnyJob
