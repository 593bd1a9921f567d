import HeirloomInterception
import Testing

private struct Broken: Error {}

private struct Vault {
    let open: LoggingInterceptor
    let secret: LoggingInterceptor

    @Intercepted(by: \Vault.open)
    func read(_ key: String, as user: String? = nil) -> [Int] { [1, 2] }

    @Intercepted(by: \Vault.secret)
    func write(_ password: String) throws -> String {
        if password.isEmpty { throw Broken() }
        return password
    }
}

@Suite struct LoggingInterceptorTests {
    @Test func linesContainTheNumberOfTheirCall() {
        let recorder = Recorder()
        let vault = Vault(open: LoggingInterceptor(to: recorder.add), secret: recorder.log)
        _ = vault.read("k")
        _ = vault.read("l", as: "me")
        let numbers = recorder.lines.map { $0.prefix { $0 != " " } }
        #expect(numbers.allSatisfy { $0.hasPrefix("#") })
        #expect(numbers[0] == numbers[1])
        #expect(numbers[2] == numbers[3])
        #expect(numbers[0] != numbers[2])
        #expect(
            recorder.lines.map { $0.drop { $0 != " " } } == [
                " Vault.read(k, as: nil)", " Vault.read(_:as:) returned [1, 2]",
                " Vault.read(l, as: Optional(\"me\"))", " Vault.read(_:as:) returned [1, 2]",
            ]
        )
    }

    @Test func valuesCanBeHidden() {
        let recorder = Recorder()
        let secret = LoggingInterceptor(showingValues: false) { line in
            recorder.add(String(line.drop { $0 != " " }))
        }
        let vault = Vault(open: secret, secret: secret)
        _ = try? vault.write("1234")
        _ = try? vault.write("")
        #expect(
            recorder.lines == [
                " Vault.write(_:)", " Vault.write(_:) returned", " Vault.write(_:)", " Vault.write(_:) threw",
            ]
        )
    }
}
