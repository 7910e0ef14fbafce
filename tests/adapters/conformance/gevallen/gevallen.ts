import type { Geval } from '../../../../adapters/conformance'
import { NORMJAREN, type Normjaar } from '../../../../domain'
import { kortingsranden, tariefsaanpassingen, verdelingen } from './belastingranden'
import { inkomensranden } from './inkomensranden'
import { renteparen } from './renteparen'
import { toGeval, type Schets } from './schets'
import { tabelrijen } from './tabelrijen'
import { voorbeelden } from './voorbeelden'
import { nieuwbouwA4, woningranden, type Woning } from './woningranden'

/** Whether a case has only incomes, without debts, own money, home, starter or pension within ten years. */
const isKaal = ({ personen, eigenInleg, onderpand, startersvrijstelling }: Schets): boolean =>
  [eigenInleg, onderpand, startersvrijstelling].every((extra) => extra === undefined) &&
  personen.every(({ alimentatie, leningen, studieschuld, pensioenBinnen10Jaar }) =>
    [alimentatie, leningen, studieschuld, pensioenBinnen10Jaar].every((bedrag) => bedrag === undefined),
  )

type Extra = (schets: Schets) => Schets | undefined

/**
 * Returns the cases, of which some get an extra, such as a home. Each extra goes to a separate case that suits it and
 * had only incomes. The cases with an extra are spread over the list. A home and an income can share a case, because
 * their thresholds affect different figures. Throws when no case suits an extra.
 */
const carryAlong = (schetsen: readonly Schets[], extras: readonly Extra[]): readonly Schets[] => {
  const met = new Map<Schets, Schets>()
  for (const [nummer, extra] of extras.entries()) {
    const begin = Math.floor((nummer * schetsen.length) / extras.length)
    const volgorde = [...schetsen.slice(begin), ...schetsen.slice(0, begin)]
    const past = volgorde.find((schets) => !met.has(schets) && isKaal(schets) && extra(schets) !== undefined)
    const uitgebreid = past && extra(past)
    if (past === undefined || uitgebreid === undefined) throw new Error('No case is left for an extra.')
    met.set(past, uitgebreid)
  }
  return schetsen.map((schets) => met.get(schets) ?? schets)
}

const alleen =
  (woning: Woning): Extra =>
  (schets) =>
    schets.personen.length === 1 ? woning(schets) : undefined

const schetsenVan = (jaar: Normjaar): readonly Schets[] => [
  ...carryAlong(tabelrijen(jaar), [...verdelingen(jaar), ...woningranden(jaar).map(alleen)]),
  ...inkomensranden(jaar),
  ...tariefsaanpassingen(jaar),
  ...kortingsranden(jaar),
  ...nieuwbouwA4(jaar),
  ...renteparen(jaar),
  ...voorbeelden(jaar),
]

/** Returns every case of all norm years. */
export const makeGevallen = (): readonly Geval[] => NORMJAREN.flatMap(schetsenVan).map(toGeval)
