// No other type instantiates a root, neither at once, nor through a builder, nor by name.

//: App/Weather.swift
import Heirloom

protocol Forecast {}

@Instantiable
final class Thermometer: Instantiable {}

@Instantiable
struct Station: Instantiable {
    @Instantiated let thermometer: Thermometer
}

@Instantiable
struct Chart: Instantiable {
    @Instantiated let thermometer: Thermometer
}

@Instantiable(fulfillingAdditionalTypes: [Forecast.self])
struct LocalForecast: Instantiable, Forecast {
    @Instantiated let thermometer: Thermometer
}

@Instantiable
struct WeatherApp: Instantiable {
    @Instantiated let station: Station
    @Instantiated let chartBuilder: Instantiator<Chart>
    @Instantiated(fulfilledByType: "LocalForecast") let forecast: any Forecast
}

//: App/main.swift
let app = WeatherApp()
printTree(app)
printTree(app.chartBuilder.instantiate())
