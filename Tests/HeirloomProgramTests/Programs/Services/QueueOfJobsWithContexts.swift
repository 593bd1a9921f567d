// A background queue whose jobs are structs with typed contexts; protocols inherit from Instantiable and fix the forwarded
// type.
//: Jobs/Job.swift
import Heirloom

public protocol Job: Instantiable, Sendable where ForwardedProperties == JobContext {
    static var queue: String { get }
    func perform() async -> String
}

public struct JobContext: Sendable { public var attempt: Int; public init(attempt: Int) { self.attempt = attempt } }
//: Mail/Mail.swift
import Heirloom
import Jobs

@Instantiable
public struct MailJob: Job, Instantiable {
    public static let queue = "mail"
    @Forwarded private let context: JobContext
    @Received private let smtp: SMTP
    public func perform() async -> String { "\(smtp.host) \(context.attempt)" }
}

@Instantiable
public struct SMTP: Sendable, Instantiable { let host = "smtp"; public init() {} }
//: App/main.swift
import Heirloom
import Jobs
import Mail

func enqueue<J: Job>(_ builder: SendableInstantiator<J>) async -> [String] {
    var results: [String] = []
    for attempt in 1...2 { results.append(J.queue + " " + (await builder.instantiate(JobContext(attempt: attempt)).perform())) }
    return results
}

@Instantiable
struct Worker: Instantiable {
    @Instantiated let smtp: SMTP
    @Instantiated let mail: SendableInstantiator<MailJob>
}

print(await enqueue(Worker().mail))
//: prints
// ["mail smtp 1", "mail smtp 2"]
