import { annuiteit, renteInJaar } from '../annuiteit'
import { EERSTE_JAAR, leningVan, nettoMaandlast } from '../maandlast'
import type { Uitwerking } from '../uitwerking'
import { verantwoordBelasting } from './belasting'
import { keuze } from './herkomst'
import { verwijsLooptijd } from './looptijd'
import type { Personen } from './personen'
import type { Spoor, Verwijzing } from './spoor'

/** What the monthly cost is worked out from. */
export interface Maandlastgrond {
  readonly personen: Personen
  readonly rente: Verwijzing<number>
  readonly maximaleHypotheek: Verwijzing<number>
  readonly hypotheekbedrag: Verwijzing<number> | undefined
  readonly waarde: Verwijzing<number> | undefined
  readonly restschuld: Verwijzing<number> | undefined
}

/** Writes down the gross and net monthly cost. */
export const verantwoordMaandlast = (spoor: Spoor, uitwerking: Uitwerking, grond: Maandlastgrond) => {
  const { personen, rente, maximaleHypotheek, hypotheekbedrag, waarde, restschuld } = grond
  const { maandlast } = uitwerking
  const maanden = verwijsLooptijd(spoor)
  const lening = spoor.stap({
    id: 'maandlast.lening',
    omschrijving: 'Lening waar de maandlast bij hoort',
    formule: 'de hypotheek die je neemt; zonder woning de maximale hypotheek',
    reken: leningVan,
    invoer: { hypotheekbedrag, maximaleHypotheek },
    uitkomst: maandlast.lening,
    eenheid: 'euro',
    herkomst: keuze('Zonder woning laten we de maandlast van de hoogste hypotheek zien.'),
  })
  const bruto = spoor.stap({
    id: 'maandlast.bruto',
    omschrijving: 'Bruto maandlast',
    formule: 'het vaste bedrag per maand dat de lening met rente in 30 jaar aflost',
    reken: annuiteit,
    invoer: { lening, rente, maanden },
    uitkomst: maandlast.bruto,
    eenheid: 'euro per maand',
    herkomst: keuze('We rekenen met een annuïteitenhypotheek.'),
  })
  const voordeel =
    maandlast.belasting === undefined
      ? undefined
      : verantwoordBelasting(spoor, uitwerking, maandlast.belasting, {
          personen,
          lening,
          waarde,
          restschuld,
          brutorente: spoor.stap({
            id: 'maandlast.renteEersteJaar',
            omschrijving: 'Rente in het eerste jaar',
            formule: 'de rente in de eerste twaalf maandlasten, opgeteld',
            reken: renteInJaar,
            invoer: {
              lening,
              rente,
              maanden,
              jaar: spoor.keuze(
                'jaar',
                'Jaar waarover we de netto maandlast berekenen',
                EERSTE_JAAR,
                'jaar',
                'De netto maandlast is die van het eerste jaar.',
              ),
            },
            uitkomst: maandlast.belasting.brutorente,
            eenheid: 'euro per jaar',
            herkomst: keuze('We rekenen met een annuïteitenhypotheek.'),
          }),
        })
  const netto = spoor.stap({
    id: 'maandlast.netto',
    omschrijving: 'Netto maandlast',
    formule: 'bruto maandlast − belastingvoordeel ÷ 12',
    reken: nettoMaandlast,
    invoer: { bruto, voordeel },
    uitkomst: maandlast.netto,
    eenheid: 'euro per maand',
    herkomst: keuze('Het belastingvoordeel verdelen we over twaalf maanden.'),
  })
  return { bruto, netto }
}
