// A UIKit controller inside a SwiftUI view.
//: option frameworks=apple

//: App/Map.swift
import Heirloom
import SwiftUI
import UIKit

@Instantiable
final class Places: Instantiable {}

@Instantiable
final class MapController: UIViewController, Instantiable {
    @Forwarded private let zoom: Int
    @Received private let places: Places

    init(zoom: Int, places: Places) {
        self.zoom = zoom
        self.places = places
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}

@Instantiable
struct MapView: UIViewControllerRepresentable, Instantiable {
    @Instantiated private let controllerBuilder: Instantiator<MapController>

    func makeUIViewController(context: Void) -> MapController { controllerBuilder.instantiate(zoom: 3) }

    func updateUIViewController(_ controller: MapController, context: Void) {}
}

@main
@Instantiable
struct MapApp: App, Instantiable {
    @Instantiated private let places: Places
    @Instantiated private let map: MapView

    var body: some Scene { WindowGroup { map } }
}

//: compiles
