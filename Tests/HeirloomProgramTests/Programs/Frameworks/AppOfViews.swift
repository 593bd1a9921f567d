// An app modeled on SwiftUI: its views are on the main actor, and so is the code that builds them.

//: option frameworks=apple
//: App/Views.swift
import Heirloom
import SwiftUI

@MainActor
@Instantiable
final class Model: ObservableObject, Instantiable {}

@Instantiable
struct NotesApp: App, Instantiable {
    @Instantiated let model: Model
    @Instantiated let home: HomeView

    var body: some Scene { WindowGroup { home } }
}

@Instantiable
struct HomeView: View, Instantiable {
    @Received let model: Model
    @Instantiated let rowBuilder: Instantiator<RowView>

    var body: RowView { rowBuilder.instantiate(row: 1) }
}

@Instantiable
struct RowView: View, Instantiable {
    @Forwarded let row: Int
    @Received @StateObject var model: Model

    var body: Never { fatalError() }
}

//: compiles
