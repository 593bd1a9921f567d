"use strict";

/** What is said of where a dependency's value comes from, in the words of the tree in a terminal. */
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

/** What is said of something that is built, apart from where the value comes from. */
function remarksOnBuild(graph, build) {
    const remarks = build.decorates ? ["decorates the one above"] : [];
    const scope = graph.scopes[graph.numbers.get(build.scope)];
    if (scope === undefined) return [...remarks, "left out"];
    if (scope.kind === "closure") remarks.push("by a closure");
    if (scope.hidesParts) remarks.push("built in " + scope.module);
    if (scope.effects) remarks.push(scope.effects);
    return remarks;
}

/** What is built for a dependency that is no collection. */
function onlyBuild(dependency) {
    return dependency.collection ? undefined : dependency.builds[0];
}

/** All that is said of a dependency in one line. */
function remarksOn(graph, dependency) {
    const build = onlyBuild(dependency);
    return [...remarksOnDependency(dependency), ...(build ? remarksOnBuild(graph, build) : [])];
}

/** The type of what is built, as people say it. */
function typeOfBuild(graph, build) {
    return graph.scopes[graph.numbers.get(build.scope)]?.type ?? build.scope;
}

/** The type of what is built for a dependency, where its own does not say that. */
function hiddenProduct(graph, dependency) {
    const build = onlyBuild(dependency);
    if (!build || build.isNamedByType) return undefined;
    const isClosure = graph.scopes[graph.numbers.get(build.scope)]?.kind === "closure";
    return isClosure ? undefined : typeOfBuild(graph, build);
}

/** The mark of a dependency. */
function markOf(dependency) {
    if (dependency.collection) return "collection";
    if (dependency.origin === "instantiated" && dependency.builds.length === 0) return "unavailable";
    return onlyBuild(dependency)?.decorates ? "decorates" : dependency.origin;
}

/** Remarks as they stand behind a name. */
function remarksElement(texts) {
    if (texts.length === 0) return undefined;
    return [" ", element("span", { class: "remarks" }, texts.join(" · "))];
}

/** `Sources/App/App.swift:12:5` */
function placeText(place) {
    return place.path + ":" + place.line + ":" + place.column;
}

/** What marks mean, in the order in which the overview tells. */
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
