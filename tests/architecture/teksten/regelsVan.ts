const isGroep = (inhoud: unknown): inhoud is object => typeof inhoud === 'object' && inhoud !== null

/** What is easily overlooked in a listing: a space that does not break. */
const zichtbaar = (tekst: string): string => tekst.replaceAll('\u00A0', '\\u00A0')

const gemaakt = (weg: string, maak: (...gegevens: readonly unknown[]) => string, voorbeelden: unknown): string[] => {
  if (!Array.isArray(voorbeelden)) throw new Error(`${weg}: give it an example in voorbeelden.ts`)
  return (voorbeelden as readonly (readonly unknown[])[]).map(
    (gegevens) => `${weg}(${gegevens.map((een) => JSON.stringify(een)).join(', ')}): ${zichtbaar(maak(...gegevens))}`,
  )
}

/** Every text in here, one to a line, each behind the way to it. */
export const regelsVan = (inhoud: unknown, weg: string, voorbeelden?: unknown): readonly string[] => {
  if (inhoud === undefined) return []
  if (typeof inhoud === 'string') return [`${weg}: ${zichtbaar(inhoud)}`]
  if (typeof inhoud === 'function')
    return gemaakt(weg, inhoud as (...gegevens: readonly unknown[]) => string, voorbeelden)
  if (!isGroep(inhoud)) throw new Error(`${weg}: is no text`)
  return Object.entries(inhoud).flatMap(([naam, deel]: [string, unknown]) =>
    regelsVan(deel, weg === '' ? naam : `${weg}.${naam}`, (voorbeelden as Record<string, unknown> | undefined)?.[naam]),
  )
}
