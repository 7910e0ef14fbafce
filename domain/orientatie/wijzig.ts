import { bevroren } from '../codec/bevroren'
import type { Grond } from '../rekenkader/grond'
import type { Veld } from '../antwoorden/antwoorden'
import { alleenAntwoorden, antwoordenEq } from './antwoordenEq'
import type { Orientatie } from './orientatie'
import { pasRegelsToe } from './regels/pasRegelsToe'
import { isZelfdeRekenstand } from './rekenstand'
import { metWaarde } from '../antwoorden/veld'
import { isPeriodeVan } from '../antwoorden/rentevastePeriode'
import type { Antwoord, Instelling, Wijziging } from './wijziging'

/** A change of the brand. */
type Merkwissel = Extract<Instelling, { readonly soort: 'labelCodeGewijzigd' }>

/**
 * Returns the orientation after a change: applies the change and then the clearing rules. Requests a calculation
 * (`loading`) when an answer changes or the change asks for a calculation. Returns `orientatie` itself when nothing
 * changes. Any other returned object is deeply frozen, so that receivers cannot change it. If the change has a result,
 * that result is copied, and the result object of the caller is not frozen; a ground is frozen as it is.
 * @example
 * wijzig(orientatie, toAntwoord('eigenGeld', 25_000)).eigenGeld // 25000
 */
export const wijzig = <V extends Veld>(orientatie: Orientatie, wijziging: Wijziging<V>): Orientatie => {
  const gewijzigd = pasRegelsToe(verwerk(orientatie, wijziging))
  if (!antwoordenEq.equals(gewijzigd, orientatie)) return bevroren(vraagBerekening(gewijzigd))
  return isZelfde(gewijzigd, orientatie) ? orientatie : bevroren(gewijzigd)
}

const isZelfde = (een: Orientatie, ander: Orientatie): boolean =>
  een.labelCode === ander.labelCode &&
  een.type === ander.type &&
  een.opdracht === ander.opdracht &&
  een.berekend === ander.berekend &&
  isZelfdeRekenstand(een, ander)

/** Returns the orientation with a new request for a calculation, which is pending. */
const vraagBerekening = (orientatie: Orientatie): Orientatie => ({
  ...orientatie,
  loading: true,
  fout: undefined,
  opdracht: { labelCode: orientatie.labelCode },
})

const beantwoord = <V extends Veld>(orientatie: Orientatie, { veld, waarde }: Antwoord<V>): Orientatie =>
  metWaarde(orientatie, veld, waarde)

/**
 * Returns the orientation with another brand. If results stay valid for that brand, the last result becomes one of that
 * brand, and a pending calculation is requested again. A result with a period that the brand lacks keeps its brand.
 */
const metMerk = (orientatie: Orientatie, { labelCode, blijftGelden = false }: Merkwissel): Orientatie => {
  if (labelCode === orientatie.labelCode) return orientatie
  const gewijzigd = { ...orientatie, labelCode }
  if (!blijftGelden) return gewijzigd
  if (gewijzigd.loading) return vraagBerekening(gewijzigd)
  const { berekend } = gewijzigd
  if (berekend === undefined || !isPeriodeVan(labelCode, berekend.renteperiode)) return gewijzigd
  const { grond } = berekend
  return {
    ...gewijzigd,
    berekend: { ...berekend, labelCode, grond: { ...grond, verzoek: { ...grond.verzoek, labelCode } } },
  }
}

/**
 * Returns the orientation with more ground of its last result; the orientation itself when there is no result. The
 * request stays as it is: its brand may have changed since.
 */
const metGrond = (orientatie: Orientatie, grond: Grond): Orientatie => {
  const { berekend } = orientatie
  if (berekend === undefined) return orientatie
  return { ...orientatie, berekend: { ...berekend, grond: { ...grond, verzoek: berekend.grond.verzoek } } }
}

const verwerk = <V extends Veld>(orientatie: Orientatie, wijziging: Wijziging<V>): Orientatie => {
  switch (wijziging.soort) {
    case 'beantwoord':
      return beantwoord(orientatie, wijziging)
    case 'keuzeHerzien':
      return beantwoord({ ...orientatie, ...alleenAntwoorden(wijziging.vanaf) }, wijziging.antwoord)
    case 'antwoordenVervangen':
      return wijziging.antwoorden.reduce<Orientatie>(beantwoord, orientatie)
    case 'labelCodeGewijzigd':
      return metMerk(orientatie, wijziging)
    case 'typeGewijzigd':
      return { ...orientatie, type: wijziging.type }
    case 'herberekeningGevraagd':
      return vraagBerekening(orientatie)
    case 'berekeningVoltooid': {
      const { financieringsOpzet, grond } = wijziging
      const berekend = { ...alleenAntwoorden(orientatie), ...orientatie.opdracht, grond }
      return { ...orientatie, loading: false, fout: undefined, financieringsOpzet: { ...financieringsOpzet }, berekend }
    }
    case 'grondAangevuld':
      return metGrond(orientatie, wijziging.grond)
    case 'berekeningMislukt':
      return { ...orientatie, loading: false, fout: wijziging.fout }
  }
}
