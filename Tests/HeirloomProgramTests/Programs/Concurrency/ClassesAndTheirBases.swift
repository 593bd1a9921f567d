// Classes are Sendable if they, a base class or a protocol declare it, but not because all stored properties are constants.
//: App/Session.swift
import Heirloom

final class Constant {
    let number = 1
}

class Base: @unchecked Sendable {}

class Middle: Base, @unchecked Sendable {}

final class Derived: Middle, @unchecked Sendable {}

protocol Service: AnyObject, Sendable {}

final class Mailer: Service {
    let host = "h"
}

final class Failure: Error {
    let code = 1
}

class Plain {}

final class Child: Plain, CustomStringConvertible {
    var description: String { "" }
}

final class Late {
    let number = 1
}

actor Counter {
    nonisolated let start = 1
}

@Instantiable
struct ConstantReport: Instantiable {
    @Received let constant: Constant
    let text = "constant"
}

@Instantiable
struct DerivedReport: Instantiable {
    @Received let derived: Derived
    let text = "derived"
}

@Instantiable
struct MailerReport: Instantiable {
    @Received let mailer: Mailer
    let text = "mailer"
}

@Instantiable
struct FailureReport: Instantiable {
    @Received let failure: Failure
    let text = "failure"
}

@Instantiable
struct ChildReport: Instantiable {
    @Received let child: Child
    let text = "child"
}

@Instantiable
struct LateReport: Instantiable {
    @Received let late: Late
    let text = "late"
}

@Instantiable
struct CounterReport: Instantiable {
    @Received let counter: Counter
    let text = "counter"
}

@Instantiable
struct ServiceReport: Instantiable {
    @Received let service: any Service
    let text = "service"
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let constant: Constant
    @Forwarded let derived: Derived
    @Forwarded let mailer: Mailer
    @Forwarded let failure: Failure
    @Forwarded let child: Child
    @Forwarded let late: Late
    @Forwarded let counter: Counter
    @Forwarded let service: any Service
    @Instantiated let 1️⃣constantReportBuilder: SendableInstantiator<ConstantReport>
    @Instantiated let derivedReportBuilder: SendableInstantiator<DerivedReport>
    @Instantiated let mailerReportBuilder: SendableInstantiator<MailerReport>
    @Instantiated let failureReportBuilder: SendableInstantiator<FailureReport>
    @Instantiated let 2️⃣childReportBuilder: SendableInstantiator<ChildReport>
    @Instantiated let lateReportBuilder: SendableInstantiator<LateReport>
    @Instantiated let counterReportBuilder: SendableInstantiator<CounterReport>
    @Instantiated let serviceReportBuilder: SendableInstantiator<ServiceReport>

    func reports() async -> [String] {
        var lines: [String] = []
        let constant = constantReportBuilder
        lines.append(await Task.detached { constant.instantiate().text }.value)
        let derived = derivedReportBuilder
        lines.append(await Task.detached { derived.instantiate().text }.value)
        let mailer = mailerReportBuilder
        lines.append(await Task.detached { mailer.instantiate().text }.value)
        let failure = failureReportBuilder
        lines.append(await Task.detached { failure.instantiate().text }.value)
        let child = childReportBuilder
        lines.append(await Task.detached { child.instantiate().text }.value)
        let late = lateReportBuilder
        lines.append(await Task.detached { late.instantiate().text }.value)
        let counter = counterReportBuilder
        lines.append(await Task.detached { counter.instantiate().text }.value)
        let service = serviceReportBuilder
        lines.append(await Task.detached { service.instantiate().text }.value)
        return lines
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}

//: App/Conformances.swift
extension Late: @unchecked Sendable {}
//: refused
// 1️⃣ not-sendable
// 2️⃣ not-sendable
