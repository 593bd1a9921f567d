// A function parameter is `@escaping` if the product stores it: every suggestion spells it so.

//: App/App.swift
import Heirloom

typealias Save = (String) -> Void

protocol Panel {}

@Instantiable
struct Editor: Instantiable {
    @Forwarded let save: Save
    @Forwarded let close: (() -> Void)?

    init(save: @escaping Save, close: (() -> Void)?) {
        self.save = save
        self.close = close
    }
}

@Instantiable
struct Upload: Instantiable {
    @Forwarded let progress: @Sendable (Int) -> Void
    init(progress: @escaping @Sendable (Int) -> Void) async throws { self.progress = progress }
}

@Instantiable(fulfillingAdditionalTypes: [Panel.self])
struct Inspector: Instantiable, Panel {
    @Forwarded let pick: (Int) -> Void
}

final class Row {
    let tap: () -> Void
    init(tap: @escaping () -> Void) { self.tap = tap }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let lent: (_ save: Save, _ close: (() -> Void)?) -> Editor
    @Instantiated let unforwarded: () -> Editor
    @Instantiated let narrow: (_ progress: @Sendable (Int) -> Void) async throws -> Upload
    @Instantiated let synchronous: (_ progress: @escaping @Sendable (Int) -> Void) -> Upload
    @Instantiated let panels: [any Panel]
    @Instantiated({ (tap: @escaping () -> Void) in Row(tap: tap) }) let row: (_ tap: () -> Void) -> Row
    @Instantiated let right: (_ save: @escaping Save, _ close: (() -> Void)?) -> Editor
}

//: diagnostics
// App/App.swift:36:23: error: 'lent: (_ save: Save, _ close: (() -> Void)?) -> Editor' takes 'save' as nonescaping, but 'Editor' takes it '@escaping' [mismatched-parameters]
// App/App.swift:36:23: note: write '(_ save: @escaping Save, _ close: (() -> Void)?) -> Editor'
// App/App.swift:37:23: error: 'unforwarded: () -> Editor' does not match the forwarded properties of 'Editor' [mismatched-parameters]
// App/App.swift:9:20: note: 'save: Save' is forwarded
// App/App.swift:10:20: note: 'close: (() -> Void)?' is forwarded
// App/App.swift:37:23: note: write '(_ save: @escaping Save, _ close: (() -> Void)?) -> Editor'
// App/App.swift:38:23: error: 'narrow: (_ progress: @Sendable (Int) -> Void) async throws -> Upload' takes 'progress' as nonescaping, but 'Upload' takes it '@escaping' [mismatched-parameters]
// App/App.swift:38:23: note: write '(_ progress: @escaping @Sendable (Int) -> Void) async throws -> Upload'
// App/App.swift:39:23: error: building 'Upload' is async and can throw, which 'synchronous: (_ progress: @escaping @Sendable (Int) -> Void) -> Upload' does not allow [effectful-builder]
// App/App.swift:21:5: note: building 'Upload' is async and can throw
// App/App.swift:39:23: note: write '(_ progress: @escaping @Sendable (Int) -> Void) async throws -> Upload'
// App/App.swift:40:23: error: 'panels: [any Panel]' cannot be built eagerly because 'pick' must be forwarded to 'Inspector' [eager-forwarding]
// App/App.swift:26:20: note: 'pick: (Int) -> Void' is forwarded
// App/App.swift:40:23: note: build it on demand: '@Instantiated let panels: [(_ pick: @escaping (Int) -> Void) -> any Panel]'
// App/App.swift:41:73: error: 'row: (_ tap: () -> Void) -> Row' takes 'tap' as nonescaping, but its closure takes it '@escaping' [mismatched-parameters]
// App/App.swift:41:73: note: write '(_ tap: @escaping () -> Void) -> Row'

//: fix-its
// App/App.swift:36:23: would fix: write '(_ save: @escaping Save, _ close: (() -> Void)?) -> Editor' [mismatched-parameters]
// App/App.swift:36:29: note: replace '(_ save: Save, _ close: (() -> Void)?) -> Editor' with '(_ save: @escaping Save, _ close: (() -> Void)?) -> Editor'
// App/App.swift:37:23: would fix: write '(_ save: @escaping Save, _ close: (() -> Void)?) -> Editor' [mismatched-parameters]
// App/App.swift:37:36: note: replace '() -> Editor' with '(_ save: @escaping Save, _ close: (() -> Void)?) -> Editor'
// App/App.swift:38:23: would fix: write '(_ progress: @escaping @Sendable (Int) -> Void) async throws -> Upload' [mismatched-parameters]
// App/App.swift:38:31: note: replace '(_ progress: @Sendable (Int) -> Void) async throws -> Upload' with '(_ progress: @escaping @Sendable (Int) -> Void) async throws -> Upload'
// App/App.swift:39:23: would fix: write '(_ progress: @escaping @Sendable (Int) -> Void) async throws -> Upload' [effectful-builder]
// App/App.swift:39:36: note: replace '(_ progress: @escaping @Sendable (Int) -> Void) -> Upload' with '(_ progress: @escaping @Sendable (Int) -> Void) async throws -> Upload'
// App/App.swift:40:23: could fix: build it on demand [eager-forwarding]
// App/App.swift:40:31: note: replace '[any Panel]' with '[(_ pick: @escaping (Int) -> Void) -> any Panel]'
// App/App.swift:41:73: would fix: write '(_ tap: @escaping () -> Void) -> Row' [mismatched-parameters]
// App/App.swift:41:78: note: replace '(_ tap: () -> Void) -> Row' with '(_ tap: @escaping () -> Void) -> Row'
