// UIKit and AppKit controllers host SwiftUI views.
//: option frameworks=apple

//: App/Views.swift
import Heirloom
import SwiftUI

@MainActor
@Instantiable
final class Counter: ObservableObject, Instantiable {
    @Published var count = 0
}

@Instantiable
struct CounterView: View, Instantiable {
    @Received @StateObject var counter: Counter

    var body: some View { Text("\(counter.count)") }
}

//: App/Phone.swift
import Heirloom
import SwiftUI
import UIKit

@Instantiable
final class CounterController: UIHostingController<CounterView>, Instantiable {
    @Instantiated private let counter: Counter
    @Instantiated private let counterView: CounterView

    init(counter: Counter, counterView: CounterView) {
        self.counter = counter
        self.counterView = counterView
        super.init(rootView: counterView)
    }

    @available(*, unavailable)
    required dynamic init?(coder: NSCoder) { fatalError() }
}

@MainActor func makePhone() -> UIViewController { CounterController() }

//: App/Desk.swift
import AppKit
import Heirloom
import SwiftUI

@Instantiable
final class CounterPane: NSHostingController<CounterView>, Instantiable {
    @Received private let counter: Counter
    @Instantiated private let counterView: CounterView

    init(counter: Counter, counterView: CounterView) {
        self.counter = counter
        self.counterView = counterView
        super.init(rootView: counterView)
    }

    @available(*, unavailable)
    required dynamic init?(coder: NSCoder) { fatalError() }
}

@Instantiable
final class CounterWindowController: NSWindowController, Instantiable {
    @Instantiated private let counter: Counter
    @Instantiated private let pane: CounterPane

    init(counter: Counter, pane: CounterPane) {
        self.counter = counter
        self.pane = pane
        let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        window.contentViewController = pane
        super.init(window: window)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}

@MainActor func makeDesk() -> NSResponder { CounterWindowController() }

//: compiles
