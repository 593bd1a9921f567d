// Enums that are declared Sendable, are errors or contain only values may be captured by any builder.
//: App/Session.swift
import Heirloom

indirect enum Outline: Sendable {
    case leaf(Int), branch(Outline, Outline)
}

enum Failure: Error {
    case timeout(seconds: Int), refused
}

enum Level: Int, CaseIterable {
    case low = 1, high
}

enum Answer {
    case text(String), list([Answer]), pair((Int, Int)), level(Level?)
}

@Instantiable
struct OutlineReport: Instantiable {
    @Received let outline: Outline
    let text = "outline"
}

@Instantiable
struct FailureReport: Instantiable {
    @Received let failure: Failure
    let text = "failure"
}

@Instantiable
struct LevelReport: Instantiable {
    @Received let level: Level
    let text = "level"
}

@Instantiable
struct AnswerReport: Instantiable {
    @Received let answer: Answer
    let text = "answer"
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let outline: Outline
    @Forwarded let failure: Failure
    @Forwarded let level: Level
    @Forwarded let answer: Answer
    @Instantiated let outlineReportBuilder: SendableInstantiator<OutlineReport>
    @Instantiated let failureReportBuilder: SendableInstantiator<FailureReport>
    @Instantiated let levelReportBuilder: SendableInstantiator<LevelReport>
    @Instantiated let answerReportBuilder: SendableInstantiator<AnswerReport>

    func reports() async -> [String] {
        var lines: [String] = []
        let outline = outlineReportBuilder
        lines.append(await Task.detached { outline.instantiate().text }.value)
        let failure = failureReportBuilder
        lines.append(await Task.detached { failure.instantiate().text }.value)
        let level = levelReportBuilder
        lines.append(await Task.detached { level.instantiate().text }.value)
        let answer = answerReportBuilder
        lines.append(await Task.detached { answer.instantiate().text }.value)
        return lines
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: App/main.swift
let session = App().sessionBuilder.instantiate(outline: .branch(.leaf(1), .leaf(2)), failure: .timeout(seconds: 3), level: .low, answer: .list([.text("a")]))
print(await session.reports().joined(separator: ", "))
//: prints
// outline, failure, level, answer
