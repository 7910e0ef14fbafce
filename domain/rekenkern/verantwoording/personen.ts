import type { Normen } from '../../normen'
import type { DienstBetrekking } from '../../orientatie'
import type { Hypotheekgever } from '../../verzoek'
import { inkomenMetPensioen, ofNul, soortMetPensioen, toAanvrager, type Aanvrager, type Aanvragers } from '../aanvrager'
import { ingevuld, ofLeeg, volgens } from './herkomst'
import type { Spoor, Verwijzing } from './spoor'

/** What one person brings into a test, with where each value comes from. */
export type Persoon = { readonly [Veld in Exclude<keyof Aanvrager, 'gever'>]: Verwijzing<Aanvrager[Veld]> }

/** One or two persons. */
export interface Personen {
  readonly eerste: Persoon
  readonly tweede: Persoon | undefined
}

const veldVan = (nummer: 1 | 2, veld: string): string => `hypotheekgevers.${nummer}.${veld}`

const verwijsPersoon = (spoor: Spoor, nummer: 1 | 2, gever: Hypotheekgever): Persoon => {
  const aanvrager = toAanvrager(gever)
  const gegeven = <T extends string | number>(
    veld: string,
    omschrijving: string,
    waarde: T,
    eenheid: Verwijzing<T>['eenheid'],
  ): Verwijzing<T> =>
    spoor.gegeven(`verzoek.${veldVan(nummer, veld)}`, omschrijving, waarde, eenheid, ingevuld(veldVan(nummer, veld)))
  const { inkomsten, uitgaven } = gever
  return {
    soort: gegeven(
      'inkomsten.dienstbetrekkingsoort',
      `Soort inkomen van aanvrager ${nummer}`,
      aanvrager.soort,
      'soort',
    ),
    inkomen: gegeven(
      'inkomsten.bedrag',
      ofLeeg(`Bruto jaarinkomen van aanvrager ${nummer}`, inkomsten.bedrag),
      aanvrager.inkomen,
      'euro per jaar',
    ),
    alimentatie: gegeven(
      'uitgaven.brutoMaandlastAlimentatie',
      ofLeeg(`Partneralimentatie van aanvrager ${nummer}`, uitgaven.brutoMaandlastAlimentatie),
      aanvrager.alimentatie,
      'euro per maand',
    ),
    leningen: gegeven(
      'uitgaven.brutoMaandlastOverige',
      ofLeeg(`Maandlast van leningen van aanvrager ${nummer}`, uitgaven.brutoMaandlastOverige),
      aanvrager.leningen,
      'euro per maand',
    ),
    studieschuld: gegeven(
      'uitgaven.huidigeMaandlastStudieschuld',
      ofLeeg(`Maandlast van de studieschuld van aanvrager ${nummer}`, uitgaven.huidigeMaandlastStudieschuld),
      aanvrager.studieschuld,
      'euro per maand',
    ),
  }
}

/** The persons of a test with the income they have today. */
export const verwijsPersonen = (spoor: Spoor, { eerste, tweede }: Aanvragers): Personen => ({
  eerste: verwijsPersoon(spoor, 1, eerste.gever),
  tweede: tweede === undefined ? undefined : verwijsPersoon(spoor, 2, tweede.gever),
})

const metPensioen = (spoor: Spoor, normen: Normen, nummer: 1 | 2, { gever, ...aanvrager }: Aanvrager): Persoon => {
  const herkomst = volgens(normen, normen.financieringslast.bron, 'art. 2 lid 4')
  const vandaag = verwijsPersoon(spoor, nummer, gever)
  const binnen10JaarMetPensioen = spoor.gegeven(
    `verzoek.${veldVan(nummer, 'binnen10JaarMetPensioen')}`,
    `Gaat aanvrager ${nummer} binnen 10 jaar met pensioen?`,
    gever.binnen10JaarMetPensioen,
    'ja of nee',
    ingevuld(veldVan(nummer, 'binnen10JaarMetPensioen')),
  )
  const pensioeninkomen = gever.binnen10JaarMetPensioen
    ? spoor.gegeven(
        `verzoek.${veldVan(nummer, 'pensioeninkomen')}`,
        ofLeeg(`Verwacht pensioen van aanvrager ${nummer}`, gever.pensioeninkomen),
        ofNul(gever.pensioeninkomen),
        'euro per jaar',
        ingevuld(veldVan(nummer, 'pensioeninkomen')),
      )
    : undefined
  const soort: Verwijzing<DienstBetrekking> = spoor.stap({
    id: `pensioentoets.${nummer}.soort`,
    omschrijving: `Soort inkomen van aanvrager ${nummer} na pensioen`,
    formule: 'pensioen voor wie binnen 10 jaar met pensioen gaat, anders het soort inkomen van nu',
    reken: soortMetPensioen,
    invoer: { soort: vandaag.soort, binnen10JaarMetPensioen },
    uitkomst: aanvrager.soort,
    eenheid: 'soort',
    herkomst,
  })
  const inkomen = spoor.stap({
    id: `pensioentoets.${nummer}.inkomen`,
    omschrijving: `Bruto jaarinkomen van aanvrager ${nummer} na pensioen`,
    formule: 'het verwachte pensioen voor wie binnen 10 jaar met pensioen gaat, anders het inkomen van nu',
    reken: inkomenMetPensioen,
    invoer: { inkomen: vandaag.inkomen, pensioeninkomen, binnen10JaarMetPensioen },
    uitkomst: aanvrager.inkomen,
    eenheid: 'euro per jaar',
    herkomst,
  })
  return { ...vandaag, soort, inkomen }
}

/** The persons of a test with the pension of whoever retires within ten years. */
export const verwijsPersonenMetPensioen = (spoor: Spoor, normen: Normen, { eerste, tweede }: Aanvragers): Personen => ({
  eerste: metPensioen(spoor, normen, 1, eerste),
  tweede: tweede === undefined ? undefined : metPensioen(spoor, normen, 2, tweede),
})
