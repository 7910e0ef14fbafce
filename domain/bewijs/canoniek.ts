/**
 * JSON with sorted keys and without spaces: equal values give equal text, whatever order they were built in. What is
 * undefined is left out, and -0 is 0.
 */
export const canoniek = (waarde: unknown): string => {
  if (Array.isArray(waarde)) return `[${waarde.map(canoniek).join(',')}]`
  if (typeof waarde !== 'object' || waarde === null) return JSON.stringify(waarde)
  const velden = Object.entries(waarde)
    .filter(([, inhoud]) => inhoud !== undefined)
    .sort(([een], [ander]) => (een < ander ? -1 : 1))
    .map(([naam, inhoud]) => `${JSON.stringify(naam)}:${canoniek(inhoud)}`)
  return `{${velden.join(',')}}`
}
