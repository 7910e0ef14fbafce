import { formatEuro } from '../../../domain/geld'
import { naamVanEnergielabel, naamVanPeriode, waardeVan, type Antwoorden } from '../../../domain/orientatie'
import type { Probeersel } from '../../basis/context/draft'
import { periodeTekst } from '../../tekst/periodes'
import { watAlsTekst as tekst } from '../../tekst/watAls'
import { anders, antwoordenNaar, isInkomensveld, WAT_ALS_VELDEN, type WatAlsveld } from './velden'

/** The key of the phrase about all incomes, which is also the key of a suggested higher income. */
const INKOMEN = 'meerInkomen'

const sleutelVan = (veld: WatAlsveld): string => (isInkomensveld(veld) ? INKOMEN : veld)

const SLEUTELS: ReadonlySet<string> = new Set([...WAT_ALS_VELDEN, INKOMEN])

const wijzigingVan = (veld: WatAlsveld, nu: Antwoorden): string => {
  if (veld === 'energielabelType') return tekst.wijziging.energielabelType(naamVanEnergielabel(nu.energielabelType))
  if (veld === 'renteperiode')
    return nu.renteperiode === 1 ? periodeTekst.variabel : tekst.wijziging.renteperiode(naamVanPeriode(nu.renteperiode))
  const bedrag = formatEuro(waardeVan(nu, veld) ?? 0)
  if (!isInkomensveld(veld)) return tekst.wijziging[veld](bedrag)
  return tekst.wijziging.inkomen[veld.startsWith('eigen') ? 'eigen' : 'partner'](bedrag)
}

/** Returns a phrase for each change from `eigen` to `nu`, by its key. All incomes have one phrase together. */
const wijzigingenNaar = (eigen: Antwoorden, nu: Antwoorden): Readonly<Record<string, string>> => {
  const velden = anders(eigen, nu)
  const zinnen = (sleutel: string) =>
    velden.filter((veld) => sleutelVan(veld) === sleutel).map((veld) => wijzigingVan(veld, nu))
  return Object.fromEntries(
    velden.map(sleutelVan).map((sleutel) => [sleutel, new Intl.ListFormat('nl').format(zinnen(sleutel))]),
  )
}

/** Returns the changes from `eigen` to `nu` as one phrase. */
export const zegWijzigingen = (eigen: Antwoorden, nu: Antwoorden): string =>
  new Intl.ListFormat('nl').format(Object.values(wijzigingenNaar(eigen, nu)))

interface Antwoordstanden {
  /** The visitor's own answers, without the earlier what-if. */
  readonly eigen: Antwoorden
  /** The answers when the dialog opened. */
  readonly geopend: Antwoorden
  /** The current answers. */
  readonly nu: Antwoorden
}

/**
 * Returns the what-if that changes the visitor's own answers into the current answers. Changes of the earlier what-if
 * (`eerder`) to questions that this dialog does not have remain, and so does its phrase about the incomes unless the
 * dialog changed an income. Undefined when there is no answer to restore.
 */
export const toWatAlsProbeersel = (
  eerder: Probeersel | undefined,
  { eigen, geopend, nu }: Antwoordstanden,
): Probeersel | undefined => {
  const gebleven = eerder?.wijzigingen[INKOMEN]
  const blijftInkomen = gebleven !== undefined && !anders(geopend, nu).some(isInkomensveld)
  const isVanHier = (sleutel: string): boolean => SLEUTELS.has(sleutel) && !(blijftInkomen && sleutel === INKOMEN)
  const overig = Object.entries(eerder?.wijzigingen ?? {}).filter(([sleutel]) => !isVanHier(sleutel))
  const terug = [...(eerder?.terug.filter(({ veld }) => !SLEUTELS.has(veld)) ?? []), ...antwoordenNaar(nu, eigen)]
  const wijzigingen = {
    ...Object.fromEntries(overig),
    ...wijzigingenNaar(eigen, nu),
    ...(blijftInkomen && { [INKOMEN]: gebleven }),
  }
  return terug.length === 0 ? undefined : { ...eerder, wijzigingen, terug }
}
