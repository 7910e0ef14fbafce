import { aantalCenten, naarCenten } from '../afronding'
import { euro, type Euro, type EuroPerMaand } from '../eenheden'
import { gevraagd, stap, type Eenheden, type Eenheid } from '../stap'

export const moment = gevraagd('tijdstip', 'timestamp')

const overgenomen = <E extends Eenheid>(eenheid: E) =>
  stap(
    { eenheid: eenheid, vorm: 'overgenomen', grondslag: 'keuze' },
    (invoer: { waarde: Eenheden[E] }) => invoer.waarde,
  )

/** An amount as it stands in the record: to the cent, half up. */
const euros = () =>
  stap(
    { afronding: 'op de cent, half naar boven', eenheid: 'euro', vorm: 'afronding', grondslag: 'keuze' },
    (invoer: { bedrag: Euro }) => naarCenten(invoer.bedrag),
  )
const eurosPerMaand = () =>
  stap(
    { afronding: 'op de cent, half naar boven', eenheid: 'euro per maand', vorm: 'afronding', grondslag: 'keuze' },
    (invoer: { bedrag: EuroPerMaand }) => naarCenten(invoer.bedrag),
  )

/** What must add up to the cent: mortgage + own money used + what is missing = the need. */
interface Sluitgrond {
  readonly hypotheekbedrag: Euro
  readonly extraBenodigdeEigenInleg: Euro
  readonly benodigdeFinanciering: Euro
  readonly eigenInleg: Euro
}

/**
 * What is left to be borrowed or missed, in whole cents: the need less own money, of which at most the need is used.
 */
const centenNaEigenGeld = ({ benodigdeFinanciering, eigenInleg }: Sluitgrond): number => {
  const nodig = aantalCenten(benodigdeFinanciering)
  return nodig - Math.min(aantalCenten(eigenInleg), nodig)
}

const sluitend = (centenVan: (invoer: Sluitgrond) => number) =>
  stap(
    { afronding: 'op de cent, sluitend met de andere bedragen', eenheid: 'euro', vorm: 'verschil', grondslag: 'keuze' },
    (invoer: Sluitgrond) => euro(centenVan(invoer) / 100),
  )

export const maximaleHypotheekOpInkomen = overgenomen('euro')
export const maximaleHypotheek = overgenomen('euro')
export const maandlastBruto = eurosPerMaand()
export const maandlastNetto = eurosPerMaand()
export const rentepercentage = overgenomen('procent')
export const timestamp = overgenomen('tijdstip')
export const overdrachtsbelasting = euros()
export const leveringsaktekosten = euros()
export const taxatiekosten = euros()
export const hypotheekaktekosten = euros()
export const aankoopkosten = euros()
export const verbouwingskosten = euros()
export const meerwerk = euros()
export const makelaarskosten = euros()
export const overwaarde = euros()
export const restschuld = euros()
export const nhg = overgenomen('ja of nee')
export const nhgKosten = euros()
export const financieringskosten = euros()
export const totaalFinancieringskosten = euros()
export const benodigdeFinanciering = euros()
export const benodigdeEigenInleg = euros()

/** The mortgage sum: it closes the sum when nothing was missing before rounding. */
export const hypotheekbedrag = sluitend((invoer) =>
  invoer.extraBenodigdeEigenInleg === 0 ? centenNaEigenGeld(invoer) : aantalCenten(invoer.hypotheekbedrag),
)

/** What is missing: it closes the sum when it was not 0 before rounding. */
export const extraBenodigdeEigenInleg = sluitend((invoer) =>
  invoer.extraBenodigdeEigenInleg === 0 ? 0 : centenNaEigenGeld(invoer) - aantalCenten(invoer.hypotheekbedrag),
)
