import type { Antwoorden } from './antwoorden'
import type { Orientatie } from './orientatie'
import { pasRegelsToe } from './regels'
import { antwoordenEq, metWaarde, type Veld } from './veld'
import type { Antwoord, Wijziging } from './wijziging'

/**
 * The only way to a next orientation. Applies the change and then the clearing rules; when an answer differs from
 * what it was, a calculation is pending (`loading`). A change to the value already held returns the same object.
 */
export const wijzig = <V extends Veld>(orientatie: Orientatie, wijziging: Wijziging<V>): Orientatie => {
  const gewijzigd = pasRegelsToe(verwerk(orientatie, wijziging))
  if (!antwoordenEq.equals(gewijzigd, orientatie)) return { ...gewijzigd, loading: true }
  return isZelfde(gewijzigd, orientatie) ? orientatie : gewijzigd
}

const isZelfde = (een: Orientatie, ander: Orientatie): boolean =>
  een.labelCode === ander.labelCode &&
  een.type === ander.type &&
  een.loading === ander.loading &&
  een.financieringsOpzet === ander.financieringsOpzet

/** These answers in the place of those given, with everything else as it is. */
const metAntwoorden = (orientatie: Orientatie, antwoorden: Antwoorden): Orientatie => {
  const { labelCode, type, loading, financieringsOpzet } = orientatie
  return { ...antwoorden, labelCode, type, loading, financieringsOpzet }
}

const beantwoord = <V extends Veld>(orientatie: Orientatie, { veld, waarde }: Antwoord<V>): Orientatie =>
  metWaarde(orientatie, veld, waarde)

const verwerk = <V extends Veld>(orientatie: Orientatie, wijziging: Wijziging<V>): Orientatie => {
  switch (wijziging.soort) {
    case 'beantwoord':
      return beantwoord(orientatie, wijziging)
    case 'keuzeHerzien':
      return beantwoord(metAntwoorden(orientatie, wijziging.vanaf), wijziging.antwoord)
    case 'labelCodeGewijzigd':
      return { ...orientatie, labelCode: wijziging.labelCode }
    case 'typeGewijzigd':
      return { ...orientatie, type: wijziging.type }
    case 'herberekeningGevraagd':
      return { ...orientatie, loading: true }
    case 'berekeningVoltooid':
      return { ...orientatie, loading: false, financieringsOpzet: wijziging.financieringsOpzet }
    case 'berekeningMislukt':
      return { ...orientatie, loading: false }
  }
}
