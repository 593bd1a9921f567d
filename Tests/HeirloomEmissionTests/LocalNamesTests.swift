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

    private func names(for labels: [String], reserved: Set<String> = []) -> [String] {
        var names = LocalNames(labels: labels, reserved: reserved)
        return labels.map { names.name(for: $0) }
    }
}
