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
type Plekken = Plek & Readonly<Record<keyof Aanvragers, Plek>>

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
const NA_PENSIOEN = plekkenIn('pensioentoets')

const vandaag = (pen: Pen, { inkomsten, uitgaven }: Hypotheekgever): Aanvrager => ({
  soort: pen.gegeven(stap.soort, inkomsten.dienstbetrekkingsoort),
  inkomen: pen.bedrag(stap.inkomen, inkomsten.bedrag),
  alimentatie: pen.bedrag(stap.alimentatie, uitgaven.brutoMaandlastAlimentatie),
  leningen: pen.bedrag(stap.leningen, uitgaven.brutoMaandlastOverige),
  studieschuld: pen.bedrag(stap.studieschuld, uitgaven.huidigeMaandlastStudieschuld),
})

const naPensioen = (pen: Pen, nummer: keyof Aanvragers, hypotheekgever: Hypotheekgever, nu: Aanvrager): Aanvrager => {
  const verzoek = pen.bij(VERZOEK[nummer])
  const hier = pen.bij(NA_PENSIOEN[nummer])
  const { soort, inkomen } = nu
  const binnen10JaarMetPensioen = verzoek.gegeven(stap.binnen10JaarMetPensioen, hypotheekgever.binnen10JaarMetPensioen)
  const pensioeninkomen = hypotheekgever.binnen10JaarMetPensioen
    ? verzoek.bedrag(stap.pensioeninkomen, hypotheekgever.pensioeninkomen)
    : undefined
  return {
    ...nu,
    soort: hier.stap(stap.soortMetPensioen, { soort, binnen10JaarMetPensioen }),
    inkomen: hier.stap(stap.inkomenMetPensioen, { inkomen, pensioeninkomen, binnen10JaarMetPensioen }),
  }
}

const paarVan = ({ hypotheekgevers }: FinancieringsOpzetVerzoek): Paar<Hypotheekgever> => {
  const [eerste, tweede] = hypotheekgevers as readonly [Hypotheekgever, Hypotheekgever?]
  return { eerste, tweede }
}

/** The applicants with the income they have today. */
export const aanvragersVandaag = (pen: Pen, verzoek: FinancieringsOpzetVerzoek): Aanvragers =>
  voorElk(pen, VERZOEK, paarVan(verzoek), vandaag)

/** The applicants with the expected pension for whoever retires within ten years; undefined when nobody does. */
export const aanvragersNaPensioen = (
  pen: Pen,
  verzoek: FinancieringsOpzetVerzoek,
  nu: Aanvragers,
): Aanvragers | undefined => {
  if (!verzoek.hypotheekgevers.some(({ binnen10JaarMetPensioen }) => binnen10JaarMetPensioen)) return undefined
  const { eerste, tweede } = paarVan(verzoek)
  return {
    eerste: naPensioen(pen, 'eerste', eerste, nu.eerste),
    tweede: tweede && nu.tweede && naPensioen(pen, 'tweede', tweede, nu.tweede),
  }
}
