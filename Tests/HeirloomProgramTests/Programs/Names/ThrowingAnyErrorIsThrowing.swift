// `() throws -> T` and `() throws(any Error) -> T` are the same type, and so are `() -> T` and `() throws(Never) -> T`.

//: App/Jobs.swift
import Heirloom

@Instantiable
struct Worker: Instantiable {
    @Received let job: () throws(any Error) -> String
    @Received let task: () throws -> Int
    @Received let step: () -> Int
    @Received let move: (Int) throws(Never) -> Void
    let name: String

    init(
        step: @escaping () throws(Never) -> Int,
        move: @escaping (Int) -> Void,
        job: @escaping () throws -> String,
        task: @escaping () throws(any Swift.Error) -> Int
    ) {
        self.job = job
        self.task = task
        self.step = step
        self.move = move
        name = "worker"
    }
}

@Instantiable
struct Shift: Instantiable {
    @Forwarded let job: () throws -> String
    @Forwarded let task: () throws(Swift.Error) -> Int
    @Forwarded let step: () throws(Never) -> Int
    @Forwarded let move: (Int) -> Void
    @Instantiated let worker: Worker
}

@Instantiable
struct Factory: Instantiable {
    @Instantiated let shiftBuilder: Instantiator<Shift>
}

//: App/main.swift
let shift = Factory().shiftBuilder.instantiate(job: { "done" }, task: { 1 }, step: { 2 }, move: { print($0) })
print(try shift.worker.job(), try shift.worker.task(), shift.worker.step())
shift.worker.move(3)

//: prints
// done 1 2
// 3
