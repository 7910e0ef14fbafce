import { toAntwoord } from '../../../domain'
import { formatEuro } from '../../../domain/geld'
import { naamVanEnergielabel, waardeVan, type Antwoorden } from '../../../domain/orientatie'
import type { Probeersel } from '../../basis/context/draft'
import { watAlsTekst as tekst } from '../../tekst/watAls'

const VELDEN = ['vraagprijsWoning', 'eigenGeld', 'energielabelType', 'verbouwingskosten'] as const

type WatAlsveld = (typeof VELDEN)[number]

const isVanHier = (veld: string): boolean => (VELDEN as readonly string[]).includes(veld)

const anders = (een: Antwoorden, ander: Antwoorden): readonly WatAlsveld[] =>
  VELDEN.filter((veld) => waardeVan(een, veld) !== waardeVan(ander, veld))

/** Whether two sets of answers differ in an answer that the dialog 'Wat als je iets verandert?' can change. */
export const isAnders = (een: Antwoorden, ander: Antwoorden): boolean => anders(een, ander).length > 0

const wijzigingVan = (veld: WatAlsveld, nu: Antwoorden): string =>
  veld === 'energielabelType'
    ? tekst.wijziging.energielabelType(naamVanEnergielabel(nu.energielabelType))
    : tekst.wijziging[veld](formatEuro(nu[veld] ?? 0))

/**
 * Returns the what-if that changes the visitor's own answers (`eigen`) into the current answers (`nu`). Changes of the
 * earlier what-if (`eerder`) to questions that this dialog does not have remain. Undefined when there is no answer to
 * restore.
 */
export const toWatAlsProbeersel = (
  eerder: Probeersel | undefined,
  eigen: Antwoorden,
  nu: Antwoorden,
): Probeersel | undefined => {
  const velden = anders(eigen, nu)
  const overig = Object.entries(eerder?.wijzigingen ?? {}).filter(([veld]) => !isVanHier(veld))
  const terug = [
    ...(eerder?.terug.filter(({ veld }) => !isVanHier(veld)) ?? []),
    ...velden.map((veld) => toAntwoord(veld, waardeVan(eigen, veld))),
  ]
  const wijzigingen = Object.fromEntries([...overig, ...velden.map((veld) => [veld, wijzigingVan(veld, nu)] as const)])
  return terug.length === 0 ? undefined : { wijzigingen, terug }
}
