import Foundation

let folders = CommandLine.arguments.dropFirst()
guard !folders.isEmpty else {
    print("usage: Conformance <folder of Swift files> …")
    exit(2)
}

var comparison = Comparison()
for path in folders.flatMap(SwiftFiles.paths(below:)) {
    guard let data = FileManager.default.contents(atPath: path) else {
        print("error: '\(path)' cannot be read")
        exit(2)
    }
    comparison.compare(Array(data), path: path)
}
print(comparison)
exit(comparison.holds ? 0 : 1)
