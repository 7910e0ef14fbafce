import { forfaitwaarde, type Belasting } from '../belasting'
import { aftrekbareRente, aftrekEigenWoning, bijtellingEigenWoning } from '../belastingvoordeel'
import { eigenwoningforfait } from '../eigenwoningforfait'
import type { Uitwerking } from '../uitwerking'
import type { TeVerdelen } from '../verdeling'
import { keuze, volgens } from './herkomst'
import type { Personen } from './personen'
import type { Spoor, Verwijzing } from './spoor'

/** The yearly figures of the home that partners may share, each with where it comes from. */
export type Woningverwijzingen = { readonly [Post in keyof TeVerdelen]: Verwijzing<number> }

/** What the tax is worked out from. */
export interface Belastinggrond {
  readonly personen: Personen
  readonly lening: Verwijzing<number>
  readonly waarde: Verwijzing<number> | undefined
  readonly restschuld: Verwijzing<number> | undefined
  readonly brutorente: Verwijzing<number>
}

/** Writes down the interest, the forfait and what of them counts in the tax. */
export const verantwoordEigenWoning = (
  spoor: Spoor,
  { kader: { normen } }: Uitwerking,
  belasting: Belasting,
  { lening, waarde, restschuld, brutorente }: Belastinggrond,
): Woningverwijzingen => {
  const wet = (artikel: string) => volgens(normen, normen.box1.bron, artikel)
  const { woning } = belasting
  const rente = spoor.stap({
    id: 'belasting.aftrekbareRente',
    omschrijving: 'Rente die je mag aftrekken',
    formule: 'rente × (lening − restschuld, niet onder 0) ÷ lening',
    reken: aftrekbareRente,
    invoer: { rente: brutorente, lening, restschuld },
    uitkomst: woning.rente,
    eenheid: 'euro per jaar',
    herkomst: wet('art. 3.119a, 3.120'),
    keuze: 'Eenmalige kosten van de hypotheek trekken we niet af.',
  })
  const forfait = spoor.stap({
    id: 'belasting.forfait',
    omschrijving: 'Eigenwoningforfait',
    formule:
      'het percentage van de groep waar de waarde in valt × de waarde; ' +
      'boven de hoogste grens een vast bedrag + een percentage van wat daarboven zit',
    reken: eigenwoningforfait,
    invoer: {
      waarde: spoor.stap({
        id: 'belasting.waarde',
        omschrijving: 'Waarde voor het eigenwoningforfait',
        formule: 'de waarde van de woning; zonder woning de lening',
        reken: forfaitwaarde,
        invoer: { waarde, lening },
        uitkomst: belasting.waarde,
        eenheid: 'euro',
        ...(waarde === undefined
          ? { herkomst: keuze('Zonder woning nemen we de lening als waarde van de woning.') }
          : { herkomst: wet('art. 3.112'), keuze: 'De aankoopwaarde staat voor de WOZ-waarde.' }),
      }),
      norm: spoor.norm(
        'eigenwoningforfait',
        'Percentages van het eigenwoningforfait',
        normen.eigenwoningforfait.waarde,
        'tabel',
        normen.eigenwoningforfait,
      ),
    },
    uitkomst: woning.forfait,
    eenheid: 'euro per jaar',
    herkomst: wet('art. 3.112'),
  })
  return {
    rente,
    forfait,
    aftrek: spoor.stap({
      id: 'belasting.aftrek',
      omschrijving: 'Aftrek voor de eigen woning',
      formule: 'aftrekbare rente − eigenwoningforfait, niet onder 0',
      reken: aftrekEigenWoning,
      invoer: { rente, forfait },
      uitkomst: woning.aftrek,
      eenheid: 'euro per jaar',
      herkomst: wet('art. 3.110'),
    }),
    bijtelling: spoor.stap({
      id: 'belasting.bijtelling',
      omschrijving: 'Bijtelling voor de eigen woning',
      formule: '(eigenwoningforfait − rente, niet onder 0) × (1 − Hillen-percentage)',
      reken: bijtellingEigenWoning,
      invoer: {
        rente,
        forfait,
        hillenaftrek: spoor.norm(
          'hillenaftrek',
          'Aftrek bij geen of weinig schuld (Hillen)',
          normen.hillenaftrek.waarde,
          'procent',
          normen.hillenaftrek,
        ),
      },
      uitkomst: woning.bijtelling,
      eenheid: 'euro per jaar',
      herkomst: wet('art. 3.110, 3.123a'),
    }),
    hoogsteAftrek: spoor.norm(
      'box1.hoogsteAftrek',
      'Hoogste tarief waartegen je rente aftrekt',
      normen.box1.waarde.hoogsteAftrek,
      'procent',
      normen.box1,
    ),
  }
}
