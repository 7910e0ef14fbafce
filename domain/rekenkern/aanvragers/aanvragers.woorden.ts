import { stap, gevraagd, wet, type Woorden } from '../woorden'
import type * as stappen from './aanvragers.stappen'

export * from './aanvragers.stappen'

const NA_PENSIOEN = wet('studieschuldfactoren', 'art. 2 lid 5')

export const aanvragersWoorden: Woorden<typeof stappen> = {
  soort: gevraagd('soort', 'Soort inkomen van aanvrager #', 'inkomsten.dienstbetrekkingsoort'),
  inkomen: gevraagd('euro per jaar', 'Bruto jaarinkomen van aanvrager #', 'inkomsten.bedrag'),
  alimentatie: gevraagd('euro per maand', 'Partneralimentatie van aanvrager #', 'uitgaven.brutoMaandlastAlimentatie'),
  leningen: gevraagd('euro per maand', 'Maandlast van leningen van aanvrager #', 'uitgaven.brutoMaandlastOverige'),
  studieschuld: gevraagd(
    'euro per maand',
    'Maandlast van de studieschuld van aanvrager #',
    'uitgaven.huidigeMaandlastStudieschuld',
  ),
  binnen10JaarMetPensioen: gevraagd('ja of nee', 'Gaat aanvrager # binnen 10 jaar met pensioen?'),
  pensioeninkomen: gevraagd('euro per jaar', 'Verwacht pensioen van aanvrager #'),
  soortMetPensioen: stap('voorwaarde', 'soort', 'Soort inkomen van aanvrager # na pensioen', NA_PENSIOEN, {
    naam: 'soort',
    formule: 'pensioen voor wie binnen 10 jaar met pensioen gaat, anders het soort inkomen van nu',
    keuze: 'Met pensioen gaan betekent: de AOW-leeftijd bereiken. Langer doorwerken verandert dat niet.',
  }),
}
