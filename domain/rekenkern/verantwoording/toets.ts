import type { EnergielabelType } from '../../orientatie'
import { contanteWaarde } from '../annuiteit'
import { bedragAlleenstaande, bedragEnergielabel, maximumVan } from '../maximumOpInkomen'
import type { Uitwerking } from '../uitwerking'
import { ingevuld, volgens } from './herkomst'
import { verwijsLooptijd } from './looptijd'
import type { Spoor, Verwijzing } from './spoor'
import { verantwoordInkomen, type TeVerantwoordenToets } from './toetsinkomen'
import { verantwoordRuimte } from './verplichtingen'

const verwijsEnergielabel = (
  spoor: Spoor,
  energielabel: EnergielabelType | undefined,
): Verwijzing<EnergielabelType> | undefined =>
  energielabel === undefined
    ? undefined
    : spoor.gegeven(
        'verzoek.onderpand.energielabelType',
        'Energielabel van de woning',
        energielabel,
        'soort',
        ingevuld('onderpand.energielabelType'),
      )

const ALLEENSTAANDE_NA_PENSIOEN =
  'Na pensioen kijken we opnieuw of dit bedrag geldt: met het inkomen na pensioen en de tabel die daarbij hoort.'

/** Writes down a test on income, up to the mortgage it allows (euro, not yet rounded). */
export const verantwoordToets = (
  spoor: Spoor,
  uitwerking: Uitwerking,
  teVerantwoorden: TeVerantwoordenToets,
): Verwijzing<number> => {
  const {
    verzoek,
    kader: { normen },
  } = uitwerking
  const { naam, toets, toetsrente } = teVerantwoorden
  const { toetsinkomen, leeftijdsgroep, toegestaneMaandlast } = verantwoordInkomen(spoor, uitwerking, teVerantwoorden)
  const ruimte = verantwoordRuimte(spoor, uitwerking, teVerantwoorden, toegestaneMaandlast)
  const lening = spoor.stap({
    id: `${naam}.contanteWaarde`,
    omschrijving: 'Lening die bij deze ruimte hoort',
    formule: 'de lening die je met deze ruimte per maand in 30 jaar terugbetaalt, met de toetsrente als rente',
    reken: contanteWaarde,
    invoer: { maandbedrag: ruimte, rente: toetsrente, maanden: verwijsLooptijd(spoor) },
    uitkomst: toets.contanteWaarde,
    eenheid: 'euro',
    herkomst: volgens(normen, normen.financieringslast.bron, 'art. 3'),
  })
  const alleenstaande = spoor.stap({
    id: `${naam}.bedragAlleenstaande`,
    omschrijving: 'Extra lening voor wie alleen koopt',
    formule:
      'het bedrag voor alleenstaanden bij één aanvrager met een toetsinkomen boven de grens ' +
      'van de tabel die geldt, anders 0',
    reken: bedragAlleenstaande,
    invoer: {
      aantalAanvragers: spoor.gegeven(
        'verzoek.hypotheekgevers',
        'Aantal aanvragers',
        toets.tweede === undefined ? 1 : 2,
        'personen',
        ingevuld('hypotheekgevers'),
      ),
      toetsinkomen,
      leeftijdsgroep,
      norm: spoor.norm(
        'alleenstaande',
        'Bedrag voor alleenstaanden en de grens ervoor',
        normen.alleenstaande.waarde,
        'tabel',
        normen.alleenstaande,
      ),
    },
    uitkomst: toets.bedragAlleenstaande,
    eenheid: 'euro',
    herkomst: volgens(normen, normen.alleenstaande.bron),
    ...(naam === 'toets' ? {} : { keuze: ALLEENSTAANDE_NA_PENSIOEN }),
  })
  const label = spoor.stap({
    id: `${naam}.bedragEnergielabel`,
    omschrijving: 'Extra lening door het energielabel',
    formule: 'het bedrag bij het energielabel van de woning; zonder woning of label 0',
    reken: bedragEnergielabel,
    invoer: {
      energielabel: verwijsEnergielabel(spoor, verzoek.onderpand?.energielabelType),
      norm: spoor.norm(
        'extraVoorEnergielabel',
        'Extra lening per energielabel',
        normen.extraVoorEnergielabel.waarde,
        'tabel',
        normen.extraVoorEnergielabel,
      ),
    },
    uitkomst: toets.bedragEnergielabel,
    eenheid: 'euro',
    herkomst: volgens(normen, normen.extraVoorEnergielabel.bron),
  })
  return spoor.stap({
    id: `${naam}.maximum`,
    omschrijving: naam === 'toets' ? 'Hypotheek die past bij het inkomen van nu' : 'Hypotheek die past na pensioen',
    formule: 'lening + bedrag alleenstaande + bedrag energielabel; zonder ruimte per maand 0',
    reken: maximumVan,
    invoer: { ruimte, contanteWaarde: lening, bedragAlleenstaande: alleenstaande, bedragEnergielabel: label },
    uitkomst: toets.maximum,
    eenheid: 'euro',
    herkomst: volgens(normen, normen.financieringslast.bron, 'art. 3 lid 8, art. 4 lid 3'),
    keuze: 'De extra bedragen gelden alleen als er ruimte is voor een maandlast.',
  })
}
