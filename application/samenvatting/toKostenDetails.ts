import { koopsomIn, metOnderpand, type FinancieringsOpzetMetOnderpand } from '../../domain'
import { roundBedrag } from '../../domain/geld'
import { gevraagdeVelden } from '../../domain/orientatie'
import type { Momentopname } from './samenvattingState'
import {
  toLine,
  toLineNogTeBepalen,
  type KostenDetails,
  type OverigeKostenKey,
  type SamenvattingLine,
} from './samenvatting'

/** Further (euro) from each other than rounding makes them, two prices are not the same. */
const ZELFDE = 2

/** Work on the home; which of the two is asked depends on the kind of home. */
const WERK = ['verbouwingskosten', 'meerwerk'] as const

/** The cost of buying and of financing, line by line (specification, section 2), of a record in whole euros. */
export const toKostenDetails = (momentopname: Momentopname): KostenDetails => {
  const woning = metOnderpand(momentopname.financieringsOpzet)
  const gevraagd = gevraagdeVelden(momentopname)
  return {
    aankoopkosten: [
      toLine('koopprijs', koopprijsVan(momentopname.vraagprijsWoning, woning)),
      ...WERK.filter((werk) => gevraagd.has(werk)).map((werk) =>
        toLine(werk, (momentopname[werk] && woning?.[werk]) ?? momentopname[werk]),
      ),
      toLine('leveringsakte', woning?.leveringsaktekosten),
      toLine('overdrachtsbelasting', woning?.overdrachtsbelasting),
    ],
    overigeKosten: [
      ...toFinancieringskosten(woning),
      ...(gevraagd.has('verkoopPrijsWoning') ? [toVerkoop(woning)] : []),
    ],
    overgeblevenOverwaarde: woning && overgeblevenOverwaarde(woning),
  }
}

/** The price in whole euros: as the record has it, where that is the price that was asked. */
const koopprijsVan = (prijs: number | undefined, woning: FinancieringsOpzetMetOnderpand | undefined) => {
  const inOpzet = woning && koopsomIn(woning)
  if (prijs === undefined) return undefined
  return inOpzet !== undefined && Math.abs(inOpzet - prijs) < ZELFDE ? inOpzet : roundBedrag(prijs)
}

const toFinancieringskosten = (
  woning: FinancieringsOpzetMetOnderpand | undefined,
): readonly SamenvattingLine<OverigeKostenKey>[] => [
  toLine('hypotheekakte', woning?.hypotheekaktekosten),
  toLineNogTeBepalen('afhandelingEnAdvies', som(woning?.afhandelingskosten, woning?.advieskosten)),
  toLine('taxatie', woning?.taxatiekosten),
  toLine('nhgKosten', woning?.nhgKosten),
]

const som = (een: number | undefined, ander: number | undefined): number | undefined =>
  een === undefined && ander === undefined ? undefined : (een ?? 0) + (ander ?? 0)

/** The sale of the current home pays a part of the new one, or leaves a debt. */
const toVerkoop = (woning: FinancieringsOpzetMetOnderpand | undefined): SamenvattingLine<OverigeKostenKey> => {
  if (woning?.restschuld !== undefined && woning.restschuld > 0) return toLine('restschuld', woning.restschuld)
  const gebruikt = woning && gebruikteOverwaarde(woning)
  return toLine('overwaarde', gebruikt === undefined ? undefined : 0 - gebruikt)
}

/** The part of the new home that the sale of the current one pays, in euro; absent while unknown. */
export const gebruikteOverwaarde = (woning: FinancieringsOpzetMetOnderpand): number | undefined =>
  woning.overwaarde === undefined ? undefined : woning.overwaarde - (overgeblevenOverwaarde(woning) ?? 0)

const overgeblevenOverwaarde = (woning: FinancieringsOpzetMetOnderpand): number | undefined => {
  const { overwaarde = 0, totaalFinancieringskosten = Infinity } = woning
  const over = overwaarde - totaalFinancieringskosten
  return over > 0 ? over : undefined
}
