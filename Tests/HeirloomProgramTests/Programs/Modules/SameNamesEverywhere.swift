// Three modules with a 'Config', a 'Model' and a 'Factory' each, nested and not, with qualified names.
//: Alpha/Alpha.swift
import Heirloom

@Instantiable
public struct Config: Instantiable { public let name = "alpha"; public init() {} }
@Instantiable
public struct Model: Instantiable { @Received public let config: Config }
@Instantiable
public struct Factory: Instantiable {
    @Instantiated public let config: Config
    @Instantiated public let modelBuilder: Instantiator<Model>
}
//: Beta/Beta.swift
import Heirloom

public enum Space {
    @Instantiable
    public struct Config: Instantiable { public let name = "beta"; public init() {} }
    @Instantiable
    public struct Model: Instantiable {
        @Received public let config: Config
        @Instantiated public let detail: Detail.Config
    }
    public enum Detail {
        @Instantiable
        public struct Config: Instantiable {
            public let name = "detail"
            public init() {}
        }
    }
    @Instantiable
    public struct Factory: Instantiable {
        @Instantiated public let config: Config
        @Instantiated public let modelBuilder: Instantiator<Model>
    }
}
//: App/main.swift
import Alpha
import Beta
import Heirloom

@Instantiable
struct Config: Instantiable { let name = "app" }

@Instantiable
struct Model: Instantiable {
    @Received let config: Alpha.Config
    @Received let outer: Config
    @Instantiated let own: Beta.Space.Detail.Config
}

@Instantiable
struct App: Instantiable {
    @Instantiated let alpha: Alpha.Factory
    @Instantiated let beta: Space.Factory
    @Instantiated let config: Alpha.Config
    @Instantiated let outer: Config
    @Instantiated let model: Model
}

let app = App()
print(app.alpha.modelBuilder.instantiate().config.name, app.beta.modelBuilder.instantiate().config.name)
print(app.beta.modelBuilder.instantiate().detail.name, app.model.own.name)
print(app.model.config.name, app.model.outer.name)
//: prints
// alpha beta
// detail detail
// alpha app
