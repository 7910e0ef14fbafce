import { formatDatum } from '../../datum/kalender'
import { deel } from '../formule'
import { eigen, VAN_DE_INVOER, gevraagd, type Woorden } from '../woorden'
import { bijzaak, type Cijfers } from '../zin'
import { naamVanCijfer, titelVan } from './cijferwoorden'
import type * as stappen from './record.stappen'

export * from './record.stappen'

const omschrijving = (_: unknown, __: unknown, naam: string): string =>
  naamVanCijfer(naam as Parameters<typeof naamVanCijfer>[0])

/** Returns the sentences about a figure of the result record, with its amount to the cent. */
const inRecord = ({ naam, centen }: Pick<Cijfers<object>, 'naam' | 'centen'>) =>
  bijzaak(
    `${titelVan(naam as Parameters<typeof titelVan>[0])}: ${centen()}.`,
    'In de samenvatting staan hele euro’s. Hier rekenen we met centen.',
  )

const naEigenGeld = deel('benodigdeFinanciering', 'wat je nodig hebt').min('eigenInleg', 'eigen geld')

type Sluitgrond = Parameters<typeof stappen.hypotheekbedrag>[0]

/** Returns the input that absorbs the rounding difference: `eigenInleg`, or undefined if own money covers the need. */
const eigenGeld = ({ eigenInleg, benodigdeFinanciering }: Sluitgrond) =>
  eigenInleg < benodigdeFinanciering ? 'eigenInleg' : undefined

const sluitend = {
  afronding: 'op de cent, sluitend met de andere bedragen',
  waarom: 'Hypotheek, eigen geld en wat je tekortkomt zijn samen precies wat je nodig hebt.',
  zin: inRecord,
} as const

export const recordWoorden: Woorden<typeof stappen> = {
  moment: gevraagd('tijdstip', 'Moment van de vraag', 'timestamp', {
    zin: ({ waarde }) => {
      const tijdstip = waarde as string
      return `Berekend op ${formatDatum(tijdstip.slice(0, 10))} om ${tijdstip.slice(11, 16)} uur.`
    },
  }),
  overgenomen: eigen('overgenomen', VAN_DE_INVOER, omschrijving, {
    formule: 'de uitkomst zelf',
    zin: false,
    waarom: 'Zo staat het in de uitkomst.',
  }),
  opDeCent: eigen('afronding', VAN_DE_INVOER, omschrijving, {
    afronding: 'op de cent, half naar boven',
    formule: 'het bedrag, op de cent',
    zin: inRecord,
    waarom: 'Bedragen ronden we pas aan het eind af, op de cent.',
  }),
  hypotheekbedrag: eigen('verschil', 'euro', omschrijving, {
    ...sluitend,
    formule: naEigenGeld.nietOnderNul().anders('ontbreekt er iets, dan de hypotheek op de cent'),
    getoond: { sluitpost: eigenGeld },
    cijfers: ({ extraBenodigdeEigenInleg }) => extraBenodigdeEigenInleg === 0,
  }),
  extraBenodigdeEigenInleg: eigen('verschil', 'euro', omschrijving, {
    ...sluitend,
    formule: naEigenGeld.min('hypotheekbedrag', 'hypotheek').anders('ontbreekt er niets, dan 0'),
    getoond: { sluitpost: eigenGeld },
    cijfers: ({ extraBenodigdeEigenInleg }) => extraBenodigdeEigenInleg !== 0,
  }),
}
