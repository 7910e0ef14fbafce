import { zinnen } from '../../aannames/woorden'
import { plaatsTotEnMet } from '../plaats'
import { norm, stap, wet, type Woorden } from '../woorden'
import type * as stappen from './aanvrager.stappen'
import { hoogsteSchijf, type Belastinggrond } from './box1'

export * from './aanvrager.stappen'

/** Of every bracket that the income reaches the part of the income in it, times its percentage. */
const bereikteSchijven = ({ inkomen, schijven }: Belastinggrond): string =>
  schijven
    .map(({ totEnMet, percentage }, nummer) => ({ vanaf: schijven[nummer - 1]?.totEnMet ?? 0, totEnMet, percentage }))
    .filter(({ vanaf }) => vanaf < inkomen)
    .map(
      ({ vanaf, totEnMet, percentage }) => `(€${Math.min(inkomen, totEnMet ?? Infinity)} − €${vanaf}) × ${percentage}%`,
    )
    .join(' + ')

const perSchijf = {
  formule: 'de belasting van box 1 per schijf, opgeteld',
  cijfers: bereikteSchijven,
  keuze: 'Heffingskortingen laten we weg.',
  plaats: ({ inkomen, schijven }: Belastinggrond) => [
    plaatsTotEnMet('belastbaarInkomen', inkomen, schijven, 'percentage'),
  ],
}

const BOX_1 = wet('box1')
const wetIb = (artikel: string) => wet('box1', artikel)

export const belastingPerAanvragerWoorden: Woorden<typeof stappen> = {
  box1: norm('box1', 'tabel', 'Belastingschijven van box 1'),
  inkomen: stap('voorwaarde', 'euro per jaar', 'Inkomen van aanvrager # voor de belasting', wetIb('art. 3.1'), {
    formule: 'het bruto jaarinkomen; een overig inkomen telt niet mee',
    keuze: ({ soort }) =>
      'Betaalde partneralimentatie trekken we niet af.' +
      (soort === 'Onderneming' ? ' Aftrekposten van ondernemers tellen we niet mee.' : ''),
  }),
  schijven: stap('voorwaarde', 'tabel', 'Belastingschijven van aanvrager #', BOX_1, {
    formule: 'de schijven met AOW voor wie pensioen heeft, anders die zonder AOW',
    keuze: zinnen.pensioenIsAow,
  }),
  inkomenMetWoning: stap('som', 'euro per jaar', 'Inkomen van aanvrager # met de woning erbij', wetIb('art. 3.110'), {
    formule: '{inkomen} + {aandeel} × {bijtelling} − {aandeel} × {aftrek}, niet onder 0',
  }),
  belastingZonderWoning: stap('schijven', 'euro per jaar', 'Belasting van aanvrager # zonder woning', BOX_1, perSchijf),
  belastingMetWoning: stap('schijven', 'euro per jaar', 'Belasting van aanvrager # met woning', BOX_1, perSchijf),
  tariefsaanpassing: stap('percentage', 'euro per jaar', 'Minder aftrek voor aanvrager # in de hoogste schijf', BOX_1, {
    formule: ({ schijven }) => {
      const { percentage, vanaf } = hoogsteSchijf(schijven)
      return (
        `({${percentage}%: hoogste tarief} − {hoogsteAftrek: hoogste aftrektarief}) × ` +
        'het laagste van ({aandeel} × {rente}) en ' +
        '({inkomen} + {aandeel} × ({rente} + {bijtelling} − {aftrek}) − ' +
        `{€${vanaf}: grens van de hoogste schijf}, niet onder 0)`
      )
    },
  }),
  voordeel: stap('verschil', 'euro per jaar', 'Belastingvoordeel van aanvrager #', BOX_1, {
    formule:
      '{belastingZonderWoning: belasting zonder woning} − {belastingMetWoning: belasting met woning} − ' +
      '{tariefsaanpassing}',
  }),
}
