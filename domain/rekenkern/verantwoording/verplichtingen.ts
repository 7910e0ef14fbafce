import { ruimteVan } from '../maximumOpInkomen'
import type { PersoonlijkeToets } from '../toets'
import type { Uitwerking } from '../uitwerking'
import { persoonlijkeVerplichtingen, studieschuldfactor, verplichtingenVan } from '../verplichtingen'
import { volgens } from './herkomst'
import type { Persoon } from './personen'
import type { Spoor, Verwijzing } from './spoor'
import type { TeVerantwoordenToets } from './toetsinkomen'

/** Writes down what is already owed a month and what room that leaves (euro a month). */
export const verantwoordRuimte = (
  spoor: Spoor,
  { kader: { normen } }: Uitwerking,
  { naam, toets, personen, toetsrente }: TeVerantwoordenToets,
  maandlast: Verwijzing<number>,
): Verwijzing<number> => {
  const trhk = (artikel: string) => volgens(normen, normen.financieringslast.bron, artikel)
  const { eerste, tweede } = personen
  const factor = spoor.stap({
    id: `${naam}.studieschuldfactor`,
    omschrijving: 'Hoe zwaar een studieschuld meetelt',
    formule: 'de factor van de eerste groep waarvan de grens niet lager is dan de toetsrente',
    reken: studieschuldfactor,
    invoer: {
      factoren: spoor.norm(
        'studieschuldfactoren',
        'Factoren voor een studieschuld',
        normen.studieschuldfactoren.waarde,
        'tabel',
        normen.studieschuldfactoren,
      ),
      toetsrente,
    },
    uitkomst: toets.studieschuldfactor,
    eenheid: 'factor',
    herkomst: trhk('art. 3a'),
    keuze: 'Welke factor geldt, hangt bij ons af van de toetsrente. Zo doet de markt het ook.',
  })
  const verplichtingenPersoon = (nummer: 1 | 2, persoon: Persoon, { verplichtingen }: PersoonlijkeToets) =>
    spoor.stap({
      id: `${naam}.${nummer}.verplichtingen`,
      omschrijving: `Verplichtingen van aanvrager ${nummer}: wat per maand naar leningen en studieschuld gaat`,
      formule: 'leningen + studieschuld × factor',
      reken: persoonlijkeVerplichtingen,
      invoer: { leningen: persoon.leningen, studieschuld: persoon.studieschuld, factor },
      uitkomst: verplichtingen,
      eenheid: 'euro per maand',
      herkomst: trhk('art. 3, 3a'),
    })
  const verplichtingen = spoor.stap({
    id: `${naam}.verplichtingen`,
    omschrijving: 'Verplichtingen: wat in totaal per maand naar schulden gaat',
    formule:
      tweede === undefined
        ? 'verplichtingen van aanvrager 1'
        : 'verplichtingen van aanvrager 1 + verplichtingen van aanvrager 2',
    reken: verplichtingenVan,
    invoer: {
      eerste: verplichtingenPersoon(1, eerste, toets.eerste),
      tweede:
        tweede === undefined || toets.tweede === undefined ? undefined : verplichtingenPersoon(2, tweede, toets.tweede),
    },
    uitkomst: toets.verplichtingen,
    eenheid: 'euro per maand',
    herkomst: trhk('art. 3'),
  })
  return spoor.stap({
    id: `${naam}.ruimte`,
    omschrijving: 'Ruimte per maand voor de hypotheek',
    formule: 'toegestane maandlast − verplichtingen',
    reken: ruimteVan,
    invoer: { toegestaneMaandlast: maandlast, verplichtingen },
    uitkomst: toets.ruimte,
    eenheid: 'euro per maand',
    herkomst: trhk('art. 3'),
  })
}
