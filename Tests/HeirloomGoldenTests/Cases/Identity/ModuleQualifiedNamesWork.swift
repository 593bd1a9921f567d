// `Module.Type` works, in properties and in names given as strings.

//: Maps/Maps.swift
import Heirloom

public protocol Layer {}

@Instantiable(fulfillingAdditionalTypes: [Layer.self])
public final class Roads: Instantiable, Layer {
    public let source = "Maps"
}

//: App/Atlas.swift
import Heirloom
import Maps

@Instantiable
final class Roads: Instantiable {
    let source = "App"
}

@Instantiable
struct Page: Instantiable {
    @Received let roads: Maps.Roads
    @Received let ownRoads: App.Roads
}

@Instantiable
struct Atlas: Instantiable {
    @Instantiated let roads: Maps.Roads
    @Instantiated let ownRoads: Roads
    @Instantiated(fulfilledByType: "Maps.Roads") let layer: any Maps.Layer
    @Instantiated let page: Page
}

//: App/main.swift
printTree(Atlas())
