import Testing

@testable import HeirloomEmission

@Suite("Names that stand side by side")
struct LocalNamesTests {
    @Test("A label is its own name the first time, and numbered from 2 after that")
    func labelsThatMeetAreNumbered() {
        #expect(
            names(for: ["logger", "store", "logger", "logger"]) == ["logger", "store", "logger2", "logger3"]
        )
    }

    @Test("A number does not make a label that somebody has")
    func numbersAvoidLabels() {
        #expect(names(for: ["logger", "logger", "logger2"]) == ["logger", "logger3", "logger2"])
    }

    @Test("A label that ends in a digit is numbered behind an underscore")
    func numbersStandApartFromDigits() {
        #expect(names(for: ["player1", "player1"]) == ["player1", "player1_2"])
    }

    @Test("A label that is a type's name is numbered")
    func typesAreNotHidden() {
        #expect(names(for: ["URL", "URL"], reserved: ["URL"]) == ["URL2", "URL3"])
    }

    @Test("A name that others have given is not given again")
    func takenNamesAreNumbered() {
        var names = LocalNames(labels: ["user"], reserved: [])
        names.take(["user"])
        #expect(names.name(for: "user") == "user2")
    }

    @Test("A label that many share is numbered without a look at the numbers given before")
    func manyShareALabel() {
        let labels = [String](repeating: "logger", count: 1_000)
        var names = LocalNames(labels: labels, reserved: ["logger7"])
        let given = labels.map { names.name(for: $0) }
        #expect(given == ["logger"] + (2...1_001).filter { $0 != 7 }.map { "logger\($0)" })
        #expect(names.steps == 1_000)
    }

    private func names(for labels: [String], reserved: Set<String> = []) -> [String] {
        var names = LocalNames(labels: labels, reserved: reserved)
        return labels.map { names.name(for: $0) }
    }
}
