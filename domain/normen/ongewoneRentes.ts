import {
  GEWONE_RENTE,
  isOngewoneRente,
  isRentepercentage,
  type Rentetarieven,
  type TarievenPerLabel,
} from './rentetarieven'

/** The message lists at most this many unusual rates, and counts the others. */
const MOST_NAMED = 5

/**
 * Returns the unusual rates (below 0.1 or above 20 percent) as given, with their period: `120 maanden: 0.0375`.
 * @example
 * ongewoneRentesIn({ 60: 3.6, 120: 0.0375 }) // [ '120 maanden: 0.0375' ]
 */
export const ongewoneRentesIn = (rentetarieven: Rentetarieven): readonly string[] =>
  Object.entries(rentetarieven)
    .filter(([, rente]) => isRentepercentage(rente) && isOngewoneRente(rente))
    .map(([maanden, rente]) => `${maanden} ${maanden === '1' ? 'maand' : 'maanden'}: ${rente}`)

/**
 * Returns the unusual rates of every brand as given: `MY, 120 maanden: 0.0375`.
 * @example
 * ongewoneTarievenIn({ MY: { 120: 0.0375 }, FL: { 120: 3.75 } }) // [ 'MY, 120 maanden: 0.0375' ]
 */
export const ongewoneTarievenIn = (tarieven: TarievenPerLabel): readonly string[] =>
  Object.entries(tarieven).flatMap(([merk, rentetarieven]) =>
    ongewoneRentesIn(rentetarieven).map((rente) => `${merk}, ${rente}`),
  )

/**
 * Returns a Dutch message that unusual rates are usually mistakes. It lists the rates, and the option (`hoe`) that
 * confirms them.
 * @example
 * meldingVanOngewone(['120 maanden: 0.0375']).includes('(120 maanden: 0.0375)') // true
 */
export const meldingVanOngewone = (rentes: readonly string[], hoe?: string): string => {
  const { laagste, hoogste } = GEWONE_RENTE
  const rest = rentes.length - MOST_NAMED
  const andere = rest > 0 ? [`nog ${rest} andere ${rest === 1 ? 'rente' : 'rentes'}`] : []
  const genoemd = [...rentes.slice(0, MOST_NAMED), ...andere].join('; ')
  return (
    `een rente onder ${String(laagste).replace('.', ',')} of boven ${hoogste} procent is meestal ` +
    `een vergissing (${genoemd}); geef procenten, zoals 3.75` +
    (hoe === undefined ? '' : `, en klopt het, geef dan ${hoe} mee`)
  )
}
