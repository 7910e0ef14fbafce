import type { FinancieringsOpzetVerzoek, Hypotheekgever } from '../../antwoorden/verzoek'
import type { Pen } from '../pen'
import * as stap from './aanvragers.stappen'

/** A value for the first applicant and a value for the second, which is undefined for a single applicant. */
export interface Paar<T> {
  readonly eerste: T
  readonly tweede: T | undefined
}

/** Calls `van` for each applicant in `wie`, with a pen for the steps of that applicant. Returns the results. */
export const voorElk = <T extends object, U>(pen: Pen, wie: Paar<T>, van: (pen: Pen, een: T) => U): Paar<U> => ({
  eerste: van(pen.over(1), wie.eerste),
  tweede: wie.tweede && van(pen.over(2), wie.tweede),
})

/** The name of the request field that contains the applicants. */
const VERZOEK = 'hypotheekgevers'

const vandaag = (pen: Pen, gever: Hypotheekgever) => ({
  gever,
  soort: pen.gegeven(stap.soort, gever.inkomsten.dienstbetrekkingsoort),
  inkomen: pen.bedrag(stap.inkomen, gever.inkomsten.bedrag),
  alimentatie: pen.bedrag(stap.alimentatie, gever.uitgaven.brutoMaandlastAlimentatie),
  leningen: pen.bedrag(stap.leningen, gever.uitgaven.brutoMaandlastOverige),
  studieschuld: pen.bedrag(stap.studieschuld, gever.uitgaven.huidigeMaandlastStudieschuld),
})

/** One applicant of the request (`gever`), with kind of income, income, alimony and debts. An absent amount is 0. */
export type Aanvrager = ReturnType<typeof vandaag>

/** One or two applicants, in the order of the request. */
export type Aanvragers = Paar<Aanvrager>

/** Returns the applicants of a request, each with the income, alimony and debts of today. */
export const aanvragersVandaag = (pen: Pen, { hypotheekgevers }: FinancieringsOpzetVerzoek): Aanvragers => {
  const [eerste, tweede] = hypotheekgevers as readonly [Hypotheekgever, Hypotheekgever?]
  return voorElk(pen.bij(VERZOEK), { eerste, tweede }, vandaag)
}

/** A retirement within ten years: of the first applicant, of the second, or of both. */
type Moment = keyof Aanvragers | 'beiden'

/** The `pad` (the prefix of the step ids) of the income test of today. */
export const TOETS_NU = 'toets'

/** Returns the `pad` (the prefix of the step ids) of the income test after a retirement. */
export const pensioentoets = (moment: Moment): string => `pensioentoets.${moment}`

const metPensioen = (pen: Pen, nu: Aanvrager): Aanvrager => {
  const { soort, gever } = nu
  const verzoek = pen.bij(VERZOEK).over(gever.volgnummer)
  const binnen10JaarMetPensioen = verzoek.gegeven(stap.binnen10JaarMetPensioen, gever.binnen10JaarMetPensioen)
  return {
    ...nu,
    soort: pen.stap(stap.soortMetPensioen, { soort, binnen10JaarMetPensioen }),
    inkomen: verzoek.bedrag(stap.pensioeninkomen, gever.pensioeninkomen),
  }
}

/**
 * Returns the applicants with the incomes that they have after each retirement within ten years: of the first
 * applicant, of the second, and of both. An entry is undefined if that retirement does not occur. Source: Trhk art. 2
 * lid 5.
 */
export const aanvragersNaPensioen = (pen: Pen, nu: Aanvragers): Readonly<Record<Moment, Aanvragers | undefined>> => {
  const op = (moment: Moment, ...wie: readonly (Aanvrager | undefined)[]): Aanvragers | undefined => {
    if (!wie.every((een) => een?.gever.binnen10JaarMetPensioen)) return undefined
    return voorElk(pen.bij(pensioentoets(moment)), nu, (hier, een) =>
      wie.includes(een) ? metPensioen(hier, een) : een,
    )
  }
  const { eerste, tweede } = nu
  return { eerste: op('eerste', eerste), tweede: op('tweede', tweede), beiden: op('beiden', eerste, tweede) }
}
