// What is received only if available is a parameter of type `Trip?` threaded through the functions above it,
// never a variant of them: one function makes the toolbar with a trip and without.

//: App/Travel.swift
import Heirloom

struct Trip {
    let destination: String
}

@Instantiable
struct ShareButton: Instantiable {
    @Received(onlyIfAvailable: true) let trip: Trip?
}

@Instantiable
struct Toolbar: Instantiable {
    @Instantiated let shareButton: ShareButton
}

@Instantiable
struct Overview: Instantiable {
    @Instantiated let toolbar: Toolbar
}

@Instantiable
struct Planner: Instantiable {
    @Forwarded let trip: Trip
    @Instantiated let toolbar: Toolbar
}

@Instantiable
struct TravelApp: Instantiable {
    @Instantiated let overview: Overview
    @Instantiated let plannerBuilder: Instantiator<Planner>
}

//: App/main.swift
let app = TravelApp()
printTree(app)
printTree(app.plannerBuilder.instantiate(Trip(destination: "Lisbon")))
