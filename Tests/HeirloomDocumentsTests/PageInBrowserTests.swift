import HeirloomTestSupport
import Testing

@testable import HeirloomDocuments

/// The page as users see and operate it.
@Suite(.enabled(if: Chromium.path != nil, "Chromium is not installed"), .serialized)
struct PageInBrowserTests {
    @Test func treesShowEverythingThatTheTerminalShows() throws {
        let said = try Browser.said(on: DocumentedTrees.station(), script: "say(rows())")
        #expect(
            said == """
                ▾ Station  (async throws)
                     log: any Log = ConsoleLog
                   ▾ archive: Archive  (concurrently · async throws(Outage))
                        disk: Disk  (throws(Outage))
                     feed: Feed  (concurrently · async)
                     secret: Secret  (local)
                   ▾ probes: [any Probe]
                      ▾ HeatProbe
                           log: any Log  (received)
                        WindProbe
                   ▾ probesByName: [String: any Probe]
                        "heat": HeatProbe  (see Station.probes)
                        "wind": WindProbe
                   ▾ banner: String  (by a closure)
                        secret: Secret  (received)
                     report: () -> Report = Report  (built on first demand)
                     map: () -> Map = Map  (built on demand, kept while it is held)
                   ▾ desk: Desk
                      ▾ log: any Log = LoudLog  (decorates the one above)
                           log: any Log  (received)
                      ▾ paper: Paper
                           log: any Log  (received)
                     radio: Radio?  (not available)

                """
        )
    }

    @Test func typesThatNoRootReachesAreAtTheEnd() throws {
        let script = "await click('#openAll'); say(rows()); await click('#closeAll'); say(rows());"
        let said = try Browser.said(on: DocumentedTrees.notes(), script: script)
        #expect(
            said == """
                ▾ NotesApp
                     stringStorage: any StringStorage = UserDefaults
                   ▾ userService: UserService
                        stringStorage: any StringStorage  (received)
                   ▾ loggedInViewBuilder: Instantiator<LoggedInView>  (built on demand)
                        user: User  (forwarded)
                        userService: UserService  (received)
                      ▾ noteStorage: NoteStorage
                           user: User  (received)
                           stringStorage: any StringStorage  (received)
                        drafts: NoteStorage  (renamed from noteStorage)
                      ▾ editor: Editor
                           user: User?  (received if available)
                           drafts: NoteStorage  (received)
                ▾ Below no root (1)
                     Unused
                ▸ NotesApp
                ▸ Below no root (1)

                """
        )
    }

    @Test func keysMoveOpenAndCloseRows() throws {
        let script = """
            find(".row[tabindex='0']").focus();
            for (const key of ["ArrowDown", "End", "ArrowUp", "ArrowLeft", "ArrowLeft", "ArrowRight", "ArrowRight", "Home"]) {
                await press(key);
                const active = document.activeElement;
                const facts = ["aria-level", "aria-posinset", "aria-setsize"].map((name) => active.getAttribute(name));
                say(key + ": " + row(active).trim() + " " + facts.join(" "));
            }
            say(document.querySelectorAll("[role=treeitem][tabindex='0']").length);
            """
        let said = try Browser.said(on: DocumentedTrees.notes(), script: script)
        #expect(
            said == """
                ArrowDown: stringStorage: any StringStorage = UserDefaults 2 1 3
                End: ▸ Below no root (1) 1 2 2
                ArrowUp: drafts: NoteStorage  (received) 4 2 2
                ArrowLeft: ▾ editor: Editor 3 5 5
                ArrowLeft: ▸ editor: Editor 3 5 5
                ArrowRight: ▾ editor: Editor 3 5 5
                ArrowRight: user: User?  (received if available) 4 1 2
                Home: ▾ NotesApp 1 1 2
                1

                """
        )
    }

    @Test func typesAreFoundAndSelectedWithKeys() throws {
        let script = """
            await press("/");
            say(document.activeElement.id);
            for (const text of ["log", "LIV", "notes.ed", "drafts", "nothing of that"]) {
                await enter(text);
                say(text + ":");
                say(find("#results").innerText.split("\\n").map((line) => "  " + line).join("\\n"));
                say("  " + find("#count").innerText);
            }
            await enter("note");
            await press("ArrowDown");
            const chosen = document.getElementById(find("#query").getAttribute("aria-activedescendant"));
            say(chosen.innerText);
            await press("Enter");
            say(location.hash + " " + find("h2").innerText + " " + row(find("[aria-selected=true].row")).trim());
            await press("/");
            await enter("user");
            await press("Escape");
            say(find("#query").value + find("#found").hidden + " " + row(document.activeElement).trim());
            """
        let said = try Browser.said(on: DocumentedTrees.notes(), script: script)
        #expect(
            said == """
                query
                log:
                  LoggedInView Notes
                  loggedInViewBuilder: Instantiator<LoggedInView> in NotesApp
                  Instantiator<Notes.LoggedInView> not instantiable
                  3 results
                LIV:
                  LoggedInView Notes
                  1 result
                notes.ed:
                  Editor Notes
                  1 result
                drafts:
                  drafts: NoteStorage in Editor
                  drafts: NoteStorage in LoggedInView
                  2 results
                nothing of that:
                  
                  Nothing has this name.
                NoteStorage Notes
                #Notes.NoteStorage NoteStorage ▾ noteStorage: NoteStorage
                true ▾ noteStorage: NoteStorage

                """
        )
    }

    @Test func detailsDescribeAType() throws {
        let said = try Browser.said(
            on: DocumentedTrees.notes(),
            fragment: "Notes.LoggedInView",
            script: "say(details())"
        )
        #expect(
            said == """
                LoggedInView
                Notes.LoggedInView
                struct · in module Notes
                Notes.swift:19:8
                NotesApp
                loggedInViewBuilder
                LoggedInView
                NoteStorage
                noteStorage
                Editor
                editor
                Shortest path from a root
                NotesApp
                loggedInViewBuilder: Instantiator<LoggedInView> built on demand Notes.swift:10:23
                Built by
                NotesApp.loggedInViewBuilder: Instantiator<LoggedInView> built on demand Notes.swift:10:23
                Is forwarded
                user: User forwarded Notes.swift:20:20
                Receives
                userService: UserService received Notes.swift:21:19
                from
                NotesApp.userService
                Requires for what it builds
                stringStorage: any StringStorage
                from
                NotesApp.stringStorage
                Provides 4
                user: User forwarded Notes.swift:20:20
                received by
                NoteStorage.user
                Editor.user
                noteStorage: NoteStorage Notes.swift:22:23
                received by
                LoggedInView.drafts
                Editor.drafts
                drafts: NoteStorage renamed from noteStorage Notes.swift:24:9
                received by
                Editor.drafts
                editor: Editor Notes.swift:25:23

                """
        )
    }

    @Test func detailsShowTheCausesOfEffectsAndTheElementsOfCollections() throws {
        let said = try Browser.said(
            on: DocumentedTrees.station(),
            fragment: "Station.Station",
            script: "say(details())"
        )
        #expect(
            said == """
                Station
                Station.Station
                root · struct · in module Station · async throws
                Station.swift:9:8
                Station
                ConsoleLog
                log
                Archive
                archive
                Feed
                feed
                Secret
                secret
                HeatProbe
                probes, probesByName
                WindProbe
                probes, probesByName
                4 more
                Effects
                It is async because Archive is.
                Station
                archive: Archive concurrently · async throws(Outage) Station.swift:11:43
                It throws because Archive does.
                Station
                archive: Archive concurrently · async throws(Outage) Station.swift:11:43
                Provides 11
                log: any Log = ConsoleLog Station.swift:10:54
                received by
                HeatProbe.log
                LoudLog.log
                archive: Archive concurrently · async throws(Outage) Station.swift:11:43
                feed: Feed concurrently · async Station.swift:12:43
                secret: Secret local Station.swift:13:38
                received by
                Station.banner.secret
                probes: [any Probe] Station.swift:14:23
                of
                HeatProbe
                WindProbe
                probesByName: [String: any Probe] Station.swift:15:23
                of
                "heat": HeatProbe
                "wind": WindProbe
                banner: String by a closure Station.swift:16:60
                report: () -> Report = Report built on first demand Station.swift:17:40
                map: () -> Map = Map built on demand, kept while it is held Station.swift:18:40
                desk: Desk Station.swift:19:23
                radio: Radio? not available Station.swift:20:46

                """
        )
    }

    @Test func detailsDescribeTypesThatAreNotInstantiable() throws {
        let said = try Browser.said(
            on: DocumentedTrees.station(),
            fragment: "Station.Log",
            script: "say(details())"
        )
        #expect(
            said == """
                Log
                Station.Log
                not instantiable itself
                Provided by 2
                Desk.log: any Log = LoudLog decorates the one above Station.swift:65:51
                received by
                Paper.log
                Station.log: any Log = ConsoleLog Station.swift:10:54
                received by
                HeatProbe.log
                LoudLog.log
                Received by 3
                HeatProbe.log: any Log received Station.swift:49:19
                LoudLog.log: any Log received Station.swift:71:19
                Paper.log: any Log received Station.swift:76:19

                """
        )
    }

    @Test func addressesNameTheSelection() throws {
        let script = """
            const state = () => location.hash + " | " + find("h2").innerText + " | " + document.title + " | "
                + row(find("[aria-selected=true].row")).trim();
            say(state());
            await click("#details a.type");
            say(state());
            await click([...document.querySelectorAll(".row")].find((drawn) => row(drawn).includes("userService: ")));
            say(state());
            history.back();
            await answered();
            say(state());
            """
        let said = try Browser.said(on: DocumentedTrees.notes(), fragment: "Notes.Editor", script: script)
        #expect(
            said == """
                #Notes.Editor | Editor | Editor · Notes · Heirloom | ▾ editor: Editor
                #Notes.NotesApp | NotesApp | NotesApp · Notes · Heirloom | ▾ NotesApp
                #Notes.UserService | UserService | UserService · Notes · Heirloom | ▾ userService: UserService
                #Notes.NotesApp | NotesApp | NotesApp · Notes · Heirloom | ▾ NotesApp

                """
        )
    }

    @Test func repeatedScopesLinkToTheirFirstOccurrence() throws {
        let script = """
            await click("#openAll");
            await click(".home");
            say(row(document.activeElement).trim() + " " + document.activeElement.getAttribute("aria-posinset"));
            """
        let said = try Browser.said(on: DocumentedTrees.station(), script: script)
        #expect(
            said == """
                ▾ HeatProbe 1

                """
        )
    }

    @Test func colorsFollowTheSystemUntilAThemeIsChosen() throws {
        let script = """
            const colours = () => getComputedStyle(document.documentElement).backgroundColor;
            for (const _ of [1, 2, 3, 4]) {
                say(find("#theme").innerText + " " + colours());
                await click("#theme");
            }
            """
        let said = try Browser.said(on: DocumentedTrees.notes(), script: script)
        #expect(
            said == """
                Auto rgb(255, 255, 255)
                Light rgb(255, 255, 255)
                Dark rgb(21, 24, 28)
                Auto rgb(255, 255, 255)

                """
        )
    }

    /// Names of types are always shown as text.
    @Test func namesAreShownAsText() throws {
        let name = "App.Cache<b>&amp;\"</script><img src=x onerror=alert()>"
        let document = GraphDocument(
            modules: ["<i>App"],
            roots: [name],
            scopes: [
                GraphDocument.Scope(
                    name: name,
                    type: name,
                    module: "App",
                    kind: .class,
                    place: GraphDocument.Place(path: "<App>.swift", line: 1, column: 1)
                )
            ]
        )
        let script = """
            await click(".row");
            say(rows());
            say(details());
            say(document.title);
            """
        let said = try Browser.said(on: document, script: script)
        #expect(
            said == """
                  App.Cache<b>&amp;"</script><img src=x onerror=alert()>
                App.Cache<b>&amp;"</script><img src=x onerror=alert()>
                root · class · in module App
                <App>.swift:1:1
                Cache<b>&amp;"</script><img src=x onerror=alert()> · <i>App · Heirloom

                """
        )
    }

    /// Only visible rows are drawn.
    @Test func thousandsOfTypesStaySmooth() throws {
        let types = (0..<5_000).map { number in
            GraphDocument.Scope(
                name: "App.Type\(number)",
                type: "Type\(number)",
                module: "App",
                kind: .class,
                place: GraphDocument.Place(path: "App.swift", line: number + 1, column: 1),
                dependencies: [2 * number + 1, 2 * number + 2].filter { $0 < 5_000 }.map { product in
                    GraphDocument.Dependency(
                        label: "type\(product)",
                        identity: "App.Type\(product)",
                        type: "Type\(product)",
                        origin: .instantiated,
                        place: GraphDocument.Place(path: "App.swift", line: number + 1, column: 9),
                        builds: [GraphDocument.Build(scope: "App.Type\(product)", isNamedByType: true)]
                    )
                }
            )
        }
        let document = GraphDocument(modules: ["App"], roots: ["App.Type0"], scopes: types)
        let script = """
            const facts = () => page.tree.rows.length + " " + (document.querySelectorAll(".row").length < 100);
            say(facts());
            await click("#openAll");
            say(facts());
            find(".row[tabindex='0']").focus();
            await press("End");
            say(facts() + " " + row(document.activeElement).trim());
            find("#tree").scrollTop = 0;
            await answered();
            say(facts() + " " + row(document.activeElement).trim());
            """
        let said = try Browser.said(on: document, script: script)
        #expect(
            said == """
                39 true
                5000 true
                5000 true type4094: Type4094
                5000 true type4094: Type4094

                """
        )
    }
}
