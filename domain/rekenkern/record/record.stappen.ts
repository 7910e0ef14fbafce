import { aantalCenten, toHeleCenten } from '../afronding'
import { euro, type Geldbedrag, type Euro, type Euros } from '../eenheden'
import { gegeven } from '../stap'

export const moment = gegeven<string>()

/** A value that stands in the record as it is. */
export const overgenomen = <T>(invoer: { waarde: T }) => invoer.waarde

/** An amount as it stands in the record. */
export const opDeCent = (invoer: { bedrag: Geldbedrag }) => toHeleCenten(invoer.bedrag)

const inEuros = (centen: number): Euro => euro(centen / 100)

/** What must add up to the cent: mortgage + own money used + what is missing = the need. */
type Sluitgrond = Euros<'hypotheekbedrag' | 'extraBenodigdeEigenInleg' | 'benodigdeFinanciering' | 'eigenInleg'>

/** What is left to be borrowed or missed, in whole cents: the need less own money used, which is at most the need. */
const centenNaEigenGeld = ({ benodigdeFinanciering, eigenInleg }: Sluitgrond): number => {
  const nodig = aantalCenten(benodigdeFinanciering)
  return nodig - Math.min(aantalCenten(eigenInleg), nodig)
}

/** The mortgage sum: it closes the sum when nothing was missing before rounding. */
export const hypotheekbedrag = (invoer: Sluitgrond) =>
  inEuros(invoer.extraBenodigdeEigenInleg === 0 ? centenNaEigenGeld(invoer) : aantalCenten(invoer.hypotheekbedrag))

/** What is missing: it closes the sum when it was not 0 before rounding. */
export const extraBenodigdeEigenInleg = (invoer: Sluitgrond) =>
  inEuros(invoer.extraBenodigdeEigenInleg === 0 ? 0 : centenNaEigenGeld(invoer) - aantalCenten(invoer.hypotheekbedrag))
