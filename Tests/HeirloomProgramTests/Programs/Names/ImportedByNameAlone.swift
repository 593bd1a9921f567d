// Imports of single declarations determine which module's name is used, in the sources and in generated code.
//: Core/Core.swift
import Heirloom

@Instantiable
public struct Timer: Instantiable {
    public let seconds = 4
}
//: Kit/Kit.swift
import Dispatch
import class Foundation.Timer
import Heirloom

@Instantiable
public struct Alarm: Instantiable {
    @Forwarded public let timer: Timer?
    @Instantiated public let bell: Bell
}

@Instantiable
public struct Bell: Instantiable {
    @Received public let timer: Timer?
    public var text: String { timer == nil ? "silent" : "ringing" }
}
//: App/main.swift
import Foundation
import Heirloom
import Kit
import struct Core.Timer

@Instantiable
struct Clock: Instantiable {
    @Instantiated let timer: Timer
    @Instantiated let alarmBuilder: Instantiator<Alarm>
}

print(Clock().timer.seconds, Clock().alarmBuilder.instantiate(nil).bell.text)
//: prints
// 4 silent
