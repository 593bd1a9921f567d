// A name that was not read is an external type, identified by its spelling. It is forwarded, received and, through an
// extension, built like any other.

//: Reminders/Reminder.swift
import Foundation
import Heirloom

@Instantiable
extension DateInterval: @retroactive Instantiable {
    public static func instantiate(dueDate: Date) -> DateInterval {
        DateInterval(start: dueDate, duration: 60)
    }
}

@Instantiable
public struct Alarm: Instantiable {
    @Received let dueDate: Date
    @Received let window: DateInterval
}

@Instantiable
public struct Reminder: Instantiable {
    @Forwarded let dueDate: Date
    @Instantiated let window: DateInterval
    @Instantiated let alarm: Alarm
}

//: App/RemindersApp.swift
import Heirloom
import Reminders

@Instantiable
struct RemindersApp: Instantiable {
    @Instantiated let reminderBuilder: Instantiator<Reminder>
}

//: App/main.swift
import Foundation

printTree(RemindersApp().reminderBuilder.instantiate(Date(timeIntervalSince1970: 0)))

//: generated Reminders
import Foundation
import Heirloom

extension InstantiatorProtocol where T == Reminder {
    public func instantiate(dueDate: Date) -> Reminder {
        instantiate(dueDate)
    }
}

//: generated App
import Foundation
import Heirloom
import Reminders

extension RemindersApp {
    init() {
        let reminderBuilder = Instantiator<Reminders.Reminder> { dueDate in
            RemindersApp.heirloomMakeReminder(dueDate: dueDate)
        }
        self.init(reminderBuilder: reminderBuilder)
    }

    private static func heirloomMakeReminder(dueDate: Date) -> Reminders.Reminder {
        let window = DateInterval.instantiate(dueDate: dueDate)
        let alarm = Reminders.Alarm(dueDate: dueDate, window: window)
        return Reminders.Reminder(dueDate: dueDate, window: window, alarm: alarm)
    }
}

//: prints
// Reminder
//   dueDate: Date 1970-01-01 00:00:00 +0000
//   window: DateInterval 1970-01-01 00:00:00 +0000 to 1970-01-01 00:01:00 +0000
//   alarm: Alarm
//     dueDate: Date 1970-01-01 00:00:00 +0000
//     window: DateInterval 1970-01-01 00:00:00 +0000 to 1970-01-01 00:01:00 +0000
