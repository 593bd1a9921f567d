// Foundation types that extensions make instantiable, forwarded dates and URLs, and formatters with received configurations.
//: Formatting/Formatting.swift
import Foundation
import Heirloom

@Instantiable
extension DateFormatter: @retroactive Instantiable {
    public static func instantiate(timeZone: TimeZone) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        formatter.timeZone = timeZone
        formatter.locale = Locale(identifier: "en_US_POSIX")
        return formatter
    }
}

@Instantiable
extension UserDefaults: @retroactive Instantiable {
    public static func instantiate() -> UserDefaults { UserDefaults(suiteName: "heirloom.programs") ?? .standard }
}

@Instantiable
public struct DateLabel: Instantiable {
    @Forwarded private let date: Date
    @Received private let dateFormatter: DateFormatter
    public var text: String { dateFormatter.string(from: date) }
}
//: Calendar/Calendar.swift
import Formatting
import Foundation
import Heirloom

@Instantiable
public struct Agenda: Instantiable {
    @Forwarded private let timeZone: Foundation.TimeZone
    @Forwarded private let home: URL?
    @Instantiated private let dateFormatter: DateFormatter
    @Instantiated private let dateLabelBuilder: Instantiator<DateLabel>
    @Instantiated private let defaults: UserDefaults

    public func line(_ seconds: TimeInterval) -> String {
        dateLabelBuilder.instantiate(date: Date(timeIntervalSince1970: seconds)).text + " "
            + (home?.host ?? "nowhere")
    }
}
//: App/main.swift
import Calendar
import Foundation
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let agendaBuilder: Instantiator<Agenda>
}

if let utc = TimeZone(identifier: "UTC") {
    let agenda = App().agendaBuilder.instantiate(timeZone: utc, home: URL(string: "https://example.org/x"))
    print(agenda.line(0), "/", agenda.line(86_400 * 31))
}
//: prints
// 1970-01-01 example.org / 1970-02-01 example.org
