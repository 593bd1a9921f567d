// Edits keep the indentation of a file that uses tabs.

//: App/App.swift
import Heirloom

enum Feature {
	@Instantiable
	final class Log: Instantiable {}

	@Instantiable
	struct Screen: Instantiable {
		@Received let log: Log
	}

	class View {
		init(name: String) {}
	}

	@Instantiable
	final class Panel: View, Instantiable {
		@Received let log: Log

		init(log: Log) {
			self.log = log
			super.init(name: "panel")
		}
	}

	@Instantiable
	struct Empty: Instantiable {
		@Instantiated let screen: Screen
	}

	@Instantiable struct Short: Instantiable { @Instantiated let screen: Screen }
}

@Instantiable
struct App: Instantiable {
	@Instantiated let empty: Feature.Empty
	@Instantiated let short: Feature.Short
}

//: App/main.swift
printTree(App())

//: diagnostics
// App/App.swift:9:17: error: 'Feature.Screen' receives 'log: Feature.Log', but no type above it provides it (root 'App') [missing-dependency]
// App/App.swift:36:20: note: 'App' builds 'Feature.Empty' here
// App/App.swift:28:21: note: 'Feature.Empty' builds 'Feature.Screen' here
// App/App.swift:35:8: note: to provide it, add '@Instantiated let log: Feature.Log' to 'App'

//: fix-its
// App/App.swift:9:17: would fix: instantiate it in 'App' [missing-dependency]
// App/App.swift:35:27: note: insert '\n\t@Instantiated let log: Feature.Log'
