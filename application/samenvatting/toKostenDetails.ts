import type { FinancieringsOpzet } from '../../domain'
import type { Momentopname } from './momentopname'
import { toRegel, toRegelNogTeBepalen } from './regel'
import type { AankoopkostenSleutel, KostenDetails, OverigeKostenSleutel, SamenvattingRegel } from './samenvatting'

/** The cost of buying and of financing, line by line (specification, section 2). */
export const toKostenDetails = (momentopname: Momentopname): KostenDetails => ({
  aankoopkosten: toAankoopkosten(momentopname),
  overigeKosten: [...toFinancieringskosten(momentopname.financieringsOpzet), ...toVerkoop(momentopname)],
  overgeblevenOverwaarde: overgeblevenOverwaarde(momentopname.financieringsOpzet),
})

const toAankoopkosten = (momentopname: Momentopname): readonly SamenvattingRegel<AankoopkostenSleutel>[] => [
  toRegel('koopprijs', momentopname.vraagprijsWoning),
  momentopname.bestaandeWoning === 'BestaandeBouw'
    ? toRegel('verbouwingskosten', momentopname.verbouwingskosten)
    : toRegel('meerwerk', momentopname.meerwerk),
  toRegel('leveringsakte', momentopname.financieringsOpzet.leveringsaktekosten),
  toRegel('overdrachtsbelasting', momentopname.financieringsOpzet.overdrachtsbelasting),
]

const toFinancieringskosten = (opzet: FinancieringsOpzet): readonly SamenvattingRegel<OverigeKostenSleutel>[] => [
  toRegel('hypotheekakte', opzet.hypotheekaktekosten),
  toRegelNogTeBepalen('afhandelingEnAdvies', som(opzet.afhandelingskosten, opzet.advieskosten)),
  toRegel('taxatie', opzet.taxatiekosten),
  toRegel('nhgKosten', opzet.nhgKosten),
]

const som = (een: number | undefined, ander: number | undefined): number | undefined =>
  een === undefined && ander === undefined ? undefined : (een ?? 0) + (ander ?? 0)

/** Selling pays for the new home as far as that has a cost; without a home to sell there is no line. */
const toVerkoop = ({
  woonJeNuInEenKoopwoning,
  financieringsOpzet: opzet,
}: Momentopname): readonly SamenvattingRegel<OverigeKostenSleutel>[] => {
  if (woonJeNuInEenKoopwoning === 'nee') return []
  if (opzet.restschuld !== undefined && opzet.restschuld > 0) return [toRegel('restschuld', opzet.restschuld)]
  const gebruikt = gebruikteOverwaarde(opzet)
  return [toRegel('overwaarde', gebruikt === undefined ? undefined : 0 - gebruikt)]
}

/** What the sale of the current home pays of the new one, euro; absent as long as that is not known. */
export const gebruikteOverwaarde = (opzet: FinancieringsOpzet): number | undefined =>
  opzet.overwaarde === undefined ? undefined : opzet.overwaarde - (overgeblevenOverwaarde(opzet) ?? 0)

const overgeblevenOverwaarde = (opzet: FinancieringsOpzet): number | undefined => {
  const over = (opzet.overwaarde ?? 0) - (opzet.totaalFinancieringskosten ?? Infinity)
  return over > 0 ? over : undefined
}
