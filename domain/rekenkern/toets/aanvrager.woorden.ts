import { stap, wet, type Woorden } from '../woorden'
import type * as stappen from './aanvrager.stappen'

export * from './aanvrager.stappen'

/** An article of the Trhk that the years leave as it is: it stands where that of the study debts does. */
const trhk = (artikel: string) => wet('studieschuldfactoren', artikel)
const ART_3 = trhk('art. 3')

const SCHULDEN = 'Schulden van aanvrager #: wat per maand naar leningen en studieschuld gaat'

export const toetsPerAanvragerWoorden: Woorden<typeof stappen> = {
  toetsinkomen: stap('verschil', 'euro per jaar', 'Toetsinkomen van aanvrager #: het inkomen dat meetelt', ART_3, {
    afronding: 'op een miljoenste euro',
    formule: ({ soort }) =>
      `{${soort === 'Overig' ? '€0' : 'inkomen'}: inkomen} − 12 × {alimentatie: partneralimentatie}; ` +
      'een overig inkomen telt niet mee',
    keuze: 'Tijdelijk inkomen en inkomen uit een onderneming tellen helemaal mee.',
  }),
  verplichtingen: stap('som', 'euro per maand', SCHULDEN, trhk('art. 3, 3a'), {
    formule: '{leningen} + {studieschuld} × {factor}',
    keuze: ({ leningen, studieschuld }) =>
      leningen + studieschuld > 0 && 'Het ingevulde bedrag per maand telt, ook als 2% van de hele lening meer is.',
  }),
}
