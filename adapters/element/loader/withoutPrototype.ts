/**
 * A copy of an object that is read by name, such as a descriptor or the options of a browser's own function: a page
 * that adds to `Object.prototype` adds nothing to it.
 */
export const withoutPrototype = <Part extends object>(part: Part): Part =>
  Object.assign<object, Part>(Object.create(null) as object, part)
