import type { Belasting } from '../belasting'
import { belastingvoordeelVan } from '../belastingvoordeel'
import type { Uitwerking } from '../uitwerking'
import { aandeelTweede, voordeligsteAandeel } from '../verdeling'
import { verantwoordEigenWoning, type Belastinggrond } from './eigenWoning'
import { volgens } from './herkomst'
import type { Spoor, Verwijzing } from './spoor'
import { verantwoordPlichtige, verantwoordVoordeel } from './voordeel'

/** Writes down what the home saves in tax in the first year, in euro. */
export const verantwoordBelasting = (
  spoor: Spoor,
  uitwerking: Uitwerking,
  belasting: Belasting,
  grond: Belastinggrond,
): Verwijzing<number> => {
  const { normen } = uitwerking.kader
  const verdelingsbron = volgens(normen, normen.box1.bron, 'art. 2.17')
  const woning = verantwoordEigenWoning(spoor, uitwerking, belasting, grond)
  const eerste = verantwoordPlichtige(spoor, uitwerking, 1, grond.personen.eerste, belasting.eerste)
  const totaal = (een: Verwijzing<number>, ander: Verwijzing<number> | undefined) =>
    spoor.stap({
      id: 'belasting.voordeel',
      omschrijving: 'Belastingvoordeel in het eerste jaar',
      formule: ander === undefined ? 'voordeel van aanvrager 1' : 'voordeel van aanvrager 1 + voordeel van aanvrager 2',
      reken: belastingvoordeelVan,
      invoer: { eerste: een, tweede: ander },
      uitkomst: belasting.voordeel,
      eenheid: 'euro per jaar',
      herkomst: verdelingsbron,
    })
  if (grond.personen.tweede === undefined || belasting.tweede === undefined) {
    const alles = spoor.keuze(
      'aandeelAlleen',
      'Aandeel van wie alleen koopt',
      1,
      'aandeel',
      'Wie alleen koopt, trekt alles zelf af.',
    )
    return totaal(verantwoordVoordeel(spoor, uitwerking, 1, eerste, alles, woning, belasting.eerste), undefined)
  }
  const tweede = verantwoordPlichtige(spoor, uitwerking, 2, grond.personen.tweede, belasting.tweede)
  const aandeelEerste = spoor.stap({
    id: 'belasting.1.aandeel',
    omschrijving: 'Deel van de aftrek of bijtelling dat aanvrager 1 neemt',
    formule:
      'het deel waarbij jullie samen de minste belasting betalen; ' +
      'maakt het niet uit, dan neemt aanvrager 1 het meeste',
    reken: voordeligsteAandeel,
    invoer: {
      inkomenEerste: eerste.inkomen,
      schijvenEerste: eerste.schijven,
      inkomenTweede: tweede.inkomen,
      schijvenTweede: tweede.schijven,
      ...woning,
    },
    uitkomst: belasting.eerste.aandeel,
    eenheid: 'aandeel',
    herkomst: verdelingsbron,
  })
  const rest = spoor.stap({
    id: 'belasting.2.aandeel',
    omschrijving: 'Deel van de aftrek of bijtelling dat aanvrager 2 neemt',
    formule: '1 − het deel van aanvrager 1',
    reken: aandeelTweede,
    invoer: { aandeelEerste },
    uitkomst: belasting.tweede.aandeel,
    eenheid: 'aandeel',
    herkomst: verdelingsbron,
  })
  return totaal(
    verantwoordVoordeel(spoor, uitwerking, 1, eerste, aandeelEerste, woning, belasting.eerste),
    verantwoordVoordeel(spoor, uitwerking, 2, tweede, rest, woning, belasting.tweede),
  )
}
