import Foundation
import Heirloom
import WeatherModels
import WeatherServices

/// A station's file. It is opened when the program starts, and so the program may fail to start.
@Instantiable(fulfillingAdditionalTypes: [Client.self])
package final class StationFile: Instantiable, Client {
    @Received private let options: Options
    private let lines: [Substring]

    package init(options: Options) async throws(Mistake) {
        self.options = options
        guard let data = FileManager.default.contents(atPath: options.station) else {
            throw .unreadable(file: options.station)
        }
        lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    }

    package func observations() async throws -> [Observation] {
        try lines.enumerated().dropFirst().map { number, line in
            let values = line.split(separator: ",").compactMap { Double($0) }
            guard values.count == 4 else {
                throw Mistake.noObservation(file: options.station, line: number + 1)
            }
            return Observation(day: Int(values[0]), celsius: values[1], rain: values[2], wind: values[3])
        }
    }
}
