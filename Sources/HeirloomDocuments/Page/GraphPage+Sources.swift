// Recorded from the files in Web. Change those, and run 'HEIRLOOM_RECORD=1 swift test --filter PageSourceTests'.
// swift-format-ignore-file

extension GraphPage {
    /// The files in `Web` by their names, without blank lines and comments.
    static let sources: [String: String] = [
        "details.js": ##"""
        "use strict";
        class Details {
            constructor(graph, tree, container) {
                this.graph = graph;
                this.tree = tree;
                this.neighbourhood = new Neighbourhood(graph);
                this.container = container;
                this.limit = 12;
            }
            get flow() {
                this.storedFlow ??= new ValueFlow(this.graph);
                return this.storedFlow;
            }
            show(name) {
                const number = this.graph.numbers.get(name);
                const contents = number === undefined ? this.otherType(name) : this.scope(number);
                this.container.replaceChildren(...contents.flat(Infinity).filter((part) => part));
                this.container.scrollTop = 0;
            }
            showOverview() {
                const keys = [
                    ["/", "Search"], ["↑ ↓", "Move in the tree"], ["→ ←", "Open and close"],
                    ["Enter", "Choose"], ["*", "Open all beside"], ["Esc", "Leave the search"],
                ];
                this.container.replaceChildren(
                    element("h2", {}, this.graph.modules.join(", ")),
                    element("p", { class: "facts" },
                        "Choose a type to see what it requires, what it provides and why it is built."),
                    this.section("Marks", legend(marks.map(([name, meaning]) => [mark(name), meaning]))),
                    this.section("Keys", legend(keys.map(([key, meaning]) => [element("kbd", {}, key), meaning]))),
                );
                this.container.scrollTop = 0;
            }
            scope(number) {
                const scope = this.graph.scopes[number];
                const places = scope.dependencies.map((_, index) => ({ owner: number, index }));
                const origin = (place) => this.graph.dependency(place).origin;
                const forwarded = places.filter((place) => origin(place) === "forwarded");
                const received = places.filter((place) => !isProvided(origin(place)));
                const provided = places.filter((place) => isProvided(origin(place)));
                const builders = this.graph.stepsTo[number];
                return [
                    this.heading(scope, number),
                    this.neighbourhoodOf(number),
                    this.pathSection(number),
                    this.lines("Built by", builders, (place) => this.lineWithUsers(place),
                        this.graph.roots.includes(number) ? undefined : "Nothing builds it."),
                    this.effects(number),
                    this.lines("Is forwarded", forwarded, (place) => this.line(place)),
                    this.lines("Receives", received, (place) =>
                        [this.line(place), this.sources(this.flow.providers(place))]),
                    this.requirements(number, received),
                    this.lines("Provides", provided, (place) => [this.line(place), this.users(place)]),
                ];
            }
            heading(scope, number) {
                const facts = [
                    this.graph.roots.includes(number) && "root",
                    scope.kind === "extension" ? "extension of a type" : scope.kind,
                    "in module " + scope.module,
                    scope.hidesParts && "built there for other modules",
                    scope.isolation && "@" + scope.isolation,
                    scope.effects,
                    scope.key && "key " + scope.key,
                ].filter((fact) => fact);
                const name = scope.name === scope.type ? undefined : element("p", { class: "name" }, scope.name);
                return [
                    element("h2", {}, scope.type),
                    name,
                    element("p", { class: "facts" }, facts.join(" · ")),
                    scope.fulfills.length > 0
                        && element("p", { class: "facts" }, "fulfills ", element("code", {}, scope.fulfills.join(", "))),
                    element("p", { class: "facts" }, this.place(scope.place, { isWhole: true })),
                ];
            }
            neighbourhoodOf(number) {
                const drawing = this.neighbourhood.drawing(number);
                return drawing && element("div", { class: "picture" }, drawing);
            }
            pathSection(number) {
                const path = this.tree.paths.path(number);
                const top = path.length > 0 ? path[0].owner : number;
                if (path.length === 0) return undefined;
                const start = this.graph.roots.includes(top) ? "a root" : "what nothing builds";
                return this.section("Shortest path from " + start, this.path(path));
            }
            path(steps) {
                const top = this.graph.scopes[steps[0].owner];
                const list = element("ol", { class: "lines path" });
                list.append(element("li", {}, mark("root"), this.link(top.name, top.type)));
                const level = new Map(steps.map((step, index) => [step, Math.min(index + 1, 12)]));
                this.fill(list, steps, (step) =>
                    element("li", { style: "--level: " + level.get(step) }, this.line(step)));
                return list;
            }
            effects(number) {
                const causes = causesOfEffects(this.graph, number);
                if (causes.length === 0) return undefined;
                return this.section("Effects", causes.map(({ effect, cause, path }) => {
                    const verb = effect === "async" ? "It is async" : "It throws";
                    if (cause === undefined) return element("p", {}, verb + " because of what was left out.");
                    if (cause === number) return element("p", {}, verb + " itself.");
                    const scope = this.graph.scopes[cause];
                    return [
                        element("p", {}, verb + " because ", this.link(scope.name, scope.type),
                            effect === "async" ? " is." : " does."),
                        this.path(path),
                    ];
                }));
            }
            requirements(number, received) {
                const own = new Set(received.map((place) => this.flow.valuesTaken(place)[0]));
                const requires = this.graph.scopes[number].requires;
                const left = requires.filter((value) => !own.has(this.flow.valueNumber(value)));
                return this.lines("Requires for what it builds", left, (value) => {
                    const origin = value.isOnlyIfAvailable ? "receivedIfAvailable" : "received";
                    const values = this.flow.values(value, value.isOnlyIfAvailable);
                    return [
                        [
                            mark(origin),
                            element("span", { class: "label" }, value.label + ": "),
                            this.link(plainIdentity(value.identity), value.type),
                            remarksElement(value.isOnlyIfAvailable ? ["if available"] : []),
                        ],
                        this.sources(this.flow.providersAbove(number, values)),
                    ];
                });
            }
            sources({ places, isOpen }) {
                return this.sublist("from", isOpen ? [...places, undefined] : places, (place) =>
                    place ? this.reference(place) : element("li", {}, "outside"));
            }
            users(place) {
                return this.sublist("received by", this.flow.users(place), (user) => this.reference(user));
            }
            lineWithUsers(place) {
                return [this.line(place, { hasOwner: true }), this.users(place)];
            }
            reference(place) {
                const scope = this.graph.scopes[place.owner];
                const dependency = this.graph.dependency(place);
                return element("li", {}, this.link(scope.name, scope.type + "." + dependency.label));
            }
            sublist(title, things, line) {
                if (things.length === 0) return undefined;
                const list = element("ul", { class: "references" }, element("li", { class: "title" }, title));
                this.fill(list, things, line);
                return list;
            }
            otherType(name) {
                const providers = this.graph.providers(name);
                const received = [...this.graph.places()].filter((place) => {
                    const dependency = this.graph.dependency(place);
                    return !isProvided(dependency.origin) && plainIdentity(dependency.identity) === name;
                });
                if (providers.length + received.length === 0) {
                    return [element("h2", {}, name), element("p", {}, "Nothing here has this type.")];
                }
                return [
                    element("h2", {}, simpleName(name)),
                    simpleName(name) !== name && element("p", { class: "name" }, name),
                    element("p", { class: "facts" }, "not instantiable itself"),
                    this.lines("Provided by", providers, (place) => this.lineWithUsers(place), "Nothing provides it."),
                    this.lines("Received by", received, (place) => this.line(place, { hasOwner: true })),
                ];
            }
            line(place, { hasOwner = false } = {}) {
                const dependency = this.graph.dependency(place);
                const owner = this.graph.scopes[place.owner];
                const product = hiddenProduct(this.graph, dependency);
                const build = onlyBuild(dependency);
                return [
                    mark(markOf(dependency)),
                    hasOwner && [this.link(owner.name, owner.type), "."],
                    element("span", { class: "label" }, dependency.label + ": "),
                    product
                        ? [element("span", { class: "type" }, dependency.type + " = "), this.link(build.scope, product)]
                        : this.link(this.graph.typeName(dependency), dependency.type),
                    remarksElement(remarksOn(this.graph, dependency)),
                    " ",
                    this.place(dependency.place),
                    this.elementsOf(dependency),
                ];
            }
            elementsOf(dependency) {
                if (!dependency.collection) return undefined;
                return this.sublist("of", dependency.builds, (build) => {
                    const link = this.link(build.scope, typeOfBuild(this.graph, build));
                    return element("li", {}, build.key && build.key + ": ", link);
                });
            }
            link(name, text) {
                const isKnown = this.graph.numbers.has(name);
                return element("a", { href: address(name), class: isKnown ? "type" : "type other" }, text);
            }
            place(place, { isWhole = false } = {}) {
                const text = placeText(place);
                const short = text.slice(text.lastIndexOf("/") + 1);
                const onclick = (event) => copyText(text, event.currentTarget);
                const facts = { type: "button", class: "place", title: "Copy " + text, onclick };
                const copy = element("button", facts, isWhole ? text : short);
                if (!isWhole || !place.path.startsWith("/")) return copy;
                return [copy, " ", element("a", { href: "file://" + encodeURI(place.path) }, "Open")];
            }
            section(title, ...children) {
                return element("section", {}, element("h3", {}, title), children);
            }
            lines(title, things, line, empty) {
                if (things.length === 0) return empty && this.section(title, element("p", {}, empty));
                const list = element("ul", { class: "lines" });
                this.fill(list, things, (thing) => element("li", {}, line(thing)));
                const count = things.length > 1 ? " " + things.length.toLocaleString("en") : "";
                const heading = element("h3", {}, title, element("span", { class: "count" }, count));
                return element("section", {}, heading, list);
            }
            fill(list, things, line) {
                const first = things.length <= this.limit + 3 ? things.length : this.limit;
                list.append(...things.slice(0, first).map(line));
                if (first === things.length) return;
                const text = "Show " + (things.length - first).toLocaleString("en") + " more";
                const onclick = () => more.replaceWith(...things.slice(first).map(line));
                const more = element("li", { class: "more" }, element("button", { type: "button", onclick }, text));
                list.append(more);
            }
        }
        function legend(pairs) {
            return element("dl", { class: "legend" },
                pairs.map(([thing, meaning]) => [element("dt", {}, thing), element("dd", {}, meaning)]));
        }
        function address(name) {
            return "#" + encodeURIComponent(name);
        }
        async function copyText(text, button) {
            const before = button.textContent;
            try {
                await navigator.clipboard.writeText(text);
                button.textContent = "Copied";
                setTimeout(() => { button.textContent = before; }, 1000);
            } catch {
                getSelection().selectAllChildren(button);
            }
        }

        """##,
        "elements.js": ##"""
        "use strict";
        function element(name, attributes, ...children) {
            return filled(document.createElement(name), attributes, children);
        }
        function shape(name, attributes, ...children) {
            return filled(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
        }
        function mark(name) {
            const drawing = document.getElementById("mark-" + name).content.firstElementChild;
            return drawing.cloneNode(true);
        }
        function filled(target, attributes, children) {
            for (const [name, value] of Object.entries(attributes ?? {})) {
                if (name.startsWith("on")) target.addEventListener(name.slice(2), value);
                else if (value === true) target.setAttribute(name, "");
                else if (value !== undefined && value !== false) target.setAttribute(name, value);
            }
            target.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== false));
            return target;
        }
        function counted(count, noun) {
            return count.toLocaleString("en") + " " + noun + (count === 1 ? "" : "s");
        }

        """##,
        "graph.js": ##"""
        "use strict";
        class Graph {
            constructor(content) {
                this.modules = content.modules;
                this.scopes = content.scopes.map((scope) => ({
                    ...scope,
                    fulfills: scope.fulfills ?? [],
                    requires: scope.requires ?? [],
                    dependencies: (scope.dependencies ?? []).map((dependency) => ({
                        ...dependency,
                        builds: dependency.builds ?? [],
                    })),
                }));
                this.numbers = new Map(this.scopes.map((scope, number) => [scope.name, number]));
                this.roots = content.roots.map((name) => this.numbers.get(name)).filter((root) => root !== undefined);
                this.steps = this.scopes.map((scope, owner) =>
                    scope.dependencies.flatMap((dependency, index) =>
                        dependency.builds
                            .map((build, place) => ({ owner, index, place, product: this.numbers.get(build.scope) }))
                            .filter((step) => step.product !== undefined),
                    ),
                );
                this.stepsTo = this.scopes.map(() => []);
                for (const step of this.steps.flat()) this.stepsTo[step.product].push(step);
            }
            get tops() {
                if (this.roots.length > 0) return this.roots;
                return [...this.scopes.keys()].filter(
                    (number) =>
                        this.stepsTo[number].every((step) => step.owner === number) &&
                        this.scopes[number].dependencies.length > 0,
                );
            }
            dependency(place) {
                return this.scopes[place.owner].dependencies[place.index];
            }
            *places() {
                for (const [owner, scope] of this.scopes.entries()) {
                    for (const index of scope.dependencies.keys()) yield { owner, index };
                }
            }
            providers(name) {
                return [...this.places()].filter((place) => {
                    const dependency = this.dependency(place);
                    if (!isProvided(dependency.origin)) return false;
                    const isNamed = plainIdentity(dependency.identity) === name && dependency.origin !== "renamed";
                    return isNamed || dependency.builds.some((build) => build.scope === name);
                });
            }
            typeName(dependency) {
                if (dependency.builds.length === 1 && !dependency.collection) return dependency.builds[0].scope;
                return plainIdentity(dependency.identity);
            }
            get otherTypes() {
                const names = new Set();
                for (const place of this.places()) names.add(plainIdentity(this.dependency(place).identity));
                return [...names].filter((name) => !this.numbers.has(name)).sort();
            }
        }
        function isProvided(origin) {
            return origin !== "received" && origin !== "receivedIfAvailable";
        }
        function isAtOnce(origin) {
            return origin === "instantiated" || origin === "instantiatedConcurrently";
        }
        function plainIdentity(identity) {
            const optional = "Optional<";
            let text = identity;
            while (text.startsWith(optional) && text.endsWith(">")) text = text.slice(optional.length, -1);
            return text.startsWith("any ") ? text.slice(4) : text;
        }
        function simpleName(type) {
            let depth = 0;
            let start = 0;
            for (let index = 0; index < type.length; index += 1) {
                const letter = type[index];
                if (letter === "<" || letter === "(" || letter === "[") depth += 1;
                else if (letter === ">" || letter === ")" || letter === "]") depth -= 1;
                else if (letter === "." && depth === 0) start = index + 1;
            }
            return type.slice(start);
        }

        """##,
        "neighbourhood.js": ##"""
        "use strict";
        class Neighbourhood {
            constructor(graph) {
                this.graph = graph;
                this.limit = 7;
                this.width = 172;
                this.height = 36;
                this.gap = 8;
                this.between = 32;
            }
            drawing(number) {
                const owners = this.boxes(this.graph.stepsTo[number], (step) => step.owner);
                const products = this.boxes(this.graph.steps[number], (step) => step.product);
                if (owners.length + products.length === 0) return undefined;
                const rows = Math.max(owners.length, products.length, 1);
                const height = rows * (this.height + this.gap) - this.gap;
                const columns = [
                    ...(owners.length > 0 ? [owners] : []),
                    [{ text: this.graph.scopes[number].type, isCentre: true }],
                    ...(products.length > 0 ? [products] : []),
                ];
                const width = columns.length * (this.width + this.between) - this.between;
                const drawing = shape("svg", {
                    class: "neighbourhood",
                    role: "group",
                    "aria-label": "What builds it on the left, what it builds on the right",
                    viewBox: [-1, -1, width + 2, height + 2].join(" "),
                    width: width + 2,
                    style: "min-width: " + Math.round(width * 0.8) + "px",
                });
                const centre = columns.findIndex((boxes) => boxes[0].isCentre);
                for (const [column, boxes] of columns.entries()) {
                    const left = column * (this.width + this.between);
                    const start = (height - (boxes.length * (this.height + this.gap) - this.gap)) / 2;
                    for (const [row, box] of boxes.entries()) {
                        const top = start + row * (this.height + this.gap);
                        if (column !== centre) drawing.append(this.line(left, top, column - centre, height, box));
                        drawing.append(this.box(box, left, top));
                    }
                }
                return drawing;
            }
            boxes(steps, end) {
                const boxes = new Map();
                for (const step of steps) {
                    const dependency = this.graph.dependency(step);
                    const scope = this.graph.scopes[end(step)];
                    const { name, type } = scope;
                    const box = boxes.get(name) ?? { text: type, name, labels: [], isLater: true };
                    if (!box.labels.includes(dependency.label)) box.labels.push(dependency.label);
                    box.isLater &&= !isAtOnce(dependency.origin);
                    boxes.set(name, box);
                }
                const all = [...boxes.values()];
                if (all.length <= this.limit) return all;
                return [...all.slice(0, this.limit - 1), { text: all.length - this.limit + 1 + " more" }];
            }
            box(box, left, top) {
                const x = left + 9;
                const drawn = [
                    shape("rect", { x: left, y: top, width: this.width, height: this.height, rx: 4 }),
                    shape("text", { x, y: top + (box.labels ? 15 : 22), class: "type" }, this.fitted(box.text, 21)),
                ];
                if (box.labels) {
                    const labels = this.fitted(box.labels.join(", "), 24);
                    drawn.push(shape("text", { x, y: top + 29, class: "label" }, labels));
                }
                if (!box.name) return shape("g", { class: box.isCentre ? "centre" : "more" }, drawn);
                const title = shape("title", {}, [box.text, ...box.labels].join("\n"));
                return shape("a", { href: address(box.name) }, title, drawn);
            }
            line(left, top, side, height, box) {
                const middle = top + this.height / 2;
                const end = side < 0 ? left + this.width : left;
                const start = end - side * this.between;
                const bend = (start + end) / 2;
                return shape("path", {
                    class: "line",
                    d: `M${start} ${height / 2}C${bend} ${height / 2} ${bend} ${middle} ${end} ${middle}`,
                    "stroke-dasharray": box.isLater && "4 3",
                });
            }
            fitted(text, count) {
                return text.length <= count ? text : text.slice(0, count - 1) + "…";
            }
        }

        """##,
        "page.css": ##"""
        :root {
            color-scheme: light dark;
            --ground: light-dark(#ffffff, #15181c);
            --raised: light-dark(#f6f7f9, #1c2026);
            --line: light-dark(#e1e4e8, #2d333b);
            --text: light-dark(#1f2429, #dfe3e8);
            --faint: light-dark(#5d6670, #97a1ac);
            --type: light-dark(#0b5a9c, #8ac0f5);
            --selected: light-dark(#e3eefb, #1f3550);
            --accent: light-dark(#0a66c2, #6cb0f5);
            --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, "Cascadia Code", Consolas, "DejaVu Sans Mono",
                monospace;
            --step: 18px;
            font: 13px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
            background: var(--ground);
            color: var(--text);
        }
        :root[data-theme="light"] { color-scheme: light; }
        :root[data-theme="dark"] { color-scheme: dark; }
        * { box-sizing: border-box; }
        [hidden] { display: none; }
        html, body { height: 100%; margin: 0; }
        body { display: flex; flex-direction: column; }
        h1, h2, h3, p, ul, ol, dl, dd { margin: 0; padding: 0; }
        ul, ol { list-style: none; }
        a { color: var(--type); text-decoration: none; }
        a:hover { text-decoration: underline; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; border-radius: 3px; }
        button, input {
            font: inherit;
            color: inherit;
            background: var(--ground);
            border: 1px solid var(--line);
            border-radius: 5px;
            padding: 3px 10px;
        }
        button { cursor: pointer; white-space: nowrap; }
        button:hover { border-color: var(--faint); }
        kbd {
            font: 11px/1 var(--mono);
            color: var(--faint);
            background: var(--raised);
            border: 1px solid var(--line);
            border-radius: 3px;
            padding: 2px 5px;
        }
        .bar {
            display: flex;
            align-items: center;
            gap: 16px;
            padding: 8px 16px;
            border-bottom: 1px solid var(--line);
        }
        h1 { font-size: 14px; font-weight: 600; }
        h1 { min-width: 0; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
        h1 a { color: inherit; }
        .search { position: relative; flex: 1; max-width: 560px; margin-left: auto; }
        .search input { width: 100%; padding-right: 30px; }
        .search input::placeholder { color: var(--faint); }
        .search > kbd { position: absolute; right: 8px; top: 7px; pointer-events: none; }
        .search input:focus { padding-right: 10px; }
        .search input:focus + kbd { display: none; }
        .found {
            position: absolute;
            z-index: 2;
            inset: calc(100% + 4px) 0 auto 0;
            min-width: min(400px, calc(100vw - 24px));
            background: var(--ground);
            border: 1px solid var(--line);
            border-radius: 6px;
            box-shadow: 0 8px 24px rgb(0 0 0 / 0.18);
        }
        .found ul { max-height: min(60vh, 480px); overflow: auto; padding: 4px; }
        .found li {
            padding: 3px 8px;
            border-radius: 4px;
            cursor: pointer;
            white-space: nowrap;
            overflow: hidden;
            text-overflow: ellipsis;
        }
        .found li:hover { background: var(--raised); }
        .found li[aria-selected="true"] { background: var(--selected); }
        .found p { padding: 5px 12px; border-top: 1px solid var(--line); color: var(--faint); }
        .found .remark { margin-left: 6px; }
        .found ul:empty + p { border-top: 0; }
        main { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(0, 11fr) minmax(0, 9fr); }
        .side { display: flex; flex-direction: column; min-width: 0; min-height: 0; }
        .side + .side { border-left: 1px solid var(--line); }
        .tools { display: flex; align-items: center; gap: 8px; padding: 6px 16px; border-bottom: 1px solid var(--line); }
        .tools p { flex: 1; color: var(--faint); }
        .tools button { border-color: transparent; color: var(--faint); padding: 2px 6px; }
        .tools button:hover { color: var(--text); border-color: var(--line); }
        .narrow { display: none; }
        .type, .label, .name, code, .place, h2 { font-family: var(--mono); font-size: 12.5px; }
        .type { color: var(--type); }
        b.type { font-weight: 600; }
        .type.other { color: inherit; text-decoration: underline dotted var(--faint); text-underline-offset: 3px; }
        .remark, .remarks { color: var(--faint); }
        .mark { width: 12px; height: 12px; color: var(--faint); }
        .tree { flex: 1; overflow: auto; padding: 6px 0; }
        .rows { position: relative; }
        .row {
            position: absolute;
            left: 0;
            min-width: 100%;
            height: 24px;
            line-height: 24px;
            contain: layout paint style;
            padding: 0 16px 0 calc(8px + var(--level) * var(--step));
            white-space: pre;
            cursor: default;
            background: repeating-linear-gradient(to right, transparent 0 calc(var(--step) - 1px), var(--line) 0 var(--step))
                no-repeat 0 0 / calc(var(--level) * var(--step)) 100%;
        }
        .row:hover { background-color: var(--raised); }
        .row[aria-selected="true"] { background-color: var(--selected); }
        .row[data-is-taken] .type { color: inherit; }
        .row .remarks, .row .home { margin-left: 4px; }
        .row .mark { margin: 0 8px 0 2px; vertical-align: -1px; }
        .row .home { color: var(--faint); cursor: pointer; }
        .row .home { text-decoration: underline dotted; text-underline-offset: 3px; }
        .twisty { display: inline-block; width: 18px; height: 24px; vertical-align: top; text-align: center; }
        .row[aria-expanded] .twisty::before {
            content: "";
            display: inline-block;
            border: solid var(--faint);
            border-width: 0 1.5px 1.5px 0;
            width: 6px;
            height: 6px;
            transform: translate(-1px, -1px) rotate(-45deg);
        }
        .row[aria-expanded="true"] .twisty::before { transform: translateY(-3px) rotate(45deg); }
        .details { flex: 1; overflow: auto; padding: 16px 20px 32px; }
        .details:focus-visible { outline: 0; }
        h2 { font-size: 17px; font-weight: 600; line-height: 1.35; overflow-wrap: anywhere; }
        .name { color: var(--faint); overflow-wrap: anywhere; }
        .facts { color: var(--faint); margin-top: 2px; }
        h3 { font-size: 12px; font-weight: 600; margin: 22px 0 4px; }
        .count { color: var(--faint); font-weight: 400; }
        .lines > li { padding: 2px 0 2px calc(20px + var(--level, 0) * 14px); text-indent: -20px; }
        .lines > li { overflow-wrap: anywhere; }
        .lines > li > * { text-indent: 0; }
        .lines > li > .mark { margin: 0 8px 0 0; vertical-align: -1px; }
        .lines > .more { text-indent: 0; }
        .place { padding: 0 4px; border: 0; background: none; color: var(--faint); font-size: 11.5px; }
        .facts .place { padding: 0; margin: 0; text-align: left; white-space: normal; overflow-wrap: anywhere; }
        .place:hover { text-decoration: underline; }
        .references { display: flex; flex-wrap: wrap; gap: 0 10px; padding-bottom: 2px; }
        .references .title { color: var(--faint); }
        .references .type { font-size: 12px; }
        .more button { padding: 0 8px; color: var(--faint); }
        .legend { display: grid; grid-template-columns: max-content 1fr; gap: 3px 12px; align-items: center; }
        .legend dt { display: grid; place-items: center start; }
        .picture { margin-top: 16px; overflow-x: auto; }
        .neighbourhood { display: block; max-width: 100%; height: auto; }
        .neighbourhood rect { fill: var(--raised); stroke: var(--line); }
        .neighbourhood .centre rect { fill: var(--selected); stroke: var(--accent); }
        .neighbourhood .more rect { fill: none; stroke-dasharray: 3 3; }
        .neighbourhood a:hover rect { stroke: var(--faint); }
        .neighbourhood text { fill: var(--text); font-size: 12px; }
        .neighbourhood text.label { fill: var(--faint); font-size: 10.5px; }
        .neighbourhood .line { fill: none; stroke: var(--faint); }
        @media screen and (max-width: 760px) {
            :root { --step: 12px; }
            .bar { gap: 10px; padding: 8px 12px; }
            h1 { max-width: 35vw; }
            .found { position: fixed; inset: 48px 12px auto 12px; }
            main { grid-template-columns: minmax(0, 1fr); }
            .side + .side { border-left: 0; }
            .narrow { display: flex; }
            .tools { padding: 6px 12px; }
            .details { padding: 12px 14px 32px; }
            body[data-side="tree"] .side:nth-child(2),
            body:not([data-side="tree"]) .side:nth-child(1) { display: none; }
        }
        @media print {
            :root, :root[data-theme] { color-scheme: light; }
            html, body, main, .side, .tree, .details { display: block; height: auto; overflow: visible; }
            .search, button:not(.place), .narrow, .more { display: none; }
            .side + .side { border: 0; break-before: page; }
            .row { print-color-adjust: exact; }
        }

        """##,
        "page.html": ##"""
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>Heirloom</title>
        <link rel="stylesheet" href="page.css">
        </head>
        <body>
        <header class="bar">
          <h1><a href="#" id="title" title="Overview"></a></h1>
          <div class="search">
            <input id="query" type="search" placeholder="Search types and labels" autocomplete="off" spellcheck="false"
                   role="combobox" aria-label="Search types and labels" aria-expanded="false" aria-controls="results"
                   aria-autocomplete="list">
            <kbd aria-hidden="true">/</kbd>
            <div id="found" class="found" hidden>
              <ul id="results" role="listbox" aria-label="Results"></ul>
              <p id="count" role="status"></p>
            </div>
          </div>
          <button id="theme" type="button"></button>
        </header>
        <main>
          <section class="side" aria-label="Tree">
            <div class="tools">
              <p id="summary"></p>
              <button id="openAll" type="button">Open all</button>
              <button id="closeAll" type="button">Close all</button>
            </div>
            <div id="tree" class="tree"></div>
          </section>
          <section class="side" aria-label="Details">
            <div class="tools narrow"><button id="back" type="button">← Tree</button></div>
            <article id="details" class="details" tabindex="-1"></article>
          </section>
        </main>
        <noscript>This page draws the tree with a script.</noscript>
        <template id="mark-root"><svg class="mark" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2 2h8v8H2z" fill="currentColor"/>
        </svg></template>
        <template id="mark-instantiated"><svg class="mark" viewBox="0 0 12 12" aria-hidden="true">
          <circle cx="6" cy="6" r="3.5" fill="currentColor"/>
        </svg></template>
        <template id="mark-instantiatedConcurrently"><svg class="mark" viewBox="0 0 12 12" aria-hidden="true">
          <circle cx="3" cy="6" r="2.5" fill="currentColor"/><circle cx="9" cy="6" r="2.5" fill="currentColor"/>
        </svg></template>
        <template id="mark-instantiatedOnDemand"><svg class="mark" viewBox="0 0 12 12" aria-hidden="true">
          <circle cx="6" cy="6" r="3.5" fill="none" stroke="currentColor" stroke-width="1.4"/>
        </svg></template>
        <template id="mark-instantiatedLazily"><svg class="mark" viewBox="0 0 12 12" aria-hidden="true">
          <circle cx="6" cy="6" r="3.5" fill="none" stroke="currentColor" stroke-width="1.4"/>
          <path d="M6 2.5a3.5 3.5 0 0 0 0 7z" fill="currentColor"/>
        </svg></template>
        <template id="mark-instantiatedWeakly"><svg class="mark" viewBox="0 0 12 12" aria-hidden="true">
          <circle cx="6" cy="6" r="3.5" fill="none" stroke="currentColor" stroke-width="1.4" stroke-dasharray="2.2 1.5"/>
        </svg></template>
        <template id="mark-forwarded"><svg class="mark" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M1 6h8M6 3l3 3-3 3M11 2v8" fill="none" stroke="currentColor" stroke-width="1.4"/>
        </svg></template>
        <template id="mark-received"><svg class="mark" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M6 1.5v8M3 7l3 3 3-3" fill="none" stroke="currentColor" stroke-width="1.4"/>
        </svg></template>
        <template id="mark-receivedIfAvailable"><svg class="mark" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M6 1v2M6 4.5v2M3 7l3 3 3-3" fill="none" stroke="currentColor" stroke-width="1.4"/>
        </svg></template>
        <template id="mark-renamed"><svg class="mark" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2 4.5h8M2 7.5h8" fill="none" stroke="currentColor" stroke-width="1.4"/>
        </svg></template>
        <template id="mark-collection"><svg class="mark" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M4 2H2v8h2M8 2h2v8H8" fill="none" stroke="currentColor" stroke-width="1.4"/>
        </svg></template>
        <template id="mark-element"><svg class="mark" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M3 6h6" fill="none" stroke="currentColor" stroke-width="1.4"/>
        </svg></template>
        <template id="mark-decorates"><svg class="mark" viewBox="0 0 12 12" aria-hidden="true">
          <circle cx="6" cy="6" r="2" fill="currentColor"/>
          <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" stroke-width="1.2"/>
        </svg></template>
        <template id="mark-unavailable"><svg class="mark" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M3 3l6 6M9 3l-6 6" fill="none" stroke="currentColor" stroke-width="1.4"/>
        </svg></template>
        <script id="graph" type="application/json"></script>
        <script src="elements.js"></script>
        <script src="graph.js"></script>
        <script src="paths.js"></script>
        <script src="values.js"></script>
        <script src="wording.js"></script>
        <script src="tree.js"></script>
        <script src="treeview.js"></script>
        <script src="search.js"></script>
        <script src="searchfield.js"></script>
        <script src="neighbourhood.js"></script>
        <script src="details.js"></script>
        <script src="page.js"></script>
        </body>
        </html>

        """##,
        "page.js": ##"""
        "use strict";
        class Page {
            constructor(content) {
                this.graph = new Graph(content);
                this.tree = new Tree(this.graph);
                this.details = new Details(this.graph, this.tree, document.getElementById("details"));
                const choose = (name) => this.choose(name);
                this.view = new TreeView(this.tree, document.getElementById("tree"), choose);
                this.search = new SearchField(new Search(this.graph), choose, () => this.focusTree());
                this.showSummary();
                this.listen();
                this.tree.openFirst(40);
                this.view.update();
                this.showAddressed();
            }
            showSummary() {
                const modules = new Set(this.graph.scopes.map((scope) => scope.module));
                const counts = [counted(this.graph.scopes.length, "type"), counted(modules.size, "module")];
                if (this.graph.roots.length > 0) counts.push(counted(this.graph.roots.length, "root"));
                document.getElementById("summary").textContent = counts.join(" · ");
                document.getElementById("title").textContent = this.graph.modules.join(", ") || "Heirloom";
            }
            listen() {
                const onClick = (id, action) => document.getElementById(id).addEventListener("click", action);
                onClick("openAll", () => this.changeRows(() => this.tree.openAll()));
                onClick("closeAll", () => this.changeRows(() => this.tree.closeAll()));
                onClick("back", () => {
                    this.showSide("tree");
                    this.focusTree();
                });
                this.theme = new Theme(document.getElementById("theme"));
                addEventListener("hashchange", () => this.showAddressed());
                addEventListener("beforeprint", () => this.view.draw(true));
                addEventListener("afterprint", () => this.view.draw());
                addEventListener("keydown", (event) => {
                    const isTyping = event.target.closest("input") !== null;
                    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
                    event.preventDefault();
                    this.search.focus();
                });
            }
            changeRows(change) {
                change();
                this.view.update();
                if (this.view.active) this.view.scrollTo(this.view.active);
            }
            choose(name) {
                if (address(name) === location.hash) this.showAddressed();
                else location.hash = address(name);
            }
            showAddressed() {
                const name = addressedName();
                document.title = [name && simpleName(name), this.graph.modules.join(", "), "Heirloom"]
                    .filter((part) => part).join(" · ");
                if (!name) {
                    this.details.showOverview();
                    this.showSide("tree");
                    return;
                }
                const { details } = this;
                const focused = document.activeElement;
                const isInTree = focused.closest(".tree") !== null;
                const isInDetails = focused.closest(".details") !== null;
                details.show(name);
                const number = this.graph.numbers.get(name);
                if (number !== undefined && !this.view.isSelected(name)) {
                    this.view.reveal(number, { hasFocus: isInTree });
                }
                this.showSide("details");
                const isLost = isInTree && this.view.container.offsetParent === null;
                if (isLost || isInDetails) details.container.focus({ preventScroll: true });
            }
            showSide(side) {
                document.body.dataset.side = side;
            }
            focusTree() {
                document.activeElement.blur();
                if (this.view.active) this.view.activate(this.view.active);
            }
        }
        function addressedName() {
            const fragment = location.hash.slice(1);
            try {
                return decodeURIComponent(fragment);
            } catch {
                return fragment;
            }
        }
        class Theme {
            constructor(button) {
                this.button = button;
                this.choices = ["auto", "light", "dark"];
                this.choice = this.stored;
                button.addEventListener("click", () => this.next());
                this.apply();
            }
            get stored() {
                try {
                    const choice = localStorage.getItem("heirloom-theme");
                    return this.choices.includes(choice) ? choice : "auto";
                } catch {
                    return "auto";
                }
            }
            next() {
                this.choice = this.choices[(this.choices.indexOf(this.choice) + 1) % this.choices.length];
                try {
                    localStorage.setItem("heirloom-theme", this.choice);
                } catch {
                }
                this.apply();
            }
            apply() {
                document.documentElement.dataset.theme = this.choice;
                this.button.textContent = { auto: "Auto", light: "Light", dark: "Dark" }[this.choice];
                this.button.title = "Colours: " + this.button.textContent;
                this.button.setAttribute("aria-label", this.button.title);
            }
        }
        const page = new Page(JSON.parse(document.getElementById("graph").textContent));

        """##,
        "paths.js": ##"""
        "use strict";
        class ShortestPaths {
            constructor(graph, starts, isFollowed = () => true) {
                this.graph = graph;
                this.reached = [];
                this.arrivals = new Map();
                this.isFollowed = isFollowed;
                for (const start of starts) this.reach(start, null);
                this.walk();
            }
            add(start) {
                this.reach(start, null);
                this.walk();
            }
            reach(scope, step) {
                if (this.arrivals.has(scope)) return;
                this.arrivals.set(scope, step);
                this.reached.push(scope);
            }
            walk() {
                for (let visited = this.visited ?? 0; visited < this.reached.length; visited += 1) {
                    for (const step of this.graph.steps[this.reached[visited]]) {
                        if (this.isFollowed(this.graph.dependency(step))) this.reach(step.product, step);
                    }
                }
                this.visited = this.reached.length;
            }
            path(scope) {
                if (!this.arrivals.has(scope)) return undefined;
                const steps = [];
                let step = this.arrivals.get(scope);
                while (step) {
                    steps.push(step);
                    step = this.arrivals.get(step.owner);
                }
                return steps.reverse();
            }
        }
        function causesOfEffects(graph, number) {
            const effects = graph.scopes[number].effects ?? "";
            const below = new ShortestPaths(graph, [number], (dependency) => isAtOnce(dependency.origin));
            return ["async", "throws"]
                .filter((effect) => effects.includes(effect))
                .map((effect) => {
                    const cause = below.reached.find((scope) => graph.scopes[scope].ownEffects?.includes(effect));
                    return { effect, cause, path: cause === undefined ? [] : below.path(cause) };
                });
        }

        """##,
        "search.js": ##"""
        "use strict";
        class Search {
            constructor(graph) {
                this.graph = graph;
            }
            get entries() {
                this.storedEntries ??= [...this.types(), ...this.others(), ...this.labels()];
                return this.storedEntries;
            }
            *types() {
                for (const scope of this.graph.scopes) {
                    const { name, type, module } = scope;
                    yield entry(simpleName(type), name, { name, text: type, detail: module });
                }
            }
            *others() {
                for (const name of this.graph.otherTypes) {
                    yield entry(simpleName(name), name, { name, text: simpleName(name), detail: "not instantiable" });
                }
            }
            *labels() {
                for (const scope of this.graph.scopes) {
                    for (const dependency of scope.dependencies) {
                        const text = dependency.label + ": " + dependency.type;
                        const facts = { name: scope.name, text, detail: "in " + scope.type };
                        yield { ...entry(dependency.label, "", facts), isLabel: true };
                    }
                }
            }
            results(text, limit = 50) {
                const asked = text.trim().toLowerCase();
                const ranks = Array.from({ length: 7 }, () => []);
                if (asked === "") return { best: [], count: 0 };
                for (const candidate of this.entries) {
                    const rank = rankOf(candidate, asked);
                    if (rank !== undefined) ranks[rank].push(candidate);
                }
                const best = [];
                for (const found of ranks) {
                    if (best.length >= limit) break;
                    found.sort((one, other) => one.simple.length - other.simple.length);
                    best.push(...found.slice(0, limit - best.length));
                }
                return { best, count: ranks.reduce((count, found) => count + found.length, 0) };
            }
        }
        function entry(simple, full, facts) {
            const initials = simple.replace(/<.*/, "").replace(/[^A-Z]/g, "");
            return { ...facts, isLabel: false, simple: simple.toLowerCase(), full: full.toLowerCase(),
                initials: initials.length > 1 ? initials.toLowerCase() : "" };
        }
        function rankOf(candidate, asked) {
            const later = candidate.isLabel ? 1 : 0;
            if (candidate.simple === asked || candidate.full === asked) return later;
            if (candidate.simple.startsWith(asked)) return 2 + later;
            if (!candidate.isLabel && candidate.initials.startsWith(asked)) return 3;
            if (candidate.full.endsWith("." + asked)) return 1;
            if (candidate.simple.includes(asked)) return 4 + later;
            return candidate.full.includes(asked) ? 6 : undefined;
        }

        """##,
        "searchfield.js": ##"""
        "use strict";
        class SearchField {
            constructor(search, choose, leave) {
                this.search = search;
                this.choose = choose;
                this.leave = leave;
                this.field = document.getElementById("query");
                this.panel = document.getElementById("found");
                this.list = document.getElementById("results");
                this.count = document.getElementById("count");
                this.active = 0;
                this.field.addEventListener("input", () => this.show());
                this.field.addEventListener("focus", () => this.show());
                this.field.addEventListener("blur", () => this.close());
                this.field.addEventListener("keydown", (event) => this.handleKey(event));
                this.panel.addEventListener("mousedown", (event) => event.preventDefault());
                this.list.addEventListener("click", (event) => {
                    const result = event.target.closest("li");
                    if (result) this.chooseResult([...this.list.children].indexOf(result));
                });
            }
            focus() {
                this.field.focus();
                this.field.select();
            }
            show() {
                const text = this.field.value;
                const { best, count } = this.search.results(text);
                this.best = best;
                this.list.replaceChildren(...best.map((result, index) => resultItem(result, index)));
                this.count.textContent =
                    count === 0 ? "Nothing has this name." : count > best.length
                        ? "The first " + best.length + " of " + counted(count, "result") : counted(count, "result");
                this.open(text.trim() !== "");
                this.activate(0);
            }
            open(isOpen) {
                this.panel.hidden = !isOpen;
                this.field.setAttribute("aria-expanded", isOpen);
            }
            close() {
                this.open(false);
                this.field.removeAttribute("aria-activedescendant");
            }
            activate(index) {
                const results = this.list.children;
                results[this.active]?.setAttribute("aria-selected", false);
                this.active = Math.min(Math.max(index, 0), Math.max(results.length - 1, 0));
                const result = results[this.active];
                if (!result) return this.field.removeAttribute("aria-activedescendant");
                result.setAttribute("aria-selected", true);
                result.scrollIntoView({ block: "nearest" });
                this.field.setAttribute("aria-activedescendant", result.id);
            }
            chooseResult(index) {
                const result = this.best[index];
                if (!result) return;
                this.field.value = "";
                this.leave();
                this.choose(result.name);
            }
            handleKey(event) {
                switch (event.key) {
                    case "ArrowDown": this.activate(this.active + 1); break;
                    case "ArrowUp": this.activate(this.active - 1); break;
                    case "Enter": this.chooseResult(this.active); break;
                    case "Escape":
                        this.field.value = "";
                        this.leave();
                        break;
                    default: return;
                }
                event.preventDefault();
            }
        }
        function resultItem(result, index) {
            return element("li", { id: "result" + index, role: "option", "aria-selected": "false" },
                element("span", { class: result.isLabel ? "label" : "type" }, result.text), " ",
                element("span", { class: "remark" }, result.detail),
            );
        }

        """##,
        "tree.js": ##"""
        "use strict";
        class TreeNode {
            constructor(parent, facts) {
                this.parent = parent;
                this.level = parent ? parent.level + 1 : 1;
                this.isOpen = false;
                this.product = undefined;
                this.owner = undefined;
                this.index = undefined;
                this.place = undefined;
                this.row = undefined;
                Object.assign(this, facts);
            }
        }
        class Tree {
            constructor(graph) {
                this.graph = graph;
                this.paths = new ShortestPaths(graph, graph.tops);
                this.topNodes = graph.tops.map((top) => new TreeNode(undefined, { product: top, isTop: true }));
                this.addGroup();
                this.nodesOfTops = new Map();
                for (const node of this.topNodes) {
                    for (const top of node.group ?? [node]) this.nodesOfTops.set(top.product, top);
                }
                this.rows = [];
            }
            addGroup() {
                const left = [...this.graph.scopes.keys()].filter((scope) => !this.paths.arrivals.has(scope));
                if (left.length === 0) return;
                const isRoot = this.graph.roots.length > 0;
                const group = new TreeNode(undefined, { title: isRoot ? "Below no root" : "Built by nothing" });
                const starts = left.filter((scope) =>
                    this.graph.stepsTo[scope].every((step) => step.owner === scope));
                group.group = [];
                for (const scope of [...starts, ...left]) {
                    if (this.paths.arrivals.has(scope)) continue;
                    this.paths.add(scope);
                    group.group.push(new TreeNode(group, { product: scope, isTop: true }));
                }
                this.topNodes.push(group);
            }
            dependency(node) {
                return node.owner === undefined ? undefined : this.graph.dependency(node);
            }
            build(node) {
                const dependency = this.dependency(node);
                return node.place === undefined ? dependency && onlyBuild(dependency) : dependency.builds[node.place];
            }
            isHome(node) {
                if (node.isTop) return true;
                const step = this.paths.arrivals.get(node.product);
                return !!step && step.owner === node.owner && step.index === node.index
                    && (node.place ?? 0) === step.place;
            }
            home(node) {
                if (node.product === undefined || this.isHome(node)) return undefined;
                return this.graph.scopes[node.product].dependencies.length > 0 ? node.product : undefined;
            }
            children(node) {
                node.children ??= this.makeChildren(node);
                return node.children;
            }
            makeChildren(node) {
                if (node.group) return node.group;
                const dependency = this.dependency(node);
                if (node.place === undefined && dependency?.collection) {
                    return dependency.builds.map((build, place) =>
                        this.child(node, { owner: node.owner, index: node.index, place }));
                }
                if (node.product === undefined || !this.isHome(node)) return [];
                const owner = node.product;
                return this.graph.scopes[owner].dependencies.map((_, index) => this.child(node, { owner, index }));
            }
            child(parent, facts) {
                const node = new TreeNode(parent, facts);
                node.product = this.graph.numbers.get(this.build(node)?.scope);
                return node;
            }
            list() {
                for (const node of this.rows) node.row = undefined;
                this.rows = [];
                const left = [...this.topNodes].reverse();
                while (left.length > 0) {
                    const node = left.pop();
                    node.row = this.rows.length;
                    this.rows.push(node);
                    if (!node.isOpen) continue;
                    const children = this.children(node);
                    for (let index = children.length - 1; index >= 0; index -= 1) left.push(children[index]);
                }
            }
            openAll() {
                const left = [...this.topNodes];
                while (left.length > 0) {
                    const node = left.pop();
                    const children = this.children(node);
                    node.isOpen = children.length > 0;
                    for (const child of children) left.push(child);
                }
                this.list();
            }
            closeAll() {
                for (const node of this.rows) node.isOpen = false;
                this.list();
            }
            openFirst(limit) {
                let count = this.topNodes.length;
                let level = this.topNodes;
                while (level.length > 0) {
                    const next = [];
                    for (const node of level) {
                        const children = node.group ? [] : this.children(node);
                        if (children.length === 0) continue;
                        if (count + children.length > limit && node.level > 1) break;
                        count += children.length;
                        node.isOpen = true;
                        next.push(...children);
                    }
                    level = next;
                }
                this.list();
            }
            reveal(scope) {
                const path = this.paths.path(scope);
                let node = this.nodesOfTops.get(path.length > 0 ? path[0].owner : scope);
                if (node.parent) node.parent.isOpen = true;
                for (const step of path) {
                    node.isOpen = true;
                    node = this.children(node)[step.index];
                    if (!this.dependency(node).collection) continue;
                    node.isOpen = true;
                    node = this.children(node)[step.place];
                }
                this.list();
                return node;
            }
        }

        """##,
        "treeview.js": ##"""
        "use strict";
        class TreeView {
            constructor(tree, container, choose) {
                this.tree = tree;
                this.container = container;
                this.choose = choose;
                this.rowHeight = 24;
                this.elements = new Map();
                this.active = tree.topNodes[0];
                this.selected = undefined;
                this.list = element("div", { class: "rows", role: "tree", "aria-label": "Tree" });
                container.append(this.list);
                container.addEventListener("scroll", () => this.draw(), { passive: true });
                new ResizeObserver(() => this.draw()).observe(container);
                this.list.addEventListener("keydown", (event) => this.handleKey(event));
                this.list.addEventListener("click", (event) => this.handleClick(event));
            }
            update() {
                this.list.style.height = this.tree.rows.length * this.rowHeight + "px";
                if (this.active?.row === undefined) this.active = this.nearestShown(this.active) ?? this.tree.rows[0];
                for (const [node, row] of this.elements) this.describe(row, node);
                this.draw();
            }
            nearestShown(node) {
                let shown = node;
                while (shown && shown.row === undefined) shown = shown.parent;
                return shown;
            }
            draw(isWhole = false) {
                const rows = this.tree.rows;
                const first = Math.max(0, Math.floor(this.container.scrollTop / this.rowHeight) - 6);
                const count = Math.ceil(this.container.clientHeight / this.rowHeight) + 12;
                const wanted = isWhole ? rows : rows.slice(first, first + count);
                const kept = new Set(wanted);
                if (this.active) kept.add(this.active);
                for (const [node, row] of this.elements) {
                    if (kept.has(node) && node.row !== undefined) continue;
                    row.remove();
                    this.elements.delete(node);
                }
                const added = [];
                for (const node of kept) {
                    let row = this.elements.get(node);
                    if (!row) {
                        row = this.makeRow(node);
                        this.elements.set(node, row);
                        added.push(row);
                    }
                    row.style.top = node.row * this.rowHeight + "px";
                }
                this.list.append(...added);
            }
            makeRow(node) {
                const twisty = element("span", { class: "twisty", "aria-hidden": "true" });
                const row = element("div", { class: "row", role: "treeitem" }, twisty, this.contents(node));
                row.node = node;
                row.style.setProperty("--level", node.level - 1);
                if (this.tree.dependency(node)?.builds.length === 0) row.dataset.isTaken = "";
                this.describe(row, node);
                return row;
            }
            describe(row, node) {
                const hasChildren = this.tree.children(node).length > 0;
                const siblings = node.parent ? this.tree.children(node.parent) : this.tree.topNodes;
                node.position ??= siblings.indexOf(node) + 1;
                row.setAttribute("aria-level", node.level);
                row.setAttribute("aria-setsize", siblings.length);
                row.setAttribute("aria-posinset", node.position);
                row.setAttribute("aria-selected", node === this.selected);
                if (hasChildren) row.setAttribute("aria-expanded", node.isOpen);
                row.tabIndex = node === this.active ? 0 : -1;
            }
            contents(node) {
                const graph = this.tree.graph;
                if (node.group) {
                    const title = node.title + " (" + node.group.length.toLocaleString("en") + ")";
                    return [element("span", { class: "label" }, title)];
                }
                if (node.isTop) {
                    const scope = graph.scopes[node.product];
                    const effects = scope.effects ? [scope.effects] : [];
                    return [mark("root"), element("b", { class: "type" }, scope.type), remarksElement(effects)];
                }
                const dependency = this.tree.dependency(node);
                if (node.place !== undefined) {
                    const build = dependency.builds[node.place];
                    return [
                        mark("element"),
                        build.key && element("span", { class: "label" }, build.key + ": "),
                        element("span", { class: "type" }, typeOfBuild(graph, build)),
                        remarksElement(remarksOnBuild(graph, build)),
                        this.homeLink(node),
                    ];
                }
                const product = hiddenProduct(graph, dependency);
                return [
                    mark(markOf(dependency)),
                    element("span", { class: "label" }, dependency.label + ": "),
                    element("span", { class: "type" }, dependency.type + (product ? " = " : "")),
                    product && element("b", { class: "type" }, product),
                    remarksElement(remarksOn(graph, dependency)),
                    this.homeLink(node),
                ];
            }
            homeLink(node) {
                const home = this.tree.home(node);
                if (home === undefined) return undefined;
                const step = this.tree.paths.arrivals.get(home);
                const graph = this.tree.graph;
                const name = step
                    ? graph.scopes[step.owner].type + "." + graph.dependency(step).label
                    : graph.scopes[home].type;
                const facts = { class: "home", "data-home": home, title: "Show where it opens" };
                return [" ", element("a", facts, "see " + name)];
            }
            toggle(node, isOpen) {
                if (this.tree.children(node).length === 0) return;
                node.isOpen = isOpen;
                this.tree.list();
                this.update();
            }
            activate(node, { hasFocus = true } = {}) {
                const before = this.active;
                this.active = node;
                this.scrollTo(node);
                this.draw();
                this.scrollAcross(node);
                for (const changed of [before, node]) {
                    const row = this.elements.get(changed);
                    if (row) this.describe(row, changed);
                }
                if (hasFocus) this.elements.get(node)?.focus({ preventScroll: true });
            }
            scrollTo(node) {
                const top = node.row * this.rowHeight;
                const height = this.container.clientHeight;
                if (top < this.container.scrollTop) this.container.scrollTop = top;
                else if (top + this.rowHeight > this.container.scrollTop + height) {
                    this.container.scrollTop = top + this.rowHeight - height;
                }
            }
            scrollAcross(node) {
                const { scrollLeft, clientWidth } = this.container;
                const start = this.elements.get(node)?.firstChild.offsetLeft ?? 0;
                const isSeen = start >= scrollLeft && start < scrollLeft + clientWidth * 0.7;
                if (!isSeen) this.container.scrollLeft = start - clientWidth * 0.3;
            }
            select(node) {
                const before = this.selected;
                this.selected = node;
                for (const changed of [before, node]) {
                    const row = this.elements.get(changed);
                    if (row) this.describe(row, changed);
                }
            }
            reveal(scope, options) {
                const node = this.tree.reveal(scope);
                this.update();
                const distance = node.row * this.rowHeight - this.container.scrollTop;
                if (distance < 0 || distance > this.container.clientHeight - this.rowHeight) {
                    this.container.scrollTop = node.row * this.rowHeight - this.container.clientHeight / 3;
                }
                this.select(node);
                this.activate(node, options);
            }
            isSelected(name) {
                return this.selected?.row !== undefined && this.typeName(this.selected) === name;
            }
            chooseRow(node) {
                if (node.group) {
                    this.toggle(node, !node.isOpen);
                    return;
                }
                this.select(node);
                this.choose(this.typeName(node));
            }
            typeName(node) {
                const build = this.tree.build(node);
                if (node.product !== undefined) return this.tree.graph.scopes[node.product].name;
                return build ? build.scope : this.tree.graph.typeName(this.tree.dependency(node));
            }
            handleClick(event) {
                const node = event.target.closest(".row")?.node;
                if (!node) return;
                this.activate(node);
                const home = event.target.closest(".home");
                if (home) this.reveal(Number(home.dataset.home));
                else if (event.target.closest(".twisty")) this.toggle(node, !node.isOpen);
                else this.chooseRow(node);
            }
            handleKey(event) {
                if (event.altKey || event.ctrlKey || event.metaKey) return;
                const node = this.active;
                const page = Math.max(1, Math.floor(this.container.clientHeight / this.rowHeight) - 1);
                switch (event.key) {
                    case "ArrowDown": this.move(node.row + 1); break;
                    case "ArrowUp": this.move(node.row - 1); break;
                    case "PageDown": this.move(node.row + page); break;
                    case "PageUp": this.move(node.row - page); break;
                    case "Home": this.move(0); break;
                    case "End": this.move(this.tree.rows.length - 1); break;
                    case "ArrowRight": this.goRight(node); break;
                    case "ArrowLeft": this.goLeft(node); break;
                    case "*": this.openSiblings(node); break;
                    case "Enter": case " ": this.chooseRow(node); break;
                    default: return;
                }
                event.preventDefault();
            }
            move(row) {
                this.activate(this.tree.rows[Math.min(Math.max(row, 0), this.tree.rows.length - 1)]);
            }
            goRight(node) {
                const home = this.tree.home(node);
                if (home !== undefined) this.reveal(home);
                else if (this.tree.children(node).length === 0) return;
                else if (node.isOpen) this.move(node.row + 1);
                else this.toggle(node, true);
            }
            goLeft(node) {
                if (node.isOpen) this.toggle(node, false);
                else if (node.parent) this.activate(node.parent);
            }
            openSiblings(node) {
                const siblings = node.parent ? this.tree.children(node.parent) : this.tree.topNodes;
                for (const sibling of siblings) sibling.isOpen = this.tree.children(sibling).length > 0;
                this.tree.list();
                this.update();
            }
        }

        """##,
        "values.js": ##"""
        "use strict";
        class ValueFlow {
            constructor(graph) {
                this.graph = graph;
                this.valueNumbers = new Map();
                this.provided = graph.scopes.map((scope) => {
                    const providers = new Map();
                    for (const [index, dependency] of scope.dependencies.entries()) {
                        if (isProvided(dependency.origin)) providers.set(this.valueNumber(dependency), index);
                    }
                    return providers;
                });
                this.requirements = graph.scopes.map((scope) =>
                    scope.requires.map((requirement) => this.values(requirement, requirement.isOnlyIfAvailable)),
                );
            }
            valueNumber(value) {
                const key = value.label + ":" + value.identity;
                let number = this.valueNumbers.get(key);
                if (number === undefined) {
                    number = this.valueNumbers.size;
                    this.valueNumbers.set(key, number);
                }
                return number;
            }
            values(value, isOnlyIfAvailable) {
                const own = this.valueNumber(value);
                if (!isOnlyIfAvailable) return [own];
                const optional = { label: value.label, identity: "Optional<" + value.identity + ">" };
                return [own, this.valueNumber(optional)];
            }
            valuesTaken(place) {
                const dependency = this.graph.dependency(place);
                if (isProvided(dependency.origin) && dependency.origin !== "renamed") return undefined;
                const mayBeNone = dependency.origin === "receivedIfAvailable" || dependency.isTakenIfAvailable === true;
                return this.values(dependency.takes ?? dependency, mayBeNone);
            }
            ownProvider(scope, values, except) {
                for (const value of values) {
                    const index = this.provided[scope].get(value);
                    if (index !== undefined && index !== except) return index;
                }
                return undefined;
            }
            users(place) {
                const users = new Map();
                const sources = [{ scope: place.owner, index: place.index }];
                const known = new Set([sourceKey(sources[0])]);
                const reach = (source) => {
                    const key = sourceKey(source);
                    if (!known.has(key)) sources.push(source);
                    known.add(key);
                };
                for (const source of sources) {
                    for (const user of this.receivers(source)) {
                        users.set(user.owner + "." + user.index, user);
                        const isRenamed = this.graph.dependency(user).origin === "renamed";
                        if (isRenamed) reach({ scope: user.owner, index: user.index });
                    }
                    for (const step of this.graph.steps[source.scope]) {
                        for (const [requirement, values] of this.requirements[step.product].entries()) {
                            if (this.isMet(values, source, step.index)) reach({ scope: step.product, requirement });
                        }
                    }
                }
                return [...users.values()];
            }
            receivers(source) {
                return this.takers(source.scope).filter((place) => {
                    const values = this.valuesTaken(place);
                    const isRenamed = this.graph.dependency(place).origin === "renamed";
                    if (isRenamed) return this.isMet(values, source, place.index);
                    return source.index === undefined && values.includes(this.value(source));
                });
            }
            takers(scope) {
                this.takersOfScopes ??= this.graph.scopes.map((scope, owner) =>
                    [...scope.dependencies.keys()]
                        .map((index) => ({ owner, index }))
                        .filter((place) => this.valuesTaken(place) !== undefined),
                );
                return this.takersOfScopes[scope];
            }
            isMet(values, source, index) {
                if (!values.includes(this.value(source))) return false;
                const own = this.ownProvider(source.scope, values, index);
                return own === source.index;
            }
            value(source) {
                if (source.index === undefined) return this.requirements[source.scope][source.requirement][0];
                source.value ??= this.valueNumber(this.graph.scopes[source.scope].dependencies[source.index]);
                return source.value;
            }
            providers(place) {
                const values = this.valuesTaken(place);
                if (this.graph.dependency(place).origin === "renamed") {
                    const own = this.ownProvider(place.owner, values, place.index);
                    if (own !== undefined) return { places: [{ owner: place.owner, index: own }], isOpen: false };
                }
                return this.providersAbove(place.owner, values);
            }
            providersAbove(scope, values) {
                const places = new Map();
                const sources = [];
                const known = new Set();
                let isOpen = false;
                const reach = (scope, values) => {
                    for (const [requirement, handedIn] of this.requirements[scope].entries()) {
                        const source = { scope, requirement };
                        if (!values.includes(handedIn[0]) || known.has(sourceKey(source))) continue;
                        known.add(sourceKey(source));
                        sources.push(source);
                    }
                };
                reach(scope, values);
                for (const source of sources) {
                    const values = this.requirements[source.scope][source.requirement];
                    const steps = this.graph.stepsTo[source.scope];
                    if (steps.length === 0) isOpen = true;
                    for (const step of steps) {
                        const own = this.ownProvider(step.owner, values, step.index);
                        if (own === undefined) reach(step.owner, values);
                        else places.set(step.owner + "." + own, { owner: step.owner, index: own });
                    }
                }
                return { places: [...places.values()], isOpen };
            }
        }
        function sourceKey(source) {
            return source.scope * 65536 + (source.index === undefined ? 32768 + source.requirement : source.index);
        }

        """##,
        "wording.js": ##"""
        "use strict";
        function remarksOnDependency(dependency) {
            const remarks = [];
            switch (dependency.origin) {
                case "instantiated":
                    if (dependency.builds.length === 0 && !dependency.collection) remarks.push("not available");
                    break;
                case "instantiatedConcurrently": remarks.push("concurrently"); break;
                case "instantiatedOnDemand": remarks.push("built on demand"); break;
                case "instantiatedLazily": remarks.push("built on first demand"); break;
                case "instantiatedWeakly": remarks.push("built on demand, kept while it is held"); break;
                case "forwarded": remarks.push("forwarded"); break;
                case "received": remarks.push("received"); break;
                case "receivedIfAvailable": remarks.push("received if available"); break;
                case "renamed": remarks.push("renamed from " + (dependency.takes ?? dependency).label); break;
            }
            if (dependency.isLocal) remarks.push("local");
            if (dependency.collection && dependency.builds.length === 0) remarks.push("empty");
            return remarks;
        }
        function remarksOnBuild(graph, build) {
            const remarks = build.decorates ? ["decorates the one above"] : [];
            const scope = graph.scopes[graph.numbers.get(build.scope)];
            if (scope === undefined) return [...remarks, "left out"];
            if (scope.kind === "closure") remarks.push("by a closure");
            if (scope.hidesParts) remarks.push("built in " + scope.module);
            if (scope.effects) remarks.push(scope.effects);
            return remarks;
        }
        function onlyBuild(dependency) {
            return dependency.collection ? undefined : dependency.builds[0];
        }
        function remarksOn(graph, dependency) {
            const build = onlyBuild(dependency);
            return [...remarksOnDependency(dependency), ...(build ? remarksOnBuild(graph, build) : [])];
        }
        function typeOfBuild(graph, build) {
            return graph.scopes[graph.numbers.get(build.scope)]?.type ?? build.scope;
        }
        function hiddenProduct(graph, dependency) {
            const build = onlyBuild(dependency);
            if (!build || build.isNamedByType) return undefined;
            const isClosure = graph.scopes[graph.numbers.get(build.scope)]?.kind === "closure";
            return isClosure ? undefined : typeOfBuild(graph, build);
        }
        function markOf(dependency) {
            if (dependency.collection) return "collection";
            if (dependency.origin === "instantiated" && dependency.builds.length === 0) return "unavailable";
            return onlyBuild(dependency)?.decorates ? "decorates" : dependency.origin;
        }
        function remarksElement(texts) {
            if (texts.length === 0) return undefined;
            return [" ", element("span", { class: "remarks" }, texts.join(" · "))];
        }
        function placeText(place) {
            return place.path + ":" + place.line + ":" + place.column;
        }
        const marks = [
            ["root", "A root, or a type that nothing builds"],
            ["instantiated", "Built with its owner"],
            ["instantiatedConcurrently", "Built concurrently with its owner"],
            ["instantiatedOnDemand", "A new one is built on demand"],
            ["instantiatedLazily", "Built on first demand and kept"],
            ["instantiatedWeakly", "Built on demand, kept while it is held"],
            ["collection", "A collection, with its elements below"],
            ["unavailable", "Built where it can be, which is not here"],
            ["decorates", "Built around the value from above that it replaces"],
            ["forwarded", "Passed in when the owner is built"],
            ["received", "Received from above"],
            ["receivedIfAvailable", "Received from above where something provides it"],
            ["renamed", "Another value under this name and type"],
        ];

        """##,
    ]
}
