// If all qualified uses of an unread name have the same module, the bare name is the same type in files that import that
// module. In other files it may be another type.

//: App/Calendar.swift
import Foundation
import Heirloom

@Instantiable
struct Calendar: Instantiable {
    @Forwarded let day: Foundation.Date
    @Forwarded let zones: [Foundation.TimeZone?]
    @Instantiated let page: Page
}

//: App/Page.swift
import Foundation
import Heirloom

@Instantiable
struct Page: Instantiable {
    @Received let day: Date
    @Received let zones: [TimeZone?]
}

@Instantiable(isRoot: true)
struct Desk: Instantiable {
    @Instantiated let calendarBuilder: Instantiator<Calendar>
}

//: App/main.swift
import Foundation

let calendar = Desk().calendarBuilder.instantiate(day: Date(timeIntervalSince1970: 0), zones: [nil])
print(calendar.page.day == calendar.day, calendar.page.zones)

//: generated App
import Foundation
import Heirloom

extension Desk {
    init() {
        let calendarBuilder = Instantiator<Calendar> { day, zones in
            Desk.heirloomMakeCalendar(day: day, zones: zones)
        }
        self.init(calendarBuilder: calendarBuilder)
    }

    private static func heirloomMakeCalendar(
        day: Foundation.Date,
        zones: [Foundation.TimeZone?]
    ) -> Calendar {
        let page = Page(day: day, zones: zones)
        return Calendar(day: day, zones: zones, page: page)
    }
}

extension InstantiatorProtocol where T == Calendar {
    func instantiate(day: Foundation.Date, zones: [Foundation.TimeZone?]) -> Calendar {
        instantiate((day: day, zones: zones))
    }
}

//: prints
// true [nil]
