import { formatProcent } from '../formatGetallen'
import type { Hoofdstuknaam, Verhaalstap } from '../verhaal'
import type { Vertelling } from '../vertelling'

/** The step that gives what a part comes to. The costs of a month and the summary have no such step. */
const SLOTSTAPPEN: Readonly<Partial<Record<Hoofdstuknaam, string>>> = {
  rente: 'toetsrente',
  inkomen: 'toets.toetsinkomen',
  schulden: 'toets.verplichtingen',
  lenen: 'toets.maximum',
  maximum: 'maximaleHypotheekOpInkomen',
  woning: 'maximaleHypotheek',
  kosten: 'aankoop.aankoopkosten',
  verkoop: 'verkoop.saldo',
  nodig: 'behoefte.benodigdeFinanciering',
}

/** What a part of a story comes to, to read beside its title; undefined where no single figure says it. */
export const slotsomVan = (
  naam: Hoofdstuknaam,
  stappen: readonly Verhaalstap[],
  vertelling: Vertelling,
): string | undefined => {
  const id = SLOTSTAPPEN[naam] ?? stappen.find((stap) => stap.id.endsWith('.maximum'))?.id ?? ''
  const knoop = vertelling.knopen.get(id)
  if (knoop?.soort !== 'stap' || typeof knoop.uitkomst !== 'number') return undefined
  const { eenheid, uitkomst } = knoop
  return eenheid.startsWith('euro')
    ? vertelling.bedrag(vertelling.getoondVan(id)) + eenheid.slice('euro'.length)
    : formatProcent(uitkomst)
}
