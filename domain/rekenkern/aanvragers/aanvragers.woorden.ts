import { vanElk } from '../noem'
import { stap, gevraagd, wet, type Woorden } from '../woorden'
import { perWie } from '../stapzinnen'
import type * as stappen from './aanvragers.stappen'

export * from './aanvragers.stappen'

const NA_PENSIOEN = wet('studieschuldfactoren', 'art. 2 lid 5')

const gaat = perWie('Jij gaat', 'Je partner gaat')

export const aanvragersWoorden: Woorden<typeof stappen> = {
  soort: gevraagd('soort', vanElk('Soort inkomen'), 'inkomsten.dienstbetrekkingsoort'),
  inkomen: gevraagd('euro per jaar', vanElk('Bruto jaarinkomen'), 'inkomsten.bedrag'),
  alimentatie: gevraagd('euro per maand', vanElk('Partneralimentatie'), 'uitgaven.brutoMaandlastAlimentatie'),
  leningen: gevraagd('euro per maand', vanElk('Maandlast van leningen'), 'uitgaven.brutoMaandlastOverige', {
    waarvoor: () => 'leningen',
  }),
  studieschuld: gevraagd(
    'euro per maand',
    vanElk('Maandlast van de studieschuld'),
    'uitgaven.huidigeMaandlastStudieschuld',
    { waarvoor: perWie('je studieschuld', 'de studieschuld') },
  ),
  binnen10JaarMetPensioen: gevraagd('ja of nee', ({ gaat }) => `${gaat} binnen 10 jaar met pensioen?`),
  pensioeninkomen: gevraagd('euro per jaar', vanElk('Verwacht pensioen')),
  soortMetPensioen: stap('voorwaarde', 'soort', vanElk('Soort inkomen', ' na pensioen'), NA_PENSIOEN, {
    naam: 'soort',
    formule: 'pensioen voor wie binnen 10 jaar met pensioen gaat, anders het soort inkomen van nu',
    plaatsing: { elkMoment: true },
    zin: ({ wie }) => `${gaat(wie)} binnen 10 jaar met pensioen, dus we rekenen ook met dat inkomen.`,
    keuze: 'Met pensioen gaan betekent: de AOW-leeftijd bereiken. Langer doorwerken verandert dat niet.',
  }),
}
