import { aantalCenten, toHeleCenten } from '../afronding'
import { euro, type Geldbedrag, type Euro, type Euros } from '../eenheden'
import { gegeven } from '../stap'

export const moment = gegeven<string>()

/** Returns `waarde` unchanged, for a figure that the result record copies. */
export const overgenomen = <T>(invoer: { waarde: T }) => invoer.waarde

/** Returns an amount rounded to the cent for the result record. */
export const opDeCent = (invoer: { bedrag: Geldbedrag }) => toHeleCenten(invoer.bedrag)

const inEuros = (centen: number): Euro => euro(centen / 100)

/** The amounts that must add up to the cent: mortgage + own money used + shortage = need. */
type Sluitgrond = Euros<'hypotheekbedrag' | 'extraBenodigdeEigenInleg' | 'benodigdeFinanciering' | 'eigenInleg'>

/** Returns the need that own money does not cover, in whole cents. Own money above the need does not count. */
const centenNaEigenGeld = ({ benodigdeFinanciering, eigenInleg }: Sluitgrond): number => {
  const nodig = aantalCenten(benodigdeFinanciering)
  return nodig - Math.min(aantalCenten(eigenInleg), nodig)
}

/** Returns the mortgage sum to the cent. Without a shortage, it is the rounded need less the rounded own money. */
export const hypotheekbedrag = (invoer: Sluitgrond) =>
  inEuros(invoer.extraBenodigdeEigenInleg === 0 ? centenNaEigenGeld(invoer) : aantalCenten(invoer.hypotheekbedrag))

/** Returns the shortage to the cent: 0, or the rounded need less the rounded own money and mortgage. */
export const extraBenodigdeEigenInleg = (invoer: Sluitgrond) =>
  inEuros(invoer.extraBenodigdeEigenInleg === 0 ? 0 : centenNaEigenGeld(invoer) - aantalCenten(invoer.hypotheekbedrag))
