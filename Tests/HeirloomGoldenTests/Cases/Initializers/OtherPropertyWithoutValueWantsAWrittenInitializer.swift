// Another stored property without an initial value requires a written initializer, and a fix-it inserts its skeleton.

//: App/Orchestra.swift
import Heirloom

@Instantiable
final class Score: Instantiable {}

@Instantiable
final class Violin: Instantiable {
    @Received let score: Score
    private let strings: Int
    var tuning: [String]
}

@Instantiable
final class Orchestra: Instantiable {
    @Instantiated let score: Score
    @Instantiated let violin: Violin
}

//: App/main.swift
printTree(Orchestra())

//: diagnostics
// App/Orchestra.swift:9:17: error: 'strings' and 'tuning' have no value; mark them '@Received', '@Instantiated' or '@Forwarded', or write an initializer for 'Violin' [missing-initializer]
// App/Orchestra.swift:11:1: note: fix-it: write an initializer: insert '\n    init(score: Score) {\n        self.score = score\n        fatalError("'strings' and 'tuning' have no value yet")\n    }\n'
