// A quiz: an actor provides questions, a view model on the main actor keeps the score, a function checks answers, and a timer
// is optional.
//: Quiz/Quiz.swift
import Heirloom
public struct Question: Sendable { public let text: String; public let answer: Int }
@Instantiable
public actor QuestionBank: Instantiable {
    @Received private let difficulty: Int
    private var next = 1
    public func question() -> Question {
        next += 1
        return Question(text: "\(next) x \(difficulty)", answer: next * difficulty)
    }
}
@MainActor
@Instantiable
public final class QuizModel: Instantiable {
    @Received private let questionBank: QuestionBank
    @Received private let check: @Sendable (Question, Int) -> Bool
    @Received(onlyIfAvailable: true) private let seconds: Int?
    public private(set) var score = 0
    public init(questionBank: QuestionBank, check: @escaping @Sendable (Question, Int) -> Bool, seconds: Int?) {
        self.questionBank = questionBank
        self.check = check
        self.seconds = seconds
    }
    public func ask(_ answer: (Question) -> Int) async -> String {
        let question = await questionBank.question()
        if check(question, answer(question)) { score += seconds ?? 1 }
        return question.text
    }
}
@MainActor
@Instantiable
public struct Round: Instantiable {
    @Forwarded private let difficulty: Int
    @Forwarded private let check: @Sendable (Question, Int) -> Bool
    @Instantiated public let quizModel: QuizModel
    @Instantiated private let questionBank: QuestionBank
    @Instantiated public let sprintBuilder: Instantiator<Sprint>
}
@MainActor
@Instantiable
public struct Sprint: Instantiable {
    @Forwarded private let seconds: Int
    @Instantiated public let quizModel: QuizModel
}
//: App/main.swift
import Heirloom
import Quiz
@MainActor
@Instantiable
struct App: Instantiable {
    @Instantiated let roundBuilder: Instantiator<Round>
}
let round = App().roundBuilder.instantiate(difficulty: 3, check: { $0.answer == $1 })
print(await round.quizModel.ask { $0.answer }, round.quizModel.score)
let sprint = round.sprintBuilder.instantiate(seconds: 10)
print(await sprint.quizModel.ask { _ in 9 }, await sprint.quizModel.ask { _ in 9 }, sprint.quizModel.score)
//: prints
// 2 x 3 1
// 3 x 3 4 x 3 10
