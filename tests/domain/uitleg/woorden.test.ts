import { describe, expect, it } from 'vitest'

import { normenVan } from '../../../domain'
import { DIENST_BETREKKINGEN } from '../../../domain/orientatie'
import { createRegister, HOOFDSTUKKEN } from '../../../domain/uitleg/register'
import {
  inWoorden,
  knopenVan,
  verantwoord,
  type Eenheid,
  type Knoop,
  type Rekenstap,
  type Stapwaarde,
  type Verantwoording,
} from '../../../domain/uitleg'
import { everyVerzoek } from '../../support/every'
import { rightOf } from '../rekenkern/rightOf'
import { kaderVan, koppelMetVerkoop, verzoekVan } from '../rekenkern/voorbeeldverzoek'
import { readable } from '../../support/readable'

/** Returns, by text from `watVan`, the joined ids of the steps with that text, without the number of the applicant. */
const stappenPer = ({ stappen }: Verantwoording, watVan: (stap: Rekenstap) => string | undefined) => {
  const namen = stappen.flatMap((stap) => {
    const wat = watVan(stap)
    return wat === undefined ? [] : [[wat, stap.id.replace(/\.[12]\./, '.')] as const]
  })
  const namenBij = (wat: string) => namen.filter(([een]) => een === wat).map(([, naam]) => naam)
  return Object.fromEntries(namen.map(([wat]) => [wat, [...new Set(namenBij(wat))].join(' ')]))
}

/** Returns the texts of a step or leaf, each with the pattern that it must match. */
const tekstenVan = (knoop: Knoop): readonly (readonly [string, RegExp])[] => [
  [knoop.omschrijving, /^[A-Z][^.]*$/],
  ...(knoop.soort === 'stap' ? [[knoop.formule, /^[^A-Z\s].*[^.\s]$|^NHG/] as const] : []),
  ...(knoop.soort === 'stap' && knoop.keuze !== undefined ? [[knoop.keuze, /^[A-Z].*\.$/] as const] : []),
  ...(knoop.herkomst.soort === 'regeling' ? [[knoop.herkomst.geldt, /^Geldt voor .*\.$/] as const] : []),
  ...(knoop.herkomst.soort === 'keuze' ? [[knoop.herkomst.toelichting, /^[A-Z].*\.$/] as const] : []),
]

describe('texts of steps and leaves', () => {
  const verantwoordingVan = (): Verantwoording => rightOf(verantwoord(koppelMetVerkoop, kaderVan()))

  it('no text in verantwoord contains a code identifier, and each text matches the pattern of its field', () => {
    everyVerzoek((willekeurig, kader) => {
      const knopen = [...knopenVan(rightOf(verantwoord(willekeurig, kader))).values()]
      const vreemd = knopen.flatMap(tekstenVan).filter(([tekst, vorm]) => {
        const heeftNaam = /[a-z][A-Z]|undefined|NaN|[${}#]|\s\s/.test(tekst)
        return heeftNaam || !vorm.test(tekst)
      })
      expect(vreemd).toEqual([])
    })
  })

  it('step toets.2.toetsinkomen has the expected Dutch label, formula and choice', () => {
    const { stappen } = verantwoordingVan()
    expect(stappen.find(({ id }) => id === 'toets.2.toetsinkomen')).toMatchObject({
      omschrijving: 'Toetsinkomen van aanvrager 2: het inkomen dat meetelt',
      formule: 'inkomen − 12 × partneralimentatie; een overig inkomen telt niet mee',
      keuze: 'Tijdelijk inkomen en inkomen uit een onderneming tellen helemaal mee.',
    })
  })

  it('in an example calculation, each step that follows a regulation cites the expected article', () => {
    const wetten = stappenPer(verantwoordingVan(), ({ herkomst }) =>
      herkomst.soort === 'regeling' ? `${herkomst.regeling}, ${herkomst.artikel}` : undefined,
    )
    const [trhk, wetIb] = ['Tijdelijke regeling hypothecair krediet, art.', 'Wet inkomstenbelasting 2001, art.']
    expect(wetten).toEqual({
      [`${trhk} 3`]:
        'toetsrente toets.toetsinkomen toets.leeftijdsgroep toets.toegestaneMaandlast toets.verplichtingen ' +
        'toets.ruimte toets.contanteWaarde maximaleHypotheekOpInkomen',
      'Tijdelijke regeling hypothecair krediet, bijlage 1': 'toets.percentage maximaleHypotheekMetRestschuld',
      'Tijdelijke regeling hypothecair krediet, bijlage 1, tabel 3 en 4':
        'toets.percentageRestschuld toets.ruimteRestschuld toets.lastRestschuld toets.ruimteNaRestschuld ' +
        'toets.leningNaastRestschuld toets.passendeRestschuld toets.maximumMetRestschuld',
      [`${trhk} 3 lid 8`]: 'toets.bedragAlleenstaande',
      [`${trhk} 3 lid 8, art. 4 lid 3`]: 'toets.maximum',
      [`${trhk} 3, 3a`]: 'toets.verplichtingen',
      [`${trhk} 3a`]: 'toets.studieschuldfactor',
      [`${trhk} 4 lid 3`]: 'toets.bedragEnergielabel',
      [`${trhk} 5`]: 'waarde maximaleHypotheek',
      [`${wetIb} 2.10, 2.10a`]:
        'belasting.schijven belasting.belastingZonderWoning belasting.belastingMetWoning ' +
        'belasting.tariefsaanpassing belasting.voordeel',
      [`${wetIb} 2.17`]: 'belasting.aandeel belasting.voordeel',
      [`${wetIb} 3.1`]: 'belasting.inkomen',
      [`${wetIb} 3.110`]: 'belasting.aftrek belasting.inkomenMetWoning',
      [`${wetIb} 3.110, 3.123a`]: 'belasting.bijtelling',
      [`${wetIb} 3.112`]: 'belasting.waarde belasting.forfait',
      [`${wetIb} 3.119a, 3.120`]: 'belasting.aftrekbareRente',
      [`${wetIb} 8.10, 8.17`]: 'belasting.kortingen',
      [`${wetIb} 8.11`]: 'belasting.arbeidskorting',
      [`${wetIb} 8.8`]: 'belasting.verschuldigdZonderWoning belasting.verschuldigdMetWoning',
      [`${wetIb} 8.8, 8.10, 8.11, 8.17`]: 'belasting.heffingskortingZonderWoning belasting.heffingskortingMetWoning',
      'Wet op belastingen van rechtsverkeer, art. 14, 15': 'aankoop.overdrachtsbelasting',
      'NHG Voorwaarden en Normen, kostengrens en borgtochtprovisie 2025': 'behoefte.nhg behoefte.nhgKosten',
    })
  })

  it('each rounded step of an example calculation outside financieringsOpzet has the expected kind of rounding', () => {
    const afgerond = stappenPer(verantwoordingVan(), ({ id, afronding }) =>
      id.startsWith('financieringsOpzet.') || afronding === 'niet afgerond' ? undefined : afronding,
    )
    expect(afgerond).toEqual({
      'op drie decimalen, half naar boven': 'toetsrente',
      'op een miljoenste euro': 'toets.toetsinkomen behoefte.zonderNhg',
      'naar beneden op hele euro’s': 'maximaleHypotheekOpInkomen maximaleHypotheekMetRestschuld maximaleHypotheek',
      'op de cent, half naar boven': 'behoefte.eigenInleg',
    })
  })
})

it('two example calculations together use every step that HOOFDSTUKKEN has words for', () => {
  const metWoorden = Object.entries(HOOFDSTUKKEN).flatMap(([hoofdstuk, { woorden }]) =>
    Object.entries<object>(woorden).flatMap(([naam, eigen]) => ('formule' in eigen ? [`${hoofdstuk}.${naam}`] : [])),
  )
  const verzoeken = [koppelMetVerkoop, verzoekVan([{ inkomen: 60_000, pensioenBinnen10Jaar: 30_000 }])]
  const genomen = new Set<string>(
    verzoeken.flatMap((verzoek) =>
      rightOf(verantwoord(verzoek, kaderVan({ jaar: 2026 }))).stappen.map(({ sleutel }) => sleutel),
    ),
  )
  expect(metWoorden.filter((naam) => !genomen.has(naam))).toEqual([])
})

describe('createRegister', () => {
  const stap = () => 1

  it('createRegister returns a register that finds the words of a step by its function', () => {
    const register = createRegister({
      deel: { stappen: { een: stap }, woorden: { een: { eenheid: 'euro' } }, verhaaldeel: 'kosten' },
    })
    const woorden = {
      naam: 'een',
      sleutel: 'deel.een',
      eenheid: 'euro',
      plaatsing: { verhaaldeel: 'kosten' },
      soort: stap,
    }
    expect(register.get(stap)).toEqual(woorden)
  })

  it('createRegister refuses one function under two names', () => {
    const dubbel = () =>
      createRegister({
        deel: { stappen: { een: stap, twee: stap }, woorden: { een: {}, twee: {} }, verhaaldeel: 'kosten' },
      })
    expect(dubbel).toThrow('De stap deel.twee staat al onder een andere naam in het register.')
  })
})

describe('inWoorden', () => {
  it.each<readonly [Stapwaarde, Eenheid, string]>([
    [300_000, 'euro', '€ 300.000'],
    [1432.2459, 'euro per maand', '€ 1.432,25 per maand'],
    [60_000, 'euro per jaar', '€ 60.000 per jaar'],
    [3.75, 'procent', '3,75%'],
    [360, 'maanden', '360 maanden'],
    [1, 'jaar', 'jaar 1'],
    [1.15, 'factor', '1,15'],
    [1 / 3, 'aandeel', '0,333333'],
    [true, 'ja of nee', 'ja'],
    ['onderAow', 'soort', 'zonder AOW'],
    ['aow', 'soort', 'met AOW'],
    ['Nieuwbouw', 'soort', 'nieuwbouw'],
    ['A4EP', 'soort', 'A++++ (EP garantie)'],
    ['2025-03-01T09:00:00.000Z', 'tijdstip', '01-03-2025, 09:00 uur (UTC)'],
    ['2025-12-31T23:45:00+01:00', 'tijdstip', '31-12-2025, 23:45 uur (UTC+01:00)'],
    ['toString', 'soort', 'toString'],
    [normenVan(2025).box1.waarde, 'tabel', 'de tabel'],
  ])('inWoorden writes %j with unit %s as %s', (waarde, eenheid, woorden) => {
    expect(readable(inWoorden({ waarde, eenheid }))).toBe(woorden)
  })

  it('inWoorden writes a step of verantwoord like its outcome with its unit, and a gegeven like its value', () => {
    const { stappen, gegevens } = rightOf(verantwoord(koppelMetVerkoop, kaderVan()))
    const [stap] = stappen
    const gegeven = gegevens.find(({ id }) => id === 'norm.nhgKostengrens') ?? gegevens[0]
    expect(stap && inWoorden(stap)).toBe(stap && inWoorden({ waarde: stap.uitkomst, eenheid: stap.eenheid }))
    expect(gegeven && inWoorden(gegeven)).toBe(
      gegeven && inWoorden({ waarde: gegeven.waarde, eenheid: gegeven.eenheid }),
    )
  })

  it.each([
    undefined,
    null,
    1130,
    {},
    { uitkomst: 1130 },
    { eenheid: 'euro' },
    { waarde: null, eenheid: 'euro' },
    { waarde: NaN, eenheid: 'euro' },
  ])('inWoorden throws for %j, which lacks a valid value or a unit', (geen) => {
    expect(() => inWoorden(geen as unknown as Rekenstap)).toThrow(
      'inWoorden: verwacht een stap of een gegeven, of { waarde, eenheid }',
    )
  })

  it('inWoorden writes each kind of income with a Dutch name of its own', () => {
    const namen = DIENST_BETREKKINGEN.map((soort) => inWoorden({ waarde: soort, eenheid: 'soort' }))
    expect(namen).toEqual([
      'vast dienstverband',
      'tijdelijk dienstverband',
      'inkomen uit onderneming',
      'pensioen',
      'overig inkomen',
    ])
  })
})
