// A function whose parameters do not match the forwarded properties of its product is an error, and the diagnostic spells the
// right type.

//: App/App.swift
import Heirloom

struct User {}

@Instantiable
struct Visit: Instantiable {
    @Forwarded let user: User
    @Forwarded let page: String
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let nothing: () -> Visit
    @Instantiated let misnamed: (_ person: User, _ page: String) -> Visit
    @Instantiated let otherTypes: @Sendable (User, Int) -> Visit
    @Instantiated let tooMany: ((User, String, Int) throws -> Visit)?
}

//: diagnostics
// App/App.swift:13:23: error: 'nothing: () -> Visit' does not match the forwarded properties of 'Visit' [mismatched-parameters]
// App/App.swift:7:20: note: 'user: User' is forwarded
// App/App.swift:8:20: note: 'page: String' is forwarded
// App/App.swift:13:23: note: write '(_ user: User, _ page: String) -> Visit'
// App/App.swift:14:23: error: 'misnamed: (_ person: User, _ page: String) -> Visit' does not match the forwarded properties of 'Visit' [mismatched-parameters]
// App/App.swift:7:20: note: 'user: User' is forwarded
// App/App.swift:8:20: note: 'page: String' is forwarded
// App/App.swift:14:23: note: write '(_ user: User, _ page: String) -> Visit'
// App/App.swift:15:23: error: 'otherTypes: @Sendable (User, Int) -> Visit' does not match the forwarded properties of 'Visit' [mismatched-parameters]
// App/App.swift:7:20: note: 'user: User' is forwarded
// App/App.swift:8:20: note: 'page: String' is forwarded
// App/App.swift:15:23: note: write '@Sendable (_ user: User, _ page: String) -> Visit'
// App/App.swift:16:23: error: 'tooMany: ((User, String, Int) throws -> Visit)?' does not match the forwarded properties of 'Visit' [mismatched-parameters]
// App/App.swift:7:20: note: 'user: User' is forwarded
// App/App.swift:8:20: note: 'page: String' is forwarded
// App/App.swift:16:23: note: write '((_ user: User, _ page: String) throws -> Visit)?'

//: fix-its
// App/App.swift:13:23: would fix: write '(_ user: User, _ page: String) -> Visit' [mismatched-parameters]
// App/App.swift:13:32: note: replace '() -> Visit' with '(_ user: User, _ page: String) -> Visit'
// App/App.swift:14:23: would fix: write '(_ user: User, _ page: String) -> Visit' [mismatched-parameters]
// App/App.swift:14:33: note: replace '(_ person: User, _ page: String) -> Visit' with '(_ user: User, _ page: String) -> Visit'
// App/App.swift:15:23: would fix: write '@Sendable (_ user: User, _ page: String) -> Visit' [mismatched-parameters]
// App/App.swift:15:35: note: replace '@Sendable (User, Int) -> Visit' with '@Sendable (_ user: User, _ page: String) -> Visit'
// App/App.swift:16:23: could fix: write '((_ user: User, _ page: String) throws -> Visit)?' [mismatched-parameters]
// App/App.swift:16:32: note: replace '((User, String, Int) throws -> Visit)?' with '((_ user: User, _ page: String) throws -> Visit)?'
