import Foundation

/// Chromium without a window.
package enum Chromium {
    /// The path of the installed program, or `nil` if it is not installed.
    package static let path: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let names = ["chromium", "chromium-browser", "google-chrome"]
        let paths = folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
        return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// Returns the document at an address as text, after its scripts have finished. At most `seconds` of the page's
    /// virtual time pass.
    package static func document(at address: String, seconds: Int) throws -> ProgramResult {
        guard let path else { throw CompilerFailure(output: "Chromium is not installed") }
        let profile = try TemporaryFolder()
        return try Subprocess.run(
            path,
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1280,800",
                "--user-data-dir=" + profile.url.path,
                "--virtual-time-budget=\(seconds * 1000)", "--dump-dom", address,
            ]
        )
    }
}
