import { metOnderpand, type FinancieringsOpzetMetOnderpand } from '../../domain'
import type { Momentopname } from './momentopname'
import { toRegel, toRegelNogTeBepalen } from './regel'
import type { AankoopkostenSleutel, KostenDetails, OverigeKostenSleutel, SamenvattingRegel } from './samenvatting'

/** The cost of buying and of financing, line by line (specification, section 2). */
export const toKostenDetails = (momentopname: Momentopname): KostenDetails => {
  const woning = metOnderpand(momentopname.financieringsOpzet)
  return {
    aankoopkosten: toAankoopkosten(momentopname, woning),
    overigeKosten: [
      ...toFinancieringskosten(woning),
      ...(momentopname.woonJeNuInEenKoopwoning === 'nee' ? [] : [toVerkoop(woning)]),
    ],
    overgeblevenOverwaarde: woning && overgeblevenOverwaarde(woning),
  }
}

const toAankoopkosten = (
  momentopname: Momentopname,
  woning: FinancieringsOpzetMetOnderpand | undefined,
): readonly SamenvattingRegel<AankoopkostenSleutel>[] => [
  toRegel('koopprijs', momentopname.vraagprijsWoning),
  momentopname.bestaandeWoning === 'BestaandeBouw'
    ? toRegel('verbouwingskosten', momentopname.verbouwingskosten)
    : toRegel('meerwerk', momentopname.meerwerk),
  toRegel('leveringsakte', woning?.leveringsaktekosten),
  toRegel('overdrachtsbelasting', woning?.overdrachtsbelasting),
]

const toFinancieringskosten = (
  woning: FinancieringsOpzetMetOnderpand | undefined,
): readonly SamenvattingRegel<OverigeKostenSleutel>[] => [
  toRegel('hypotheekakte', woning?.hypotheekaktekosten),
  toRegelNogTeBepalen('afhandelingEnAdvies', som(woning?.afhandelingskosten, woning?.advieskosten)),
  toRegel('taxatie', woning?.taxatiekosten),
  toRegel('nhgKosten', woning?.nhgKosten),
]

const som = (een: number | undefined, ander: number | undefined): number | undefined =>
  een === undefined && ander === undefined ? undefined : (een ?? 0) + (ander ?? 0)

/** Selling the current home pays for the new one as far as that has a cost, or leaves a debt. */
const toVerkoop = (woning: FinancieringsOpzetMetOnderpand | undefined): SamenvattingRegel<OverigeKostenSleutel> => {
  if (woning?.restschuld !== undefined && woning.restschuld > 0) return toRegel('restschuld', woning.restschuld)
  const gebruikt = woning && gebruikteOverwaarde(woning)
  return toRegel('overwaarde', gebruikt === undefined ? undefined : 0 - gebruikt)
}

/** What the sale of the current home pays of the new one, euro; absent as long as that is not known. */
export const gebruikteOverwaarde = (woning: FinancieringsOpzetMetOnderpand): number | undefined =>
  woning.overwaarde === undefined ? undefined : woning.overwaarde - (overgeblevenOverwaarde(woning) ?? 0)

const overgeblevenOverwaarde = (woning: FinancieringsOpzetMetOnderpand): number | undefined => {
  const { overwaarde = 0, totaalFinancieringskosten = Infinity } = woning
  const over = overwaarde - totaalFinancieringskosten
  return over > 0 ? over : undefined
}
