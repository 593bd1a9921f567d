// Two test doubles that are created in parallel with different overrides do not affect each other.

//: option configuration=debug
//: App/Types.swift
import Heirloom

@Instantiable
struct Storage: Instantiable, Sendable {
    let number: Int
    init(number: Int = -1) { self.number = number }
}

@Instantiable
struct Notes: Instantiable, Sendable {
    @Received let storage: Storage
}

@Instantiable(generateMock: true)
struct Screen: Instantiable, Sendable {
    @Received let storage: Storage
    @Instantiated let notes: Notes
}

//: App/main.swift
let numbers = await withTaskGroup(of: Int.self) { group in
    for number in 0..<100 {
        group.addTask {
            let screen = Screen.mock(overrides: .init(storage: .init(number: number)))
            return screen.storage.number == number ? screen.notes.storage.number : -2
        }
    }
    var numbers: [Int] = []
    for await number in group { numbers.append(number) }
    return numbers
}
print(numbers.sorted() == Array(0..<100))

//: prints
// true
