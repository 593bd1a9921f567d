import Foundation
import WeatherModels

do {
    let options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
    let weather = try await Weather(options: options)
    print(try await weather.run())
    if options.printsTimings { print(weather.timings.report()) }
} catch {
    FileHandle.standardError.write(Data("weather: \(error)\n".utf8))
    exit(1)
}
