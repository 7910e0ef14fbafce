import type { Orientatie, Persoon, Stap, Wie } from '../orientatie'
import type { PersoonVeld, Veld } from './veld'

const inkomensvragen = (persoon: Persoon): readonly (keyof Persoon)[] => {
  if (persoon.dienstBetrekking === 'Pensioen') return ['dienstBetrekking', 'inkomenPensioen']
  return [
    'dienstBetrekking',
    ...(persoon.dienstBetrekking === 'Overig' ? [] : (['inkomen'] as const)),
    'pensioenBinnen10Jaar',
    ...(persoon.pensioenBinnen10Jaar === 'ja' ? (['inkomenPensioenVerwacht'] as const) : []),
  ]
}

const schuldvragen: readonly (keyof Persoon)[] = ['leningen', 'partneralimentatie', 'studieschuld']

const kopersVan = (orientatie: Orientatie): readonly Wie[] =>
  orientatie.alleenSamen === 'samen' ? ['eigen', 'partner'] : ['eigen']

const perKoper = (
  orientatie: Orientatie,
  vragenVan: (persoon: Persoon) => readonly (keyof Persoon)[],
): readonly PersoonVeld[] =>
  kopersVan(orientatie).flatMap((wie) => vragenVan(orientatie[wie]).map((vraag): PersoonVeld => `${wie}.${vraag}`))

const inkomenEnSchulden = (orientatie: Orientatie): readonly Veld[] => [
  'alleenSamen',
  ...perKoper(orientatie, inkomensvragen),
  'schulden',
  ...(orientatie.schulden === 'ja' ? perKoper(orientatie, () => schuldvragen) : []),
]

const woningEnEigenGeld = (orientatie: Orientatie): readonly Veld[] => [
  'vraagprijsWoning',
  'bestaandeWoning',
  'energielabelType',
  orientatie.bestaandeWoning === 'BestaandeBouw' ? 'verbouwingskosten' : 'meerwerk',
  'woonJeNuInEenKoopwoning',
  ...(orientatie.woonJeNuInEenKoopwoning === 'ja' ? (['verkoopPrijsWoning', 'huidigeHypotheekBedrag'] as const) : []),
  'eigenGeld',
]

/** The questions a step shows for this orientation, in reading order (specification, section 2). */
export const zichtbareVelden = (orientatie: Orientatie, stap: Stap): readonly Veld[] => {
  switch (stap) {
    case 0:
      return inkomenEnSchulden(orientatie)
    case 1:
      return woningEnEigenGeld(orientatie)
    case 2:
      return ['renteperiode']
  }
}
