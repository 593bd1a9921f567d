/// Names of common frameworks that people give to types of their own as well.
///
/// Frameworks are not read. A generated file that imports one for another's sake would find such a name
/// ambiguous, although the file in which it was written did not.
enum FrameworkNames {
    static let all: Set<String> = [
        // Foundation
        "Bundle", "Calendar", "Data", "Date", "DateInterval", "Decimal", "Dimension", "Formatter", "Host",
        "IndexPath", "IndexSet", "Locale", "Measurement", "Notification", "Operation", "Port", "Process",
        "Progress", "Scanner", "Stream", "Thread", "TimeZone", "Timer", "URL", "UUID", "Unit",
        // Combine, Observation, OSLog
        "Just", "Logger", "Publisher", "Record", "Subject", "Subscriber", "Subscription",
        // SwiftUI and Charts
        "Alert", "Alignment", "Angle", "Animation", "App", "Axis", "Binding", "Button", "Chart", "Circle",
        "Color", "Commands", "ContentMode", "Divider", "Edge", "Environment", "Font", "Form", "Gesture",
        "Grid", "Group", "Image", "Label", "Layout", "Link", "List", "Menu", "Path", "Picker", "Plot",
        "Scene", "Section", "Settings", "Shape", "Spacer", "State", "Tab", "Table", "Text", "Toggle",
        "Transaction", "Transition", "View", "Window",
    ]
}
