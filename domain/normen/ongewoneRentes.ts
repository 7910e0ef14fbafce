import { isObject } from '../codec/objectCodec'
import { isRentepercentage, type Rentepaar, type Rentetarieven } from './rentepaar'
import { GEWONE_RENTE, isOngewoneRente, type TarievenPerLabel } from './rentetarieven'

/** The highest number of unusual rates that a message lists. The message counts the other rates. */
const MOST_NAMED = 5

/** The texts after the period for a rate with NHG and one without NHG. */
const MET_NHG = { nhg: ' met NHG', zonder: ' zonder NHG' } satisfies Readonly<Record<keyof Rentepaar, string>>

/** Returns each rate of a period with the text that follows the period. */
const rentesIn = (rente: unknown): readonly (readonly [waarbij: string, rente: unknown])[] =>
  isObject(rente) ? Object.entries(MET_NHG).map(([naam, waarbij]) => [waarbij, rente[naam]]) : [['', rente]]

/**
 * Returns a text for each rate from 0 to 100 percent that is below 0.1 or above 20: `120 maanden: 0.0375`.
 * @example
 * ongewoneRentesIn({ 60: 3.6, 120: 0.0375 }) // [ '120 maanden: 0.0375' ]
 */
export const ongewoneRentesIn = (rentetarieven: Rentetarieven): readonly string[] =>
  Object.entries(rentetarieven).flatMap(([maanden, rente]) =>
    rentesIn(rente)
      .filter(([, een]) => isRentepercentage(een) && isOngewoneRente(een))
      .map(([waarbij, een]) => `${maanden} ${maanden === '1' ? 'maand' : 'maanden'}${waarbij}: ${String(een)}`),
  )

/**
 * Returns a text for each unusual rate of every brand: `MY, 120 maanden: 0.0375`.
 * @example
 * ongewoneTarievenIn({ MY: { 120: 0.0375 }, FL: { 120: 3.75 } }) // [ 'MY, 120 maanden: 0.0375' ]
 */
export const ongewoneTarievenIn = (tarieven: TarievenPerLabel): readonly string[] =>
  Object.entries(tarieven).flatMap(([merk, rentetarieven]) =>
    ongewoneRentesIn(rentetarieven).map((rente) => `${merk}, ${rente}`),
  )

/**
 * Returns a Dutch message that unusual rates are usually mistakes. The message lists at most five rates and counts the
 * other rates. `hoe` is the option that confirms that the rates are right; if given, the message names it too.
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
