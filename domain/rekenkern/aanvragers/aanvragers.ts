import type { DienstBetrekking } from '../../orientatie'
import type { FinancieringsOpzetVerzoek, Hypotheekgever } from '../../verzoek'
import type { EuroPerJaar, EuroPerMaand } from '../eenheden'
import type { Pen, Plek, Waarde } from '../pen'
import * as stap from './aanvragers.stappen'

/** One applicant as the rules see one: what was absent counts as 0. */
export interface Aanvrager {
  readonly soort: Waarde<DienstBetrekking>
  readonly inkomen: Waarde<EuroPerJaar>
  readonly alimentatie: Waarde<EuroPerMaand>
  readonly leningen: Waarde<EuroPerMaand>
  readonly studieschuld: Waarde<EuroPerMaand>
}

/** Something of the first applicant, and of the second when there is one. */
export interface Paar<T> {
  readonly eerste: T
  readonly tweede: T | undefined
}

/** One or two applicants, in the order of the request. */
export type Aanvragers = Paar<Aanvrager>

/** A part of the calculation, and the places in it of what is said of each applicant. */
export type Plekken = Plek & Readonly<Record<keyof Aanvragers, Plek>>

export const plekkenIn = (pad: string): Plekken => ({
  pad,
  eerste: { pad: `${pad}.1`, nummer: 1 },
  tweede: { pad: `${pad}.2`, nummer: 2 },
})

/** Describes something of each applicant, at the place of that applicant. */
export const voorElk = <T, U>(
  pen: Pen,
  plekken: Plekken,
  { eerste, tweede }: Paar<T>,
  van: (pen: Pen, wie: T) => U,
): Paar<U> => ({
  eerste: van(pen.bij(plekken.eerste), eerste),
  tweede: tweede === undefined ? undefined : van(pen.bij(plekken.tweede), tweede),
})

const VERZOEK = plekkenIn('hypotheekgevers')

/** Who may have retired at a moment within ten years. */
type Moment = keyof Aanvragers | 'beiden'

/** The part of the calculation that each moment is. */
export const PENSIOENMOMENTEN = {
  eerste: plekkenIn('pensioentoets.eerste'),
  tweede: plekkenIn('pensioentoets.tweede'),
  beiden: plekkenIn('pensioentoets.beiden'),
} satisfies Record<Moment, Plekken>

const vandaag = (pen: Pen, { inkomsten, uitgaven }: Hypotheekgever): Aanvrager => ({
  soort: pen.gegeven(stap.soort, inkomsten.dienstbetrekkingsoort),
  inkomen: pen.bedrag(stap.inkomen, inkomsten.bedrag),
  alimentatie: pen.bedrag(stap.alimentatie, uitgaven.brutoMaandlastAlimentatie),
  leningen: pen.bedrag(stap.leningen, uitgaven.brutoMaandlastOverige),
  studieschuld: pen.bedrag(stap.studieschuld, uitgaven.huidigeMaandlastStudieschuld),
})

const metPensioen = (pen: Pen, nummer: keyof Aanvragers, plekken: Plekken, wie: Hypotheekgever, nu: Aanvrager) => {
  const verzoek = pen.bij(VERZOEK[nummer])
  const binnen10JaarMetPensioen = verzoek.gegeven(stap.binnen10JaarMetPensioen, wie.binnen10JaarMetPensioen)
  return {
    ...nu,
    soort: pen.bij(plekken[nummer]).stap(stap.soortMetPensioen, { soort: nu.soort, binnen10JaarMetPensioen }),
    inkomen: verzoek.bedrag(stap.pensioeninkomen, wie.pensioeninkomen),
  }
}

const paarVan = ({ hypotheekgevers }: FinancieringsOpzetVerzoek): Paar<Hypotheekgever> => {
  const [eerste, tweede] = hypotheekgevers as readonly [Hypotheekgever, Hypotheekgever?]
  return { eerste, tweede }
}

/** The applicants with the income they have today. */
export const aanvragersVandaag = (pen: Pen, verzoek: FinancieringsOpzetVerzoek): Aanvragers =>
  voorElk(pen, VERZOEK, paarVan(verzoek), vandaag)

/**
 * The applicants at each moment within ten years: one has retired, or the other, or both. A moment that does not come
 * is undefined. Source: Trhk art. 2 lid 5.
 */
export const aanvragersNaPensioen = (
  pen: Pen,
  verzoek: FinancieringsOpzetVerzoek,
  nu: Aanvragers,
): Readonly<Record<Moment, Aanvragers | undefined>> => {
  const { eerste, tweede } = paarVan(verzoek)
  const metEerste = eerste.binnen10JaarMetPensioen
  const metTweede = tweede?.binnen10JaarMetPensioen === true
  const op = (moment: Moment): Aanvragers => {
    const plekken = PENSIOENMOMENTEN[moment]
    return {
      eerste: moment === 'tweede' ? nu.eerste : metPensioen(pen, 'eerste', plekken, eerste, nu.eerste),
      tweede:
        moment === 'eerste' ? nu.tweede : tweede && nu.tweede && metPensioen(pen, 'tweede', plekken, tweede, nu.tweede),
    }
  }
  return {
    eerste: metEerste ? op('eerste') : undefined,
    tweede: metTweede ? op('tweede') : undefined,
    beiden: metEerste && metTweede ? op('beiden') : undefined,
  }
}
