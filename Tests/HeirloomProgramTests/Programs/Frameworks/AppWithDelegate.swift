// A SwiftUI app is a root with '@main', along with a delegate that the system creates.
//: option frameworks=apple

//: Model/Library.swift
import Combine
import Heirloom

@MainActor
@Instantiable
public final class Library: ObservableObject, Instantiable {
    @Published public private(set) var titles: [String] = []
    @Published public var isSorted = false

    public func add(_ title: String) { titles.append(title) }
}

//: App/App.swift
import Heirloom
import Model
import SwiftUI
import UIKit

final class Delegate: NSObject, UIApplicationDelegate {}

@main
@Instantiable
struct LibraryApp: App, Instantiable {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    @Instantiated private let library: Library
    @Instantiated private let libraryViewBuilder: Instantiator<LibraryView>

    var body: some Scene {
        WindowGroup { libraryViewBuilder.instantiate() }
    }
}

@Instantiable
struct LibraryView: View, Instantiable {
    @Received @ObservedObject var library: Library
    @State private var isOpen = false
    @Environment(\.isEnabled) private var isEnabled
    @Instantiated private let rowBuilder: Instantiator<RowView>

    var body: some View {
        VStack {
            Text("\(library.titles.count)")
            rowBuilder.instantiate("first")
            Button("Add") { library.add("another") }
        }
    }
}

@Instantiable
struct RowView: View, Instantiable {
    @Forwarded let title: String
    @Received let library: Library

    var body: some View { Text(title) }
}

//: compiles
