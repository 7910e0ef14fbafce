import type { Grondslag } from '../stap'
import { hoofdstuk } from '../woorden'
import * as stappen from './aanvragers.stappen'

const naPensioen: Grondslag = { norm: 'financieringslast', artikel: 'art. 2 lid 4' }

export const aanvragersWoorden = hoofdstuk(stappen, {
  soort: { omschrijving: ({ nummer }) => `Soort inkomen van aanvrager ${nummer}` },
  inkomen: { omschrijving: ({ nummer }) => `Bruto jaarinkomen van aanvrager ${nummer}` },
  alimentatie: { omschrijving: ({ nummer }) => `Partneralimentatie van aanvrager ${nummer}` },
  leningen: { omschrijving: ({ nummer }) => `Maandlast van leningen van aanvrager ${nummer}` },
  studieschuld: { omschrijving: ({ nummer }) => `Maandlast van de studieschuld van aanvrager ${nummer}` },
  binnen10JaarMetPensioen: { omschrijving: ({ nummer }) => `Gaat aanvrager ${nummer} binnen 10 jaar met pensioen?` },
  pensioeninkomen: { omschrijving: ({ nummer }) => `Verwacht pensioen van aanvrager ${nummer}` },
  soortMetPensioen: {
    kenmerken: { naam: 'soort', eenheid: 'soort', vorm: 'voorwaarde', grondslag: naPensioen },
    omschrijving: ({ nummer }) => `Soort inkomen van aanvrager ${nummer} na pensioen`,
    formule: 'pensioen voor wie binnen 10 jaar met pensioen gaat, anders het soort inkomen van nu',
  },
  inkomenMetPensioen: {
    kenmerken: { naam: 'inkomen', eenheid: 'euro per jaar', vorm: 'voorwaarde', grondslag: naPensioen },
    omschrijving: ({ nummer }) => `Bruto jaarinkomen van aanvrager ${nummer} na pensioen`,
    formule: 'het verwachte pensioen voor wie binnen 10 jaar met pensioen gaat, anders het inkomen van nu',
  },
})
