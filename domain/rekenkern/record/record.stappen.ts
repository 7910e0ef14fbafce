import { aantalCenten, naarCenten } from '../afronding'
import { euro, type Euros } from '../eenheden'
import { gevraagd, stap, type Eenheden, type Eenheid } from '../stap'

export const moment = gevraagd('tijdstip', 'timestamp')

const overgenomen = <E extends Eenheid>(eenheid: E) =>
  stap({ eenheid, vorm: 'overgenomen', grondslag: 'keuze' }, (invoer: { waarde: Eenheden[E] }) => invoer.waarde)

/** An amount as it stands in the record: to the cent, half up. */
const opDeCent = <E extends 'euro' | 'euro per maand'>(eenheid: E) =>
  stap(
    { afronding: 'op de cent, half naar boven', eenheid, vorm: 'afronding', grondslag: 'keuze' },
    (invoer: { bedrag: Eenheden[E] }) => naarCenten(invoer.bedrag),
  )

/** What must add up to the cent: mortgage + own money used + what is missing = the need. */
type Sluitgrond = Euros<'hypotheekbedrag' | 'extraBenodigdeEigenInleg' | 'benodigdeFinanciering' | 'eigenInleg'>

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
export const maandlastBruto = opDeCent('euro per maand')
export const maandlastNetto = opDeCent('euro per maand')
export const rentepercentage = overgenomen('procent')
export const timestamp = overgenomen('tijdstip')
export const overdrachtsbelasting = opDeCent('euro')
export const leveringsaktekosten = opDeCent('euro')
export const taxatiekosten = opDeCent('euro')
export const hypotheekaktekosten = opDeCent('euro')
export const aankoopkosten = opDeCent('euro')
export const verbouwingskosten = opDeCent('euro')
export const meerwerk = opDeCent('euro')
export const makelaarskosten = opDeCent('euro')
export const overwaarde = opDeCent('euro')
export const restschuld = opDeCent('euro')
export const nhg = overgenomen('ja of nee')
export const nhgKosten = opDeCent('euro')
export const financieringskosten = opDeCent('euro')
export const totaalFinancieringskosten = opDeCent('euro')
export const benodigdeFinanciering = opDeCent('euro')
export const benodigdeEigenInleg = opDeCent('euro')

/** The mortgage sum: it closes the sum when nothing was missing before rounding. */
export const hypotheekbedrag = sluitend((invoer) =>
  invoer.extraBenodigdeEigenInleg === 0 ? centenNaEigenGeld(invoer) : aantalCenten(invoer.hypotheekbedrag),
)

/** What is missing: it closes the sum when it was not 0 before rounding. */
export const extraBenodigdeEigenInleg = sluitend((invoer) =>
  invoer.extraBenodigdeEigenInleg === 0 ? 0 : centenNaEigenGeld(invoer) - aantalCenten(invoer.hypotheekbedrag),
)
