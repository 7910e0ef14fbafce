import { aantalCenten, naarCenten } from '../afronding'
import { euro, type Bedrag, type Euro, type EuroPerMaand, type Euros, type Procent } from '../eenheden'
import { gevraagd } from '../stap'

export const moment = gevraagd('tijdstip', 'timestamp')

const overgenomen =
  <T>() =>
  (invoer: { waarde: T }) =>
    invoer.waarde

/** An amount as it stands in the record: to the cent, half up. */
const opDeCent =
  <B extends Bedrag>() =>
  (invoer: { bedrag: B }) =>
    naarCenten(invoer.bedrag)

const inEuros = (centen: number): Euro => euro(centen / 100)

/** What must add up to the cent: mortgage + own money used + what is missing = the need. */
type Sluitgrond = Euros<'hypotheekbedrag' | 'extraBenodigdeEigenInleg' | 'benodigdeFinanciering' | 'eigenInleg'>

/**
 * What is left to be borrowed or missed, in whole cents: the need less own money, of which at most the need is used.
 */
const centenNaEigenGeld = ({ benodigdeFinanciering, eigenInleg }: Sluitgrond): number => {
  const nodig = aantalCenten(benodigdeFinanciering)
  return nodig - Math.min(aantalCenten(eigenInleg), nodig)
}

export const maximaleHypotheekOpInkomen = overgenomen<Euro>()
export const maximaleHypotheek = overgenomen<Euro>()
export const maandlastBruto = opDeCent<EuroPerMaand>()
export const maandlastNetto = opDeCent<EuroPerMaand>()
export const rentepercentage = overgenomen<Procent>()
export const timestamp = overgenomen<string>()
export const overdrachtsbelasting = opDeCent<Euro>()
export const leveringsaktekosten = opDeCent<Euro>()
export const taxatiekosten = opDeCent<Euro>()
export const hypotheekaktekosten = opDeCent<Euro>()
export const aankoopkosten = opDeCent<Euro>()
export const verbouwingskosten = opDeCent<Euro>()
export const meerwerk = opDeCent<Euro>()
export const makelaarskosten = opDeCent<Euro>()
export const overwaarde = opDeCent<Euro>()
export const restschuld = opDeCent<Euro>()
export const nhg = overgenomen<boolean>()
export const nhgKosten = opDeCent<Euro>()
export const financieringskosten = opDeCent<Euro>()
export const totaalFinancieringskosten = opDeCent<Euro>()
export const benodigdeFinanciering = opDeCent<Euro>()
export const benodigdeEigenInleg = opDeCent<Euro>()

/** The mortgage sum: it closes the sum when nothing was missing before rounding. */
export const hypotheekbedrag = (invoer: Sluitgrond) =>
  inEuros(invoer.extraBenodigdeEigenInleg === 0 ? centenNaEigenGeld(invoer) : aantalCenten(invoer.hypotheekbedrag))

/** What is missing: it closes the sum when it was not 0 before rounding. */
export const extraBenodigdeEigenInleg = (invoer: Sluitgrond) =>
  inEuros(invoer.extraBenodigdeEigenInleg === 0 ? 0 : centenNaEigenGeld(invoer) - aantalCenten(invoer.hypotheekbedrag))
