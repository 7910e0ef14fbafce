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

/** The part of the need that own money does not cover, in whole cents. Own money counts up to the need. */
const centenNaEigenGeld = ({ benodigdeFinanciering, eigenInleg }: Sluitgrond): number => {
  const nodig = aantalCenten(benodigdeFinanciering)
  return nodig - Math.min(aantalCenten(eigenInleg), nodig)
}

/**
 * The mortgage sum. When nothing is missing, it takes the rounding difference, so that the sum is exact to the cent.
 */
export const hypotheekbedrag = (invoer: Sluitgrond) =>
  inEuros(invoer.extraBenodigdeEigenInleg === 0 ? centenNaEigenGeld(invoer) : aantalCenten(invoer.hypotheekbedrag))

/** What is missing. When it is not 0, it takes the rounding difference, so that the sum is exact to the cent. */
export const extraBenodigdeEigenInleg = (invoer: Sluitgrond) =>
  inEuros(invoer.extraBenodigdeEigenInleg === 0 ? 0 : centenNaEigenGeld(invoer) - aantalCenten(invoer.hypotheekbedrag))
