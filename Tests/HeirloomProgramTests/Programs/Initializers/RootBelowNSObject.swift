// A separate root builds an app delegate below 'NSObject'.
//: App/main.swift
import Foundation
import Heirloom

@Instantiable
final class Log: Instantiable { var lines = ["log"] }

@Instantiable
final class AppDelegate: NSObject, Instantiable {
    @Received private let log: Log
    @Instantiated private let windows: Instantiator<Window>
    func launch() -> String { windows.instantiate(title: "Main").text + log.lines[0] }
}

@Instantiable
final class Window: NSObject, Instantiable {
    @Forwarded let title: String
    @Received(onlyIfAvailable: true) private let appName: String?
    var text: String { "\(title) of \(appName ?? "-") " }
}

@Instantiable
struct Launch: Instantiable {
    @Instantiated let log: Log
    @Instantiated let delegate: AppDelegate
}

print(Launch().delegate.launch())
//: prints
// Main of - log
