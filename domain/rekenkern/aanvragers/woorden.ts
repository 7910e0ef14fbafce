import type { Grondslag } from '../stap'
import { gevraagd, hoofdstuk, stap } from '../woorden'
import * as stappen from './aanvragers.stappen'

const naPensioen: Grondslag = { norm: 'financieringslast', artikel: 'art. 2 lid 5' }

export const aanvragersWoorden = hoofdstuk(stappen, {
  soort: gevraagd('soort', 'inkomsten.dienstbetrekkingsoort', 'Soort inkomen van aanvrager {nummer}'),
  inkomen: gevraagd('euro per jaar', 'inkomsten.bedrag', 'Bruto jaarinkomen van aanvrager {nummer}'),
  alimentatie: gevraagd(
    'euro per maand',
    'uitgaven.brutoMaandlastAlimentatie',
    'Partneralimentatie van aanvrager {nummer}',
  ),
  leningen: gevraagd(
    'euro per maand',
    'uitgaven.brutoMaandlastOverige',
    'Maandlast van leningen van aanvrager {nummer}',
  ),
  studieschuld: gevraagd(
    'euro per maand',
    'uitgaven.huidigeMaandlastStudieschuld',
    'Maandlast van de studieschuld van aanvrager {nummer}',
  ),
  binnen10JaarMetPensioen: gevraagd(
    'ja of nee',
    'binnen10JaarMetPensioen',
    'Gaat aanvrager {nummer} binnen 10 jaar met pensioen?',
  ),
  pensioeninkomen: gevraagd('euro per jaar', 'pensioeninkomen', 'Verwacht pensioen van aanvrager {nummer}'),
  soortMetPensioen: {
    ...stap('voorwaarde', 'soort', 'Soort inkomen van aanvrager {nummer} na pensioen', naPensioen),
    naam: 'soort',
    formule: 'pensioen voor wie binnen 10 jaar met pensioen gaat, anders het soort inkomen van nu',
  },
})
