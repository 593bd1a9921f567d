// An injected property of a root may also be renamed from one of its own.

//: App/Camera.swift
import Heirloom

protocol LightMeter {}

@Instantiable
final class Sensor: Instantiable, LightMeter {}

@Instantiable
struct Exposure: Instantiable {
    @Received let lightMeter: any LightMeter
}

@Instantiable
struct CameraApp: Instantiable {
    @Received(fulfilledByDependencyNamed: "sensor", ofType: Sensor.self) let lightMeter: any LightMeter
    @Instantiated let sensor: Sensor
    @Instantiated let exposure: Exposure
}

//: App/main.swift
printTree(CameraApp())
