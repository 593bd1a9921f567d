import Foundation
import LibFuzzer

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "mutate" {
    // The inputs are the same in every run.
    Mutations.run(over: Array(arguments.dropFirst()))
} else {
    var count = CommandLine.argc
    var values: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    let status = withUnsafeMutablePointer(to: &values) { pointer in
        pointer.withMemoryRebound(to: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?.self, capacity: 1) {
            LLVMFuzzerRunDriver(&count, $0) { bytes, count in
                Reading.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
                return 0
            }
        }
    }
    exit(status)
}
