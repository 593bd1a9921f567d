// Test doubles of functions with a nonescaping callback: replaced, adjusted inside, hand-written, asynchronous, and received by
// a test double.
//: option configuration=debug
//: App/App.swift
import Heirloom

@Instantiable
final class Search: Instantiable {
    @Forwarded let isShown: (Int) -> Bool
    @Received let numbers: [Int]
    let found: [Int]
    init(isShown: (Int) -> Bool, numbers: [Int], limit: Int = 2) {
        found = Array(numbers.filter(isShown).prefix(limit))
        self.isShown = { _ in true }
        self.numbers = numbers
    }
}

@Instantiable
final class Import: Instantiable {
    @Forwarded let report: (String) -> Void
    init(report: (String) -> Void) {
        report("imported")
        self.report = { _ in }
    }
    static func mock(report: (String) -> Void) -> Import {
        report("pretended")
        return Import(report: report)
    }
}

@Instantiable
actor Upload: Instantiable {
    @Forwarded let chunk: @Sendable () async -> String
    let text: String
    init(chunk: @Sendable () async -> String) async {
        text = await chunk()
        self.chunk = { "" }
    }
}

@Instantiable(generateMock: true)
struct Report: Instantiable {
    @Received let measure: (_ work: () -> Void) -> Int
    @Instantiated let line: ReportLine
}

@Instantiable
struct ReportLine: Instantiable {
    @Received let measure: (_ work: () -> Void) -> Int
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated({ [5, 6, 7, 8] }) let numbers: [Int]
    @Instantiated let search: (_ isShown: (Int) -> Bool) -> Search
    @Instantiated let importAll: (_ report: (String) -> Void) -> Import
    @Instantiated let importLater: (_ report: @escaping (String) -> Void) -> Import
    @Instantiated let upload: @Sendable (_ chunk: @Sendable () async -> String) async -> Upload
    @Instantiated({ (work: () -> Void) in
        work()
        return 1
    }) let measure: (_ work: () -> Void) -> Int
    @Instantiated let report: Report
}
//: App/main.swift
print(App().search { $0 > 5 }.found)
print(App.mock(overrides: .init(search: .init(limit: 1))).search { $0 > 5 }.found)
let replaced = App.mock(
    overrides: .init(
        importLater: { report in
            report("replaced")
            return Import(report: report)
        },
        measure: { work in
            work()
            work()
            return 2
        }
    )
)
_ = replaced.importAll { print($0) }
_ = replaced.importLater { print($0) }
print(replaced.report.line.measure { print("work") })
print(await replaced.upload { "chunk" }.text)
print(Report.mock(measure: { _ in 3 }).line.measure {})
//: prints
// [6, 7]
// [6]
// pretended
// imported
// replaced
// imported
// work
// work
// 2
// chunk
// 3
