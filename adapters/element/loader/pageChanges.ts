/**
 * What a page may not add to `Object.prototype`: the packages of the calculator and the browser itself read these names
 * of objects that do not have them.
 */
const LOOKED_FOR = (
  'value get set writable key then return disabled rules operator schedule contextType getDerivedStateFromProps onCaughtError ' +
  'identifierPrefix customServiceIdentifier correspondingUseElement'
).split(' ')

/** The name that the page added to `Object.prototype` and that stops the calculator; undefined when there is none. */
export const findPageChange = (): string | undefined => LOOKED_FOR.find((name) => name in Object.prototype)
