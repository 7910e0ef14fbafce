import { aantalCenten, toHeleCenten } from '../afronding'
import { euro, type Geldbedrag, type Euro, type Euros } from '../eenheden'
import { gegeven } from '../stap'

export const moment = gegeven<string>()

/** A value that the record copies unchanged. */
export const overgenomen = <T>(invoer: { waarde: T }) => invoer.waarde

/** An amount rounded to the cent for the record. */
export const opDeCent = (invoer: { bedrag: Geldbedrag }) => toHeleCenten(invoer.bedrag)

const inEuros = (centen: number): Euro => euro(centen / 100)

/** The amounts that must add up to the cent: mortgage + own money used + shortage = need. */
type Sluitgrond = Euros<'hypotheekbedrag' | 'extraBenodigdeEigenInleg' | 'benodigdeFinanciering' | 'eigenInleg'>

/** Returns the part of the need that own money does not cover, in whole cents. Own money counts up to the need. */
const centenNaEigenGeld = ({ benodigdeFinanciering, eigenInleg }: Sluitgrond): number => {
  const nodig = aantalCenten(benodigdeFinanciering)
  return nodig - Math.min(aantalCenten(eigenInleg), nodig)
}

/** The mortgage sum. Without a shortage it absorbs the rounding difference, so that the sum is exact to the cent. */
export const hypotheekbedrag = (invoer: Sluitgrond) =>
  inEuros(invoer.extraBenodigdeEigenInleg === 0 ? centenNaEigenGeld(invoer) : aantalCenten(invoer.hypotheekbedrag))

/** The shortage. When it is not 0 it absorbs the rounding difference, so that the sum is exact to the cent. */
export const extraBenodigdeEigenInleg = (invoer: Sluitgrond) =>
  inEuros(invoer.extraBenodigdeEigenInleg === 0 ? 0 : centenNaEigenGeld(invoer) - aantalCenten(invoer.hypotheekbedrag))
