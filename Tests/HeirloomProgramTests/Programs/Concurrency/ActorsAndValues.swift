// An actor receives values of every kind that may cross isolations, and builds non-Sendable ones itself.
//: App/Types.swift
import Heirloom

struct Job {
    enum Kind {
        case mail(to: [String]), print(copies: Int?)
    }

    var kind: Kind
    var retries = 3
}

struct Options<Value> {
    var values: [String: Value]
}

extension Options: Sendable where Value: Sendable {}

@Instantiable
final class Journal: Instantiable {
    private var lines: [String] = []

    func note(_ line: String) -> Int {
        lines.append(line)
        return lines.count
    }
}

@Instantiable
actor Worker: Instantiable {
    @Forwarded let job: Job
    @Received let options: Options<Int>
    @Received let report: @Sendable (String) -> Void
    @Instantiated let journal: Journal

    func work() -> String {
        report("\(journal.note("began")) \(job.retries)")
        switch job.kind {
        case .mail(let people): return "mail \(people.count) \(options.values.count)"
        case .print(let copies): return "print \(copies ?? 0)"
        }
    }
}

@MainActor
@Instantiable
final class Office: Instantiable {
    @Forwarded let options: Options<Int>
    @Forwarded let report: @Sendable (String) -> Void
    @Instantiated let workerBuilder: Instantiator<Worker>
}

@MainActor
@Instantiable
final class App: Instantiable {
    @Instantiated let officeBuilder: Instantiator<Office>
}
//: App/main.swift
let office = App().officeBuilder.instantiate(options: Options(values: ["a": 1]), report: { print($0) })
print(await office.workerBuilder.instantiate(job: Job(kind: .mail(to: ["b", "c"]))).work())
//: prints
// 1 3
// mail 2 1
