import { eigen, VAN_DE_INVOER, gevraagd, type Woorden } from '../woorden'
import { naamVanCijfer } from './cijferwoorden'
import type * as stappen from './record.stappen'

export * from './record.stappen'

const omschrijving = (_: unknown, naam: string): string => naamVanCijfer(naam as Parameters<typeof naamVanCijfer>[0])

const sluitend = {
  afronding: 'op de cent, sluitend met de andere bedragen',
  waarom: 'Hypotheek, eigen geld en wat je mist zijn samen precies wat je nodig hebt.',
} as const

/** The words of the record. */
export const recordWoorden: Woorden<typeof stappen> = {
  moment: gevraagd('tijdstip', 'Moment van de vraag', 'timestamp'),
  overgenomen: eigen('overgenomen', VAN_DE_INVOER, omschrijving, {
    formule: 'de uitkomst zelf',
    waarom: 'Zo staat het in de uitkomst.',
  }),
  opDeCent: eigen('afronding', VAN_DE_INVOER, omschrijving, {
    afronding: 'op de cent, half naar boven',
    formule: 'het bedrag, op de cent',
    waarom: 'Bedragen ronden we pas aan het eind af, op de cent.',
  }),
  hypotheekbedrag: eigen('verschil', 'euro', omschrijving, {
    ...sluitend,
    formule:
      '{benodigdeFinanciering: wat je nodig hebt} − {eigenInleg: eigen geld}, niet onder 0; ' +
      'ontbreekt er iets, dan de hypotheek op de cent',
    cijfers: ({ extraBenodigdeEigenInleg }) => extraBenodigdeEigenInleg === 0,
  }),
  extraBenodigdeEigenInleg: eigen('verschil', 'euro', omschrijving, {
    ...sluitend,
    formule:
      '{benodigdeFinanciering: wat je nodig hebt} − {eigenInleg: eigen geld} − {hypotheekbedrag: hypotheek}; ' +
      'ontbreekt er niets, dan 0',
    cijfers: ({ extraBenodigdeEigenInleg }) => extraBenodigdeEigenInleg !== 0,
  }),
}
