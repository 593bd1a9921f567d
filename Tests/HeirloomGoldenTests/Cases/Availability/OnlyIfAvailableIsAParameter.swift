// A dependency received only if available is a parameter of type `Trip?` of the functions above it, which do not get separate
// variants: one function builds the toolbar with a trip and without.

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

//: generated App
import Heirloom

extension TravelApp {
    init() {
        let overview = TravelApp.heirloomMakeOverview(trip: nil)
        let plannerBuilder = Instantiator<Planner> { trip in
            TravelApp.heirloomMakePlanner(trip: trip)
        }
        self.init(overview: overview, plannerBuilder: plannerBuilder)
    }

    private static func heirloomMakeOverview(trip: Trip?) -> Overview {
        let toolbar = TravelApp.heirloomMakeToolbar(trip: trip)
        return Overview(toolbar: toolbar)
    }

    private static func heirloomMakePlanner(trip: Trip) -> Planner {
        let toolbar = TravelApp.heirloomMakeToolbar(trip: trip)
        return Planner(trip: trip, toolbar: toolbar)
    }

    private static func heirloomMakeToolbar(trip: Trip?) -> Toolbar {
        let shareButton = ShareButton(trip: trip)
        return Toolbar(shareButton: shareButton)
    }
}

extension InstantiatorProtocol where T == Planner {
    func instantiate(trip: Trip) -> Planner {
        instantiate(trip)
    }
}

//: prints
// TravelApp
//   overview: Overview
//     toolbar: Toolbar
//       shareButton: ShareButton
//         trip: nil
//   plannerBuilder: Instantiator<Planner>
// Planner
//   trip: Trip
//     destination: String "Lisbon"
//   toolbar: Toolbar
//     shareButton: ShareButton
//       trip: Trip
//         destination: String "Lisbon"
