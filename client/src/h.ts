// What elements are built with; the build puts it into every file that has some.
export { Fragment, h } from "preact";
