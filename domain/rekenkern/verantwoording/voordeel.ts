import type { Belastingschijf } from '../../normen'
import { belastbaarInkomen, schijvenVan } from '../belasting'
import { inkomenMetWoning, persoonlijkVoordeel, tariefsaanpassing } from '../belastingvoordeel'
import { belastingBox1 } from '../box1'
import type { Uitwerking } from '../uitwerking'
import type { PersoonlijkeBelasting } from '../verdeling'
import type { Woningverwijzingen } from './eigenWoning'
import { volgens } from './herkomst'
import type { Persoon } from './personen'
import type { Spoor, Verwijzing } from './spoor'

/** One person's income and brackets, with where they come from. */
export interface Plichtige {
  readonly inkomen: Verwijzing<number>
  readonly schijven: Verwijzing<readonly Belastingschijf[]>
}

/** Writes down over which income and by which brackets one person is taxed. */
export const verantwoordPlichtige = (
  spoor: Spoor,
  { kader: { normen } }: Uitwerking,
  nummer: 1 | 2,
  { soort, inkomen }: Persoon,
  belasting: PersoonlijkeBelasting,
): Plichtige => ({
  inkomen: spoor.stap({
    id: `belasting.${nummer}.inkomen`,
    omschrijving: `Inkomen van aanvrager ${nummer} voor de belasting`,
    formule: 'het bruto jaarinkomen; een overig inkomen telt niet mee',
    reken: belastbaarInkomen,
    invoer: { soort, inkomen },
    uitkomst: belasting.inkomen,
    eenheid: 'euro per jaar',
    herkomst: volgens(normen, normen.box1.bron, 'art. 3.1'),
    keuze: 'Betaalde partneralimentatie trekken we niet af.',
  }),
  schijven: spoor.stap({
    id: `belasting.${nummer}.schijven`,
    omschrijving: `Belastingschijven van aanvrager ${nummer}`,
    formule: 'de schijven met AOW voor wie pensioen heeft, anders die zonder AOW',
    reken: schijvenVan,
    invoer: {
      soort,
      box1: spoor.norm('box1', 'Belastingschijven van box 1', normen.box1.waarde, 'tabel', normen.box1),
    },
    uitkomst: belasting.schijven,
    eenheid: 'tabel',
    herkomst: volgens(normen, normen.box1.bron),
    keuze: 'Wie pensioen als inkomen heeft, rekenen we als iemand die AOW krijgt.',
  }),
})

/** Writes down what one person with a share of the home pays less in tax, in euro a year. */
export const verantwoordVoordeel = (
  spoor: Spoor,
  { kader: { normen } }: Uitwerking,
  nummer: 1 | 2,
  { inkomen, schijven }: Plichtige,
  aandeel: Verwijzing<number>,
  { rente, forfait, aftrek, bijtelling, hoogsteAftrek }: Woningverwijzingen,
  belasting: PersoonlijkeBelasting,
): Verwijzing<number> => {
  const wet = (artikel: string) => volgens(normen, normen.box1.bron, artikel)
  const tarief = (id: string, omschrijving: string, over: Verwijzing<number>, uitkomst: number) =>
    spoor.stap({
      id: `belasting.${nummer}.${id}`,
      omschrijving,
      formule: 'de belasting van box 1 per schijf, opgeteld',
      reken: belastingBox1,
      invoer: { inkomen: over, schijven },
      uitkomst,
      eenheid: 'euro per jaar',
      herkomst: volgens(normen, normen.box1.bron),
      keuze: 'Heffingskortingen laten we weg.',
    })
  const metWoning = spoor.stap({
    id: `belasting.${nummer}.inkomenMetWoning`,
    omschrijving: `Inkomen van aanvrager ${nummer} met de woning erbij`,
    formule: 'inkomen + aandeel × (bijtelling − aftrek), niet onder 0',
    reken: inkomenMetWoning,
    invoer: { inkomen, aandeel, aftrek, bijtelling },
    uitkomst: belasting.inkomenMetWoning,
    eenheid: 'euro per jaar',
    herkomst: wet('art. 3.110'),
  })
  return spoor.stap({
    id: `belasting.${nummer}.voordeel`,
    omschrijving: `Belastingvoordeel van aanvrager ${nummer}`,
    formule: 'belasting zonder woning − belasting met woning − tariefsaanpassing',
    reken: persoonlijkVoordeel,
    invoer: {
      belastingZonderWoning: tarief(
        'belastingZonderWoning',
        `Belasting van aanvrager ${nummer} zonder woning`,
        inkomen,
        belasting.belastingZonderWoning,
      ),
      belastingMetWoning: tarief(
        'belastingMetWoning',
        `Belasting van aanvrager ${nummer} met woning`,
        metWoning,
        belasting.belastingMetWoning,
      ),
      tariefsaanpassing: spoor.stap({
        id: `belasting.${nummer}.tariefsaanpassing`,
        omschrijving: `Minder aftrek voor aanvrager ${nummer} in de hoogste schijf`,
        formule:
          '(hoogste tarief − hoogste aftrektarief) × het laagste van (aandeel × rente) en ' +
          '(inkomen + aandeel × forfait − grens van de hoogste schijf, niet onder 0); ' +
          '0 als de rente niet hoger is dan het eigenwoningforfait',
        reken: tariefsaanpassing,
        invoer: { inkomen, aandeel, rente, forfait, schijven, hoogsteAftrek },
        uitkomst: belasting.tariefsaanpassing,
        eenheid: 'euro per jaar',
        herkomst: wet('art. 2.10, 2.10a'),
      }),
    },
    uitkomst: belasting.voordeel,
    eenheid: 'euro per jaar',
    herkomst: volgens(normen, normen.box1.bron),
  })
}
