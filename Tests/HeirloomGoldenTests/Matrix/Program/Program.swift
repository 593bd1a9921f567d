internal import Foundation
internal import Heirloom
internal import Services

@main
@MainActor
@Instantiable(isRoot: true)
struct Program: Instantiable {
    @Instantiated private let clock: any Clock
    @Instantiated private let encoder: JSONEncoder
    @Instantiated private let ledger: Ledger
    @Instantiated private let archive: Archive
    @Instantiated private let tracer: Tracer
    @Instantiated(fulfilledByType: "ProfileScreen") private let screenBuilder: ErasedInstantiator<String, any Screen>
    @Instantiated private let jobBuilder: SendableInstantiator<Job>

    static func main() async {
        let program = Program()
        print(program.screenBuilder.instantiate("Ada").title)
        let jobBuilder = program.jobBuilder
        let job = await Task.detached { jobBuilder.instantiate(number: 7) }.value
        print(job.number, job.source.hour, job.deadline.map(String.init) ?? "no deadline")
        print(program.archive.hour, program.ledger.clock.hour, program.tracer.line)
    }
}
