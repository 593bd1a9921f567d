// A name that was not read is an external type, identified by its spelling: it is forwarded, received and, by
// an extension, built like any other.

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
