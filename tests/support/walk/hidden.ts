import { wijzig, type Orientatie } from '../../../domain'
import { zichtbareVelden, type BedragVeld } from '../../../domain/orientatie'

const perPersoon = (wie: 'eigen' | 'partner'): readonly BedragVeld[] => [
  `${wie}.inkomen`,
  `${wie}.inkomenPensioen`,
  `${wie}.inkomenPensioenVerwacht`,
  `${wie}.leningen`,
  `${wie}.partneralimentatie`,
  `${wie}.studieschuld`,
]

const bedragvelden: readonly BedragVeld[] = [
  ...perPersoon('eigen'),
  ...perPersoon('partner'),
  'vraagprijsWoning',
  'verbouwingskosten',
  'meerwerk',
  'verkoopPrijsWoning',
  'huidigeHypotheekBedrag',
  'eigenGeld',
]

/** The orientation of somebody who answered only the amounts that are asked on one of the steps. */
export const withoutHiddenBedragen = (orientatie: Orientatie): Orientatie => {
  const gevraagd = new Set(([0, 1, 2] as const).flatMap((stap) => zichtbareVelden(orientatie, stap)))
  return bedragvelden
    .filter((veld) => !gevraagd.has(veld))
    .reduce((volgende, veld) => wijzig(volgende, { soort: 'beantwoord', veld: veld, waarde: undefined }), orientatie)
}
