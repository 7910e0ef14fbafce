import { keuzezinnen } from '../keuzezinnen'
import { vastBedrag, deel, hetLaagsteVan, vastPercentage, type Formule } from '../formule'
import { vanElk, type Noem } from '../noem'
import { plaatsTotEnMet } from '../plaats'
import { norm, stap, wet, type Woorden } from '../woorden'
import { bijzaak, tenzijNul } from '../zin'
import { perWie } from '../stapzinnen'
import type * as stappen from './aanvrager.stappen'
import { hoogsteSchijf, type Belastinggrond } from './box1'

export * from './aanvrager.stappen'

/**
 * Returns the formula of the tax: a sum over the brackets that the income reaches. Each term is the income in the
 * bracket times the percentage of the bracket. Returns false for an income of 0.
 */
const bereikteSchijven = ({ inkomen, schijven }: Belastinggrond): Formule<never> | false => {
  const [eerste, ...hogere] = schijven
    .map(({ totEnMet, percentage }, nummer) => ({ vanaf: schijven[nummer - 1]?.totEnMet ?? 0, totEnMet, percentage }))
    .filter(({ vanaf }) => vanaf < inkomen)
    .map(({ vanaf, totEnMet, percentage }) =>
      vastBedrag(Math.min(inkomen, totEnMet ?? Infinity))
        .min(vastBedrag(vanaf))
        .maal(vastPercentage(percentage)),
    )
  return eerste === undefined ? false : hogere.reduce((som, schijf) => som.plus(schijf), eerste)
}

const perSchijf = {
  formule: 'de belasting van box 1 per schijf, opgeteld',
  cijfers: bereikteSchijven,
  keuze: 'Heffingskortingen laten we weg.',
  plaats: ({ inkomen, schijven }: Belastinggrond) => [
    plaatsTotEnMet('belastbaarInkomen', inkomen, schijven, 'percentage'),
  ],
}

const minderAftrek = ({ voor }: Noem): string => `Minder aftrek${voor} in de hoogste schijf`

/** Returns `betaal je` for the visitor (1), or `betaalt je partner` for the partner (2). */
const betaalt = perWie('betaal je', 'betaalt je partner')

const BOX_1 = wet('box1')
const wetIb = (artikel: string) => wet('box1', artikel)

export const belastingPerAanvragerWoorden: Woorden<typeof stappen> = {
  box1: norm('box1', 'tabel', 'Belastingschijven van box 1'),
  inkomen: stap('voorwaarde', 'euro per jaar', vanElk('Inkomen', ' voor de belasting'), wetIb('art. 3.1'), {
    formule: 'het bruto jaarinkomen; een overig inkomen telt niet mee',
    zin: ({ bedrag }) => bijzaak(`Voor de belasting rekenen we met ${bedrag()} per jaar.`),
    keuze: ({ soort }) =>
      'Betaalde partneralimentatie trekken we niet af.' +
      (soort === 'Onderneming' ? ' Aftrekposten van ondernemers tellen we niet mee.' : ''),
  }),
  schijven: stap('voorwaarde', 'tabel', vanElk('Belastingschijven'), BOX_1, {
    formule: 'de schijven met AOW voor wie pensioen heeft, anders die zonder AOW',
    zin: ({ invoer, normjaar }) => {
      const groep = invoer('soort') === 'Pensioen' ? 'met' : 'zonder'
      return bijzaak(`We gebruiken de belastingschijven van ${normjaar}, ${groep} AOW.`)
    },
    keuze: keuzezinnen.pensioenIsAow,
  }),
  inkomenMetWoning: stap('som', 'euro per jaar', vanElk('Inkomen', ' met de woning erbij'), wetIb('art. 3.110'), {
    formule: deel('inkomen')
      .plus(deel('aandeel').maal('bijtelling'))
      .min(deel('aandeel').maal('aftrek'))
      .nietOnderNul(),
    zin: ({ wie, bedrag }) => bijzaak(`Met de woning ${betaalt(wie)} belasting over ${bedrag()}.`),
  }),
  belastingZonderWoning: stap('schijven', 'euro per jaar', vanElk('Belasting', ' zonder woning'), BOX_1, {
    ...perSchijf,
    zin: ({ wie, bedrag }) => [
      `Zonder de woning ${betaalt(wie)} ${bedrag()} belasting per jaar.`,
      ...(wie === 1 ? ['Heffingskortingen tellen we niet mee.'] : []),
    ],
  }),
  belastingMetWoning: stap('schijven', 'euro per jaar', vanElk('Belasting', ' met woning'), BOX_1, {
    ...perSchijf,
    zin: ({ bedrag }) => `Met de woning is dat ${bedrag()} per jaar.`,
  }),
  tariefsaanpassing: stap('percentage', 'euro per jaar', minderAftrek, BOX_1, {
    formule:
      '(hoogste tarief − hoogste aftrektarief) × het laagste van (aandeel × rente) en ' +
      '(inkomen + aandeel × (rente + bijtelling − aftrek) − grens van de hoogste schijf, niet onder 0)',
    cijfers: ({ schijven }) => {
      const { percentage, vanaf } = hoogsteSchijf(schijven)
      const bij = deel('aandeel').maal(deel('rente').plus('bijtelling').min('aftrek'))
      const inHoogsteSchijf = deel('inkomen').plus(bij).min(vastBedrag(vanaf)).nietOnderNul()
      return vastPercentage(percentage)
        .min('hoogsteAftrek')
        .maal(hetLaagsteVan(deel('aandeel').maal('rente'), inHoogsteSchijf))
    },
    zin: ({ uitkomst, getal, procent, hoeveel }) => {
      const gevolg =
        getal('bijtelling') > 0 ? `er komt ${hoeveel()} belasting bij` : `er gaat ${hoeveel()} van dit voordeel af`
      return tenzijNul(
        uitkomst,
        () => `Over rente krijg je hoogstens ${procent('hoogsteAftrek')} terug, dus ${gevolg}.`,
        'Van dit voordeel gaat niets af.',
      )
    },
  }),
  voordeel: stap('verschil', 'euro per jaar', vanElk('Belastingvoordeel'), BOX_1, {
    formule: deel('belastingZonderWoning', 'belasting zonder woning')
      .min('belastingMetWoning', 'belasting met woning')
      .min('tariefsaanpassing'),
    getoond: {
      sluitpost: ({ belastingZonderWoning, belastingMetWoning }) =>
        belastingZonderWoning > belastingMetWoning ? 'belastingZonderWoning' : 'belastingMetWoning',
    },
    zinBij: ({ wie, uitkomst, omvang }, { samen }) => {
      const zin =
        uitkomst < 0
          ? `${perWie('Jij betaalt', 'Je partner betaalt')(wie)} ${omvang()} per jaar meer belasting.`
          : `${perWie('Jouw voordeel', 'Het voordeel van je partner')(wie)} is ${omvang()} per jaar.`
      return samen && uitkomst !== 0 ? zin : bijzaak(zin)
    },
  }),
}
