import HeirloomGraph
import Testing

/// The resolution of instantiated properties and builders.
@Suite struct FormsOfInstantiationTests {
    @Test func buildersExtensionsAndErasuresAreResolved() {
        let sources = """
            //: App/App.swift
            struct Container<T> {}
            @Instantiable(conformsElsewhere: true)
            extension Container {
                static func instantiate(size: Int) -> Container<Int> { Container() }
                static func instantiate(size: Int) -> Container<URL?> { Container() }
            }
            protocol Screen {}
            @Instantiable
            struct Editor: Instantiable, Screen {
                @Forwarded let line: Int
                @Received let numbers: Container<Int>
            }
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let size: Int
                @Instantiated let numbers: Container<Int>
                @Instantiated let links: Container<Optional<URL>>
                @Instantiated let editorBuilder: SendableInstantiator<Editor>
                @Instantiated(fulfilledByType: "Editor") let screenBuilder: ErasedInstantiator<Int, any Screen>
                @Instantiated(fulfilledByType: "Editor", erasedToConcreteExistential: true) let viewBuilder: SendableErasedInstantiator<Editor.ForwardedProperties, AnyView>
                @Instantiated(fulfilledByType: "Header", erasedToConcreteExistential: true) let header: AnyView
            }
            @Instantiable
            struct Header: Instantiable {}
            @Instantiable(conformsElsewhere: true)
            extension Int {
                static func instantiate() -> Int { 1 }
            }
            """
        #expect(
            graph(of: sources) == """
                root App.NotesApp
                App.Container<Int>
                  requires size: Int
                  received size: Int
                App.Container<Optional<URL>>
                  requires size: Int
                  received size: Int
                App.Editor
                  requires numbers: App.Container<Int>
                  forwarded line: Int
                  received numbers: App.Container<Int>
                App.NotesApp
                  size: Int = Int
                  numbers: App.Container<Int> = App.Container<Int>
                    size: Int from own size
                  links: App.Container<Optional<URL>> = App.Container<Optional<URL>>
                    size: Int from own size
                  editorBuilder: SendableInstantiator<App.Editor> = SendableInstantiator of App.Editor
                    numbers: App.Container<Int> from own numbers
                  screenBuilder: ErasedInstantiator<Int, any App.Screen> = ErasedInstantiator of App.Editor
                    numbers: App.Container<Int> from own numbers
                  viewBuilder: SendableErasedInstantiator<App.Editor.ForwardedProperties, AnyView> = SendableErasedInstantiator of wrapped App.Editor
                    numbers: App.Container<Int> from own numbers
                  header: AnyView = wrapped App.Header
                App.Header
                Int
                """
        )
    }
}
