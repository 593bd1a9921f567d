// Formatters have a coder initializer, operations do not; neither needs anything else.
//: option frameworks=apple

//: App/Work.swift
import Foundation
import Heirloom

@Instantiable
final class Clock: Instantiable, Sendable {}

@Instantiable
final class AgeFormatter: Formatter, Instantiable {
    @Received private let clock: Clock

    init(clock: Clock) {
        self.clock = clock
        super.init()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}

@Instantiable
final class YearFormatter: DateFormatter, Instantiable {}

@Instantiable
final class SyncOperation: Operation, @unchecked Sendable, Instantiable {
    @Forwarded private let attempts: Int
    @Received private let clock: Clock

    override func main() { print(attempts) }
}

@Instantiable
final class Undo: UndoManager, Instantiable {}

@Instantiable
final class Work: NSObject, Instantiable {
    @Instantiated let clock: Clock
    @Instantiated let ageFormatter: AgeFormatter
    @Instantiated let yearFormatter: YearFormatter
    @Instantiated let operationBuilder: Instantiator<SyncOperation>
    @Instantiated let undo: Undo

    func start() { operationBuilder.instantiate(attempts: 3).main() }
}

@Instantiable
final class CleanUp: Operation, @unchecked Sendable, Instantiable {
    @Instantiated private let clock: Clock
}

func work() -> [NSObject] { [Work(), CleanUp()] }

//: compiles
