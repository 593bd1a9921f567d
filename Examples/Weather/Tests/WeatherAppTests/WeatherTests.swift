import Foundation
import Testing
import WeatherModels

@testable import WeatherApp

/// The program as it is, on files of the tests.
@Suite struct WeatherTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let lines = "day,celsius,rain,wind\n1,10,0,10\n2,12,0,4\n"
        try Data(lines.utf8).write(to: folder.appendingPathComponent("a.csv"))
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    @Test func theMethodIsChosenByTheCommandLine() async throws {
        let average = try await Weather(options: Options(arguments: [path("a.csv")])).run()
        #expect(
            average == """
                day 2
                  rain: none
                  temperature: 12.0 °C
                  wind: 4.0 km/h
                tomorrow
                  rain: none
                  temperature: 11.0 °C
                  wind: 7.0 km/h
                """
        )
        let trend = try await Weather(options: Options(arguments: [path("a.csv"), "--method", "trend"])).run()
        #expect(trend.contains("temperature: 14.0 °C"))
    }

    @Test func aStationThatIsNotThereKeepsTheProgramFromStarting() async {
        await #expect(throws: Mistake.unreadable(file: path("b.csv"))) {
            try await Weather(options: Options(station: path("b.csv")))
        }
    }

    @Test func timingsArePrintedWhereTheyAreAskedFor() throws {
        #expect(try Options(arguments: [path("a.csv"), "--timings"]).printsTimings)
        #expect(try !Options(arguments: [path("a.csv")]).printsTimings)
    }

    @Test func theJournalIsOpenedWhereAReportIsKept() async throws {
        let options = Options(station: path("a.csv"), journal: path("journal"))
        let weather = try await Weather(options: options)
        #expect(!FileManager.default.fileExists(atPath: path("journal")))
        let report = try await weather.run()
        _ = try await weather.run()
        #expect(try String(contentsOfFile: path("journal"), encoding: .utf8) == report + "\n" + report + "\n")
    }
}
