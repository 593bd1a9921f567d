// Initializers in the forms that SwiftUI documents for models and bindings.
//: option frameworks=apple

//: App/Views.swift
import Heirloom
import SwiftUI

@MainActor
@Instantiable
final class Player: ObservableObject, Instantiable {
    @Published var isPlaying = false
}

@Instantiable
struct PlayerView: View, Instantiable {
    @StateObject @Received private var player: Player
    @Instantiated private let volumeBuilder: Instantiator<VolumeView>
    @State private var volume = 0.5

    init(player: @autoclosure @escaping () -> Player, volumeBuilder: Instantiator<VolumeView>) {
        _player = StateObject(wrappedValue: player())
        self.volumeBuilder = volumeBuilder
    }

    var body: some View {
        VStack {
            Text(player.isPlaying ? "on" : "off")
            volumeBuilder.instantiate(volume: $volume)
        }
    }
}

@Instantiable
struct VolumeView: View, Instantiable {
    @Binding @Forwarded private var volume: Double
    @ObservedObject @Received private var player: Player

    init(volume: Binding<Double>, player: Player) {
        _volume = volume
        self.player = player
    }

    var body: some View { Button("Mute") { volume = 0 } }
}

@main
@Instantiable
struct PlayerApp: App, Instantiable {
    @Instantiated private let player: Player
    @Instantiated private let playerView: PlayerView

    var body: some Scene { WindowGroup { playerView } }
}

//: compiles
