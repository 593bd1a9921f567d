// A closure with a global actor runs on that actor, and calls to it are awaited.

//: option swift=6.2 an attribute before the parameters of a closure, which 6.0 takes for the attribute's arguments
//: App/App.swift
import Heirloom

@MainActor final class Model { let title: String; init(title: String) { self.title = title } }
struct Settings: Sendable { let title: String }

@Instantiable(isRoot: true)
struct Service: Instantiable {
    @Instantiated({ Settings(title: "Service") }) let settings: Settings
    @Instantiated({ @MainActor (settings: Settings) in Model(title: settings.title) })
    let makeModel: @MainActor () -> Model
    @Instantiated({ @MainActor (settings: Settings) async in Model(title: settings.title + " async") })
    let model: Model
}

//: App/main.swift
let service = await Service()
print(service.makeModel().title, service.model.title)

//: generated App
import Heirloom

extension Service {
    init() async {
        let settings = Service.heirloomFactory_settings()
        let makeModel: @MainActor () -> Model = {  // Service.makeModel
            Service.heirloomFactory_makeModel(settings: settings)
        }
        let model = await Service.heirloomFactory_model(settings: settings)
        self.init(settings: settings, makeModel: makeModel, model: model)
    }
}

//: prints
// Service Service async
