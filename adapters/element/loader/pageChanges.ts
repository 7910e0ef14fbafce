import { obstacleText } from './obstacleText'

/** Everything that the language itself puts on `Object.prototype` (ECMA-262, 20.1.3 and B.2.2). */
const OF_THE_LANGUAGE =
  'constructor hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString toString valueOf ' +
  '__proto__ __defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__'

/** What the page added to every object; packages and the browser read such names of objects that do not have them. */
const addedNames = (): readonly string[] =>
  Reflect.ownKeys(Object.prototype)
    .map(String)
    .filter((name) => !OF_THE_LANGUAGE.split(' ').includes(name))

const named = new WeakSet<Document>()

/**
 * Names on the console, once a page, what the page changed of the language, and which properties of its document are
 * hidden. The loader gives what it knows: an import of its modules would split it in two.
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
