// Any Sendable, metatypes of concrete types, Sendable key paths and functions on an actor may cross isolations.
//: App/Session.swift
import Heirloom

struct Person: Sendable {
    var name = "ada"
}

protocol Coding: Codable, Sendable {}

extension Person: Coding {}

@Instantiable
struct AnythingReport: Instantiable {
    @Received let anything: any Sendable
    let text = "anything"
}

@Instantiable
struct PathReport: Instantiable {
    @Received let path: any KeyPath<Person, String> & Sendable
    let text = "path"
}

@Instantiable
struct KindReport: Instantiable {
    @Received let kind: Person.Type
    let text = "kind"
}

@Instantiable
struct ActionReport: Instantiable {
    @Received let action: @Sendable (Int) -> Int
    let text = "action"
}

@Instantiable
struct OnMainReport: Instantiable {
    @Received let onMain: @MainActor () -> Void
    let text = "onMain"
}

@Instantiable
struct FailureReport: Instantiable {
    @Received let failure: any Error
    let text = "failure"
}

@Instantiable
struct CodedReport: Instantiable {
    @Received let coded: any Coding
    let text = "coded"
}

@Instantiable
struct CodeReport: Instantiable {
    @Received let code: @convention(c) (Int) -> Int
    let text = "code"
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let anything: any Sendable
    @Forwarded let path: any KeyPath<Person, String> & Sendable
    @Forwarded let kind: Person.Type
    @Forwarded let action: @Sendable (Int) -> Int
    @Forwarded let onMain: @MainActor () -> Void
    @Forwarded let failure: any Error
    @Forwarded let coded: any Coding
    @Forwarded let code: @convention(c) (Int) -> Int
    @Instantiated let anythingReportBuilder: SendableInstantiator<AnythingReport>
    @Instantiated let pathReportBuilder: SendableInstantiator<PathReport>
    @Instantiated let kindReportBuilder: SendableInstantiator<KindReport>
    @Instantiated let actionReportBuilder: SendableInstantiator<ActionReport>
    @Instantiated let onMainReportBuilder: SendableInstantiator<OnMainReport>
    @Instantiated let failureReportBuilder: SendableInstantiator<FailureReport>
    @Instantiated let codedReportBuilder: SendableInstantiator<CodedReport>
    @Instantiated let codeReportBuilder: SendableInstantiator<CodeReport>

    func reports() async -> [String] {
        var lines: [String] = []
        let anything = anythingReportBuilder
        lines.append(await Task.detached { anything.instantiate().text }.value)
        let path = pathReportBuilder
        lines.append(await Task.detached { path.instantiate().text }.value)
        let kind = kindReportBuilder
        lines.append(await Task.detached { kind.instantiate().text }.value)
        let action = actionReportBuilder
        lines.append(await Task.detached { action.instantiate().text }.value)
        let onMain = onMainReportBuilder
        lines.append(await Task.detached { onMain.instantiate().text }.value)
        let failure = failureReportBuilder
        lines.append(await Task.detached { failure.instantiate().text }.value)
        let coded = codedReportBuilder
        lines.append(await Task.detached { coded.instantiate().text }.value)
        let code = codeReportBuilder
        lines.append(await Task.detached { code.instantiate().text }.value)
        return lines
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: App/main.swift
let session = App().sessionBuilder.instantiate(anything: 1, path: \Person.name, kind: Person.self, action: { $0 }, onMain: {}, failure: CancellationError(), coded: Person(), code: { $0 })
print(await session.reports().joined(separator: ", "))
//: prints
// anything, path, kind, action, onMain, failure, coded, code
