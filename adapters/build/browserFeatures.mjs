/**
 * Features that some browsers lack, by their path from `window`. Each has the first versions of Chrome and Edge, of
 * Firefox and of Safari that support it, according to MDN. The build checks which of these features the element uses. A
 * test fails when a chunk calls a built-in method from 2021 or later that is missing here. Features that the element
 * uses only where they exist, such as `showPopover`, may be left out.
 *
 * @type {Readonly<Record<string, readonly [chrome: number, firefox: number, safari: number]>>}
 */
export const BROWSER_FEATURES = {
  'AbortSignal.any': [116, 124, 17.4],
  'AbortSignal.timeout': [103, 100, 16],
  'Array.fromAsync': [121, 115, 16.4],
  'Array.prototype.at': [92, 90, 15.4],
  'Array.prototype.findLast': [97, 104, 15.4],
  'Array.prototype.findLastIndex': [97, 104, 15.4],
  'Array.prototype.toReversed': [110, 115, 16],
  'Array.prototype.toSorted': [110, 115, 16],
  'Array.prototype.toSpliced': [110, 115, 16],
  'Array.prototype.with': [110, 115, 16],
  'CSS.escape': [46, 31, 10],
  'Element.prototype.replaceChildren': [86, 78, 14],
  'HTMLDialogElement.prototype.showModal': [37, 98, 15.4],
  IntersectionObserver: [58, 55, 12.1],
  'Intl.Segmenter': [87, 125, 14.1],
  'Map.groupBy': [117, 119, 17.4],
  'Object.fromEntries': [73, 63, 12.1],
  'Object.groupBy': [117, 119, 17.4],
  'Object.hasOwn': [93, 92, 15.4],
  'Promise.allSettled': [76, 71, 13],
  'Promise.any': [85, 79, 14],
  'Promise.try': [128, 134, 18.2],
  'Promise.withResolvers': [119, 121, 17.4],
  'RegExp.escape': [136, 134, 18.2],
  ResizeObserver: [64, 69, 13.1],
  'Set.prototype.difference': [122, 127, 17],
  'Set.prototype.intersection': [122, 127, 17],
  'Set.prototype.isDisjointFrom': [122, 127, 17],
  'Set.prototype.isSubsetOf': [122, 127, 17],
  'Set.prototype.isSupersetOf': [122, 127, 17],
  'Set.prototype.symmetricDifference': [122, 127, 17],
  'Set.prototype.union': [122, 127, 17],
  'String.prototype.isWellFormed': [111, 119, 16.4],
  'String.prototype.matchAll': [73, 67, 13],
  'String.prototype.replaceAll': [85, 77, 13.1],
  'String.prototype.toWellFormed': [111, 119, 16.4],
  'URL.canParse': [120, 115, 17],
  WeakRef: [84, 79, 14.1],
  'crypto.randomUUID': [92, 95, 15.4],
  queueMicrotask: [71, 69, 12.1],
  structuredClone: [98, 94, 15.4],
}

/** The first versions of Chrome and Edge, Firefox, and Safari that support private methods and `??=` in the scripts. */
export const SYNTAX = [85, 90, 15]
