import {
  GEWONE_RENTE,
  isOngewoneRente,
  isRentepercentage,
  type Rentetarieven,
  type TarievenPerLabel,
} from './rentetarieven'

/** How many unusual rates are named; of the others only the number is said. */
const MOST_NAMED = 5

/** The unusual rates of a sheet as they were given: `120 maanden: 0.0375`. */
export const ongewoneRentesIn = (rentetarieven: Rentetarieven): readonly string[] =>
  Object.entries(rentetarieven)
    .filter(([, rente]) => isRentepercentage(rente) && isOngewoneRente(rente))
    .map(([maanden, rente]) => `${maanden} ${maanden === '1' ? 'maand' : 'maanden'}: ${rente}`)

/** The unusual rates of every brand as they were given: `MY, 120 maanden: 0.0375`. */
export const ongewoneTarievenIn = (tarieven: TarievenPerLabel): readonly string[] =>
  Object.entries(tarieven).flatMap(([merk, rentetarieven]) =>
    ongewoneRentesIn(rentetarieven).map((rente) => `${merk}, ${rente}`),
  )

/** Says that unusual rates are mostly slips, which ones they are, and what to add, if anything, when they are meant. */
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
