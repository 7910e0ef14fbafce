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

/** One or two applicants, in the order of the request. */
export interface Aanvragers {
  readonly eerste: Aanvrager
  readonly tweede: Aanvrager | undefined
}

/** A part of the calculation, and the places in it of what is said of each applicant. */
export const plekkenIn = (pad: string): Plek & Readonly<Record<keyof Aanvragers, Plek>> => ({
  pad,
  eerste: { pad: `${pad}.1`, nummer: 1 },
  tweede: { pad: `${pad}.2`, nummer: 2 },
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
  const { soort, inkomen, alimentatie, leningen, studieschuld } = nu
  const binnen10JaarMetPensioen = verzoek.gegeven(stap.binnen10JaarMetPensioen, hypotheekgever.binnen10JaarMetPensioen)
  const pensioeninkomen = hypotheekgever.binnen10JaarMetPensioen
    ? verzoek.bedrag(stap.pensioeninkomen, hypotheekgever.pensioeninkomen)
    : undefined
  return {
    soort: hier.stap(stap.soortMetPensioen, { soort, binnen10JaarMetPensioen }),
    inkomen: hier.stap(stap.inkomenMetPensioen, { inkomen, pensioeninkomen, binnen10JaarMetPensioen }),
    alimentatie,
    leningen,
    studieschuld,
  }
}

const paarVan = ({ hypotheekgevers }: FinancieringsOpzetVerzoek) =>
  hypotheekgevers as readonly [Hypotheekgever, Hypotheekgever?]

/** The applicants with the income they have today. */
export const aanvragersVandaag = (pen: Pen, verzoek: FinancieringsOpzetVerzoek): Aanvragers => {
  const [eerste, tweede] = paarVan(verzoek)
  return {
    eerste: vandaag(pen.bij(VERZOEK.eerste), eerste),
    tweede: tweede && vandaag(pen.bij(VERZOEK.tweede), tweede),
  }
}

/** The applicants with the expected pension for whoever retires within ten years; undefined when nobody does. */
export const aanvragersNaPensioen = (
  pen: Pen,
  verzoek: FinancieringsOpzetVerzoek,
  nu: Aanvragers,
): Aanvragers | undefined => {
  const [eerste, tweede] = paarVan(verzoek)
  if (!eerste.binnen10JaarMetPensioen && tweede?.binnen10JaarMetPensioen !== true) return undefined
  return {
    eerste: naPensioen(pen, 'eerste', eerste, nu.eerste),
    tweede: tweede && nu.tweede && naPensioen(pen, 'tweede', tweede, nu.tweede),
  }
}
