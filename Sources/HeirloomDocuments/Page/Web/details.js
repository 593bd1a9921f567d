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

    /** A path as a staircase. */
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

    /** Dependencies that it receives itself are listed before. */
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

    /** Where a received value comes from. */
    sources({ places, isOpen }) {
        return this.sublist("from", isOpen ? [...places, undefined] : places, (place) =>
            place ? this.reference(place) : element("li", {}, "outside"));
    }

    /** Who receives a value. */
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
            this.lines("Provided by", providers, (place) => this.lineWithUsers(place), "Nothing provides it."),
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

    /** A place in a source, which can be copied. */
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

    /** A section with a line for each of some things. Where there are none, it says so or is left out. */
    lines(title, things, line, empty) {
        if (things.length === 0) return empty && this.section(title, element("p", {}, empty));
        const list = element("ul", { class: "lines" });
        this.fill(list, things, (thing) => element("li", {}, line(thing)));
        const count = things.length > 1 ? " " + things.length.toLocaleString("en") : "";
        const heading = element("h3", {}, title, element("span", { class: "count" }, count));
        return element("section", {}, heading, list);
    }

    /** Fills a list with its first lines, and with a button for the others. */
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

/** Things with their meanings. */
function legend(pairs) {
    return element("dl", { class: "legend" },
        pairs.map(([thing, meaning]) => [element("dt", {}, thing), element("dd", {}, meaning)]));
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
