// load [--seconds SECONDS]: compares the server with the same one wired by hand.
import Foundation

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "serve", let wiring = arguments.last.flatMap(Wiring.init) {
    try await wiring.serve()
} else {
    let seconds = arguments.first == "--seconds" ? arguments.last.flatMap(Double.init) : 60
    try await LoadRun(seconds: seconds ?? 60).run()
}
