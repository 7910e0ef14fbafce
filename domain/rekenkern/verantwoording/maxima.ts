import { maximaleHypotheekOpInkomen } from '../maximumOpInkomen'
import type { Uitwerking } from '../uitwerking'
import { maximaleHypotheek, woningwaarde } from '../waarde'
import { keuze, volgens } from './herkomst'
import { verwijsPersonenMetPensioen, type Personen } from './personen'
import type { Spoor, Verwijzing } from './spoor'
import { verantwoordToets } from './toets'
import type { Onderpandgegevens } from './woning'

/** Writes down the highest mortgage on income: the lower of one or two tests, in whole euros. */
export const verantwoordMaximumOpInkomen = (
  spoor: Spoor,
  uitwerking: Uitwerking,
  personen: Personen,
  toetsrente: Verwijzing<number>,
): Verwijzing<number> => {
  const { kader, toetsVandaag, toetsMetPensioen } = uitwerking
  const { normen } = kader
  const vandaag = verantwoordToets(spoor, uitwerking, { naam: 'toets', toets: toetsVandaag, personen, toetsrente })
  const metPensioen =
    toetsMetPensioen === undefined
      ? undefined
      : verantwoordToets(spoor, uitwerking, {
          naam: 'pensioentoets',
          toets: toetsMetPensioen,
          personen: verwijsPersonenMetPensioen(spoor, normen, toetsMetPensioen.aanvragers),
          toetsrente,
        })
  return spoor.stap({
    id: 'maximaleHypotheekOpInkomen',
    omschrijving: 'Maximale hypotheek door het inkomen',
    formule:
      metPensioen === undefined
        ? 'de hypotheek die past bij het inkomen van nu'
        : 'het laagste van wat nu past en wat na pensioen past',
    reken: maximaleHypotheekOpInkomen,
    invoer: { vandaag, metPensioen },
    uitkomst: uitwerking.maximaleHypotheekOpInkomen,
    eenheid: 'euro',
    afronding: 'naar beneden op hele euro’s',
    herkomst: volgens(
      normen,
      normen.financieringslast.bron,
      metPensioen === undefined ? 'art. 3' : 'art. 2 lid 4, art. 3',
    ),
  })
}

/** Writes down the value of the home. */
export const verantwoordWaarde = (
  spoor: Spoor,
  { kader: { normen } }: Uitwerking,
  { koopsom, meerwerkOfVerbouwingskosten }: Onderpandgegevens,
  uitkomst: number,
): Verwijzing<number> =>
  spoor.stap({
    id: 'waarde',
    omschrijving: 'Waarde van de woning',
    formule: 'vraagprijs + verbouwing of meerwerk',
    reken: woningwaarde,
    invoer: { koopsom, meerwerkOfVerbouwingskosten },
    uitkomst,
    eenheid: 'euro',
    herkomst: volgens(normen, normen.leningTenOpzichteVanWaarde.bron),
    keuze: 'Wat je verbouwt of laat bijbouwen, telt helemaal mee in de waarde.',
  })

/** Writes down the highest mortgage: what income allows, but not more than the value. */
export const verantwoordMaximum = (
  spoor: Spoor,
  { kader: { normen }, ...uitwerking }: Uitwerking,
  opInkomen: Verwijzing<number>,
  waarde: Verwijzing<number> | undefined,
): Verwijzing<number> =>
  spoor.stap({
    id: 'maximaleHypotheek',
    omschrijving: 'Maximale hypotheek',
    formule:
      waarde === undefined
        ? 'het maximum door het inkomen'
        : 'het laagste van het maximum door het inkomen en het percentage van de waarde',
    reken: maximaleHypotheek,
    invoer: {
      opInkomen,
      waarde,
      percentage: spoor.norm(
        'leningTenOpzichteVanWaarde',
        'Deel van de waarde dat je mag lenen',
        normen.leningTenOpzichteVanWaarde.waarde.hoogste,
        'procent',
        normen.leningTenOpzichteVanWaarde,
      ),
    },
    uitkomst: uitwerking.maximaleHypotheek,
    eenheid: 'euro',
    afronding: 'naar beneden op hele euro’s',
    herkomst:
      waarde === undefined
        ? keuze('Zonder woning telt alleen het inkomen.')
        : volgens(normen, normen.leningTenOpzichteVanWaarde.bron),
  })
