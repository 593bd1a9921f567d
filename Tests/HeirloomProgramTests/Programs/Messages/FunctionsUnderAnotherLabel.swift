// Functions, optionals and existentials under another label: the suggested rename is valid.
//: App/Timer.swift
import Heirloom

protocol Bell {}

@Instantiable
struct Hand: Instantiable {
    @Received let 1️⃣tick: @Sendable () -> Void
    @Received let 2️⃣chime: any Bell
    @Received let 3️⃣start: Int?
}

@Instantiable
struct Timer: Instantiable {
    @Forwarded let onTick: @Sendable () -> Void
    @Forwarded let bell: any Bell
    @Forwarded let from: Int?
    @Instantiated let hand: Hand
}

@Instantiable
struct TimerApp: Instantiable {
    @Instantiated let timerBuilder: Instantiator<Timer>
}
//: App/main.swift
_ = TimerApp()
//: refused
// 1️⃣ missing-dependency
// 2️⃣ missing-dependency
// 3️⃣ missing-dependency
