import { obstacleText } from './obstacleText'

/** The properties that ECMAScript defines on `Object.prototype` (ECMA-262, 20.1.3 and B.2.2), as one text. */
const OF_THE_LANGUAGE =
  'constructor hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString toString valueOf ' +
  '__proto__ __defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__'

/** Returns the names that the page added to `Object.prototype`. Packages and browsers may read them as options. */
const addedNames = (): readonly string[] =>
  Reflect.ownKeys(Object.prototype)
    .map(String)
    .filter((name) => !OF_THE_LANGUAGE.split(' ').includes(name))

const named = new WeakSet<Document>()

/**
 * Warns on the console, once per document, which built-ins the page changed and which document properties it hides. The
 * loader passes `hidden` and `isErrorFrozen`: importing the loader's modules here would split the loader in two.
 */
export const namePageChanges = (page: Document, hidden: readonly string[], isErrorFrozen: boolean): void => {
  if (named.has(page)) return
  named.add(page)
  const added = addedNames()
  const changes = [
    ...(added.length > 0 ? [obstacleText.voegtToe(added)] : []),
    ...(hidden.length > 0 ? [obstacleText.verbergt(hidden)] : []),
    ...(isErrorFrozen ? [obstacleText.bevriest] : []),
  ]
  console.warn([obstacleText.oorzaak, ...changes].join(' '))
}
