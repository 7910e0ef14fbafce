import { totaalInkomen, type FinancieringsOpzet, type Orientatie } from '../../domain'

/** What the summary shows of an orientation beside the figures made of it. */
type GetoondeAntwoorden = Pick<
  Orientatie,
  | 'alleenSamen'
  | 'bestaandeWoning'
  | 'eigenGeld'
  | 'labelCode'
  | 'meerwerk'
  | 'verbouwingskosten'
  | 'vraagprijsWoning'
  | 'woonJeNuInEenKoopwoning'
>

/** Answers and the result that was calculated of them, taken at one moment; amounts in euro. */
export interface Momentopname extends GetoondeAntwoorden {
  /** It was calculated with example rates, which nobody offers. */
  readonly isVoorbeeldrente: boolean
  /** Income of all applicants, euro a year. */
  readonly totaalInkomen: number
  readonly financieringsOpzet: FinancieringsOpzet
}

/** The snapshot of an orientation at the moment this result arrived for it. */
export const toMomentopname = (
  orientatie: Orientatie,
  financieringsOpzet: FinancieringsOpzet,
  isVoorbeeldrente = false,
): Momentopname => ({
  isVoorbeeldrente,
  labelCode: orientatie.labelCode,
  alleenSamen: orientatie.alleenSamen,
  bestaandeWoning: orientatie.bestaandeWoning,
  eigenGeld: orientatie.eigenGeld,
  meerwerk: orientatie.meerwerk,
  verbouwingskosten: orientatie.verbouwingskosten,
  vraagprijsWoning: orientatie.vraagprijsWoning,
  woonJeNuInEenKoopwoning: orientatie.woonJeNuInEenKoopwoning,
  totaalInkomen: totaalInkomen(orientatie),
  financieringsOpzet,
})
