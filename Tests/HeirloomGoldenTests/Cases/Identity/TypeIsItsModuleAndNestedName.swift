// A type is its module and its full nested name. References resolve through enclosing scopes outward, then the
// module, then the file's imports: of four types called `Settings` and two called `Theme`, each property gets
// the one that Swift means.

//: Core/Core.swift
import Heirloom

@Instantiable
public final class Settings: Instantiable {
    public let name = "Core.Settings"
}

@Instantiable
public final class Theme: Instantiable {
    public let name = "Core.Theme"
}

//: App/Settings.swift
import Heirloom

@Instantiable
final class Settings: Instantiable {
    let name = "App.Settings"
}

//: App/Editing.swift
import Core
import Heirloom

enum Editing {
    @Instantiable
    final class Settings: Instantiable {
        let name = "App.Editing.Settings"
    }

    @Instantiable
    struct Window: Instantiable {
        @Instantiated let settings: Settings
        @Instantiated let theme: Theme
        @Instantiated let panel: Panel
    }
}

extension Editing {
    @Instantiable
    struct Panel: Instantiable {
        @Instantiated let settings: Settings

        @Instantiable
        final class Settings: Instantiable {
            let name = "App.Editing.Panel.Settings"
        }
    }
}

//: App/Notebook.swift
import Core
import Heirloom

@Instantiable
struct Notebook: Instantiable {
    @Instantiated let settings: Settings
    @Instantiated let theme: Theme
    @Instantiated let coreSettings: Core.Settings
    @Instantiated let editorSettings: Editing.Settings
    @Instantiated let window: Editing.Window
}

//: App/main.swift
printTree(Notebook())
