"use strict";

/** An element of the page: `element("a", { href: "#x" }, "text")`. `undefined` and `false` are left out. */
function element(name, attributes, ...children) {
    return filled(document.createElement(name), attributes, children);
}

/** An element of a drawing. */
function shape(name, attributes, ...children) {
    return filled(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
}

/** The quiet mark that a symbol of the page stands for. The words beside it say the same. */
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

/** `1 type`, `1,234 types` */
function counted(count, noun) {
    return count.toLocaleString("en") + " " + noun + (count === 1 ? "" : "s");
}
