"use strict";

/** Tells all there is to say of one type. */
class Details {
    constructor(graph, tree, container) {
        this.graph = graph;
        this.tree = tree;
        this.neighbourhood = new Neighbourhood(graph);
        this.container = container;
        /** How many lines of a list are shown before somebody asks for more. */
        this.limit = 12;
    }

    /** Made when the first type is chosen. */
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

    /** What stands there before anything is chosen. */
    showOverview() {
        const keys = [
            ["/", "Search"], ["↑ ↓", "Move in the tree"], ["→ ←", "Open and close"], ["Enter", "Choose"],
            ["*", "Open all beside"], ["Esc", "Leave the search"],
        ];
        this.container.replaceChildren(
            element("h2", {}, this.graph.modules.join(", ")),
            element("p", { class: "facts" }, "Choose a type in the tree to see what it requires, what it provides and why it is built."),
            this.section("Marks", element("dl", { class: "legend" },
                marks.map(([name, meaning]) => [element("dt", {}, mark(name)), element("dd", {}, meaning)]))),
            this.section("Keys", element("dl", { class: "legend keys" },
                keys.map(([key, meaning]) => [element("dt", {}, element("kbd", {}, key)), element("dd", {}, meaning)]))),
        );
        this.container.scrollTop = 0;
    }

    scope(number) {
        const scope = this.graph.scopes[number];
        const places = scope.dependencies.map((_, index) => ({ owner: number, index }));
        const having = (...origins) => places.filter((place) => origins.includes(this.graph.dependency(place).origin));
        const received = having("received", "receivedIfAvailable");
        const provided = places.filter((place) => isProvided(this.graph.dependency(place).origin));
        const builders = this.graph.stepsTo[number];
        return [
            this.heading(scope, number),
            this.neighbourhoodOf(number),
            this.pathSection(number),
            this.lines("Built by", builders, (place) => this.line(place, { hasOwner: true }), "Nothing builds it."),
            this.effects(number),
            this.lines("Is forwarded", having("forwarded"), (place) => this.line(place)),
            this.lines("Receives", received, (place) => [this.line(place), this.sources(this.flow.providers(place))]),
            this.requirements(number, received),
            this.lines("Provides", provided, (place) => [this.line(place), this.users(place)]),
        ];
    }

    heading(scope, number) {
        const facts = [
            this.graph.roots.includes(number) && "root",
            scope.kind === "extension" ? "extension of a type" : scope.kind,
            "in module " + scope.module,
            scope.isolation && "@" + scope.isolation,
            scope.effects,
            scope.key && "key " + scope.key,
        ].filter((fact) => fact);
        const name = scope.name === scope.type ? undefined : element("p", { class: "name" }, scope.name);
        return [
            element("h2", {}, scope.type),
            name,
            element("p", { class: "facts" }, facts.join(" · ")),
            scope.fulfills.length > 0 && element("p", { class: "facts" },
                "Fulfills ", scope.fulfills.map((type, index) => [index > 0 && ", ", element("code", {}, type)])),
            element("p", { class: "facts" }, this.place(scope.place, { isWhole: true })),
        ];
    }

    neighbourhoodOf(number) {
        const drawing = this.neighbourhood.drawing(number);
        return drawing && element("div", { class: "picture", tabindex: "0", role: "group", "aria-label": "Neighbourhood" },
            drawing);
    }

    pathSection(number) {
        const path = this.tree.paths.path(number);
        const top = path.length > 0 ? path[0].owner : number;
        const isRoot = this.graph.roots.includes(top);
        if (path.length === 0) return undefined;
        return this.section(isRoot ? "Shortest path from a root" : "Shortest path from the top", this.path(path));
    }

    /** A path as a staircase. */
    path(steps) {
        const top = this.graph.scopes[steps[0].owner];
        const lines = [element("li", {}, mark("root"), this.link(top.name, top.type))];
        for (const [level, step] of steps.entries()) {
            const line = element("li", {}, this.line(step));
            line.style.setProperty("--level", Math.min(level + 1, 12));
            lines.push(line);
        }
        return element("ol", { class: "lines path" }, lines);
    }

    effects(number) {
        const causes = causesOfEffects(this.graph, number);
        if (causes.length === 0) return undefined;
        return this.section("Effects", causes.map(({ effect, cause, path }) => {
            const verb = effect === "async" ? "It is async" : "It throws";
            if (cause === undefined) return element("p", {}, verb + " because of what was left out.");
            if (cause === number) return element("p", {}, verb + " by itself.");
            const scope = this.graph.scopes[cause];
            return [
                element("p", {}, verb + " because ", this.link(scope.name, scope.type),
                    effect === "async" ? " is." : " does."),
                this.path(path),
            ];
        }));
    }

    /** What it receives itself is told before. */
    requirements(number, received) {
        const own = new Set(received.map((place) => {
            const dependency = this.graph.dependency(place);
            const taken = dependency.takes ?? dependency;
            return taken.label + ":" + taken.identity;
        }));
        const left = this.graph.scopes[number].requires.filter((value) => !own.has(value.label + ":" + value.identity));
        return this.lines("Requires for what it builds", left, (value) => {
            const origin = value.isOnlyIfAvailable ? "receivedIfAvailable" : "received";
            const values = this.flow.values(value, value.isOnlyIfAvailable);
            return [
                [
                    mark(origin),
                    element("span", { class: "label" }, value.label + ": "),
                    this.link(plainIdentity(value.identity), value.type),
                    this.remarks(value.isOnlyIfAvailable ? ["if available"] : []),
                ],
                this.sources(this.flow.providersAbove(number, values)),
            ];
        });
    }

    /** Where a received value comes from. */
    sources({ places, isOpen }) {
        return this.sublist("from", isOpen ? [...places, undefined] : places, (place) =>
            place ? this.reference(place) : element("li", {}, "outside"));
    }

    /** Who receives a value. */
    users(place) {
        return this.sublist("received by", this.flow.users(place), (user) => this.reference(user));
    }

    reference(place) {
        const scope = this.graph.scopes[place.owner];
        const dependency = this.graph.dependency(place);
        return element("li", {}, this.link(scope.name, scope.type + "." + dependency.label));
    }

    /** A list within a line; nothing where there is nothing to list. */
    sublist(title, things, line) {
        if (things.length === 0) return undefined;
        const list = element("ul", { class: "references" }, element("li", { class: "title" }, title));
        this.fill(list, things, line);
        return list;
    }

    /** A type that is no scope: a protocol, or what is only forwarded. */
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
            this.lines("Provided by", providers, (place) => [this.line(place, { hasOwner: true }), this.users(place)],
                "Nothing provides it."),
            this.lines("Received by", received, (place) => this.line(place, { hasOwner: true })),
        ];
    }

    /** `Owner.label: Type = Product  remarks  place` */
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
                ? [element("span", { class: "type" }, dependency.type), " = ", this.link(build.scope, product)]
                : this.link(this.graph.typeName(dependency), dependency.type),
            this.remarks(remarksOn(this.graph, dependency)),
            this.elementsOf(dependency),
            this.place(dependency.place),
        ];
    }

    elementsOf(dependency) {
        if (!dependency.collection) return undefined;
        return this.sublist("of", dependency.builds, (build) =>
            element("li", {}, build.key && build.key + ": ", this.link(build.scope, typeOfBuild(this.graph, build))));
    }

    remarks(texts) {
        return element("span", { class: "remarks" },
            texts.map((text) => element("span", { class: "remark" }, text)));
    }

    link(name, text) {
        const isKnown = this.graph.numbers.has(name);
        return element("a", { href: address(name), class: isKnown ? "type" : "type other" }, text);
    }

    /** A place in a source, which can be copied. */
    place(place, { isWhole = false } = {}) {
        const text = placeText(place);
        const short = text.slice(text.lastIndexOf("/") + 1);
        const copy = element("button", { type: "button", class: "place", title: "Copy " + text, onclick: () => copyText(text, copy) },
            isWhole ? text : short);
        if (!isWhole || !place.path.startsWith("/")) return copy;
        return [copy, " ", element("a", { href: "file://" + encodeURI(place.path) }, "Open")];
    }

    section(title, ...children) {
        return element("section", {}, element("h3", {}, title), children);
    }

    /** A section with a line for each of some things; nothing where there are none, unless there is something to say of that. */
    lines(title, things, line, empty) {
        if (things.length === 0) return empty && this.section(title, element("p", {}, empty));
        const list = element("ul", { class: "lines" });
        this.fill(list, things, (thing) => element("li", {}, line(thing)));
        const count = things.length > 1 && element("span", { class: "count" }, things.length.toLocaleString("en"));
        return element("section", {}, element("h3", {}, title, " ", count), list);
    }

    /** Fills a list with its first lines, and with a button for the others. */
    fill(list, things, line) {
        const first = things.length <= this.limit + 3 ? things.length : this.limit;
        list.append(...things.slice(0, first).map(line));
        if (first === things.length) return;
        const more = element("li", { class: "more" },
            element("button", { type: "button", onclick: () => more.replaceWith(...things.slice(first).map(line)) },
                "Show " + (things.length - first).toLocaleString("en") + " more"));
        list.append(more);
    }
}

/** The address of a type on this page. */
function address(name) {
    return "#" + encodeURIComponent(name);
}

/** Copies a text and says so on the button for a moment. */
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
