// `@available` on a type is repeated on what is generated for it.

//: App/Widgets.swift
import Heirloom

@available(macOS 15, iOS 18, *)
@Instantiable
final class Renderer: Instantiable {}

@available(macOS 15, iOS 18, *)
@Instantiable
struct Widget: Instantiable {
    @Forwarded let title: String
    @Instantiated let renderer: Renderer
}

@available(macOS 15, iOS 18, *)
@Instantiable
struct WidgetApp: Instantiable {
    @Instantiated let widgetBuilder: Instantiator<Widget>
}

@available(*, deprecated, message: "WidgetApp takes its place")
@Instantiable
struct Dashboard: Instantiable {
    @Instantiated let gauge: Gauge
}

@available(*, deprecated)
@Instantiable
final class Gauge: Instantiable {}

//: App/main.swift
if #available(macOS 15, iOS 18, *) {
    printTree(WidgetApp().widgetBuilder.instantiate(title: "Clock"))
}
