import type { Ligging, Rand } from '../../../../adapters/conformance'
import { normenVan, type Leeftijdsgroep, type Normjaar } from '../../../../domain'
import type { Persoon } from '../../../domain/rekenkern/voorbeeldverzoek'
import { DUIZENDSTE, GROEPEN, INKOMEN, LIGGINGEN, randVan, RENTE, rond } from './randen'
import type { Schets } from './schets'

/** A table row that has, in some columns, other percentages than the row before it. */
interface Rijgrens {
  readonly vanaf: number
  /** The percentages by column: in the row below the threshold, and in the row that begins at the threshold. */
  readonly eronder: readonly number[]
  readonly erop: readonly number[]
  /** The columns in which the percentages differ. */
  readonly kolommen: readonly number[]
}

/** Returns the thresholds between the columns of a table, in percent. */
const kolomgrenzenIn = (jaar: Normjaar, groep: Leeftijdsgroep): readonly number[] =>
  normenVan(jaar).financieringslast.waarde[groep].toetsrenteTotEnMet

/** Returns the table rows that differ from the row before them. */
const rijgrenzenIn = (jaar: Normjaar, groep: Leeftijdsgroep): readonly Rijgrens[] => {
  const { rijen } = normenVan(jaar).financieringslast.waarde[groep]
  return rijen.slice(1).flatMap(([vanaf = 0, ...erop], index) => {
    const eronder = rijen[index]?.slice(1) ?? []
    const kolommen = erop.flatMap((percentage, kolom) => (percentage === eronder[kolom] ? [] : kolom))
    return kolommen.length === 0 ? [] : [{ vanaf, eronder, erop, kolommen }]
  })
}

/** Returns the test rates at which the factor of a student loan changes, in percent. */
const factorgrenzenIn = (jaar: Normjaar): readonly number[] => {
  const factoren = normenVan(jaar).studieschuldfactoren.waarde
  return factoren.flatMap(({ totEnMet, factor }, index) =>
    totEnMet === null || factoren[index + 1]?.factor === factor ? [] : totEnMet,
  )
}

/** The distance in euro from the threshold of the last row to the test income of the case above that threshold. */
const BOVEN_DE_LAATSTE = 1000

/**
 * A function that creates the buyers with a test income (euro a year), the path of the field that changes that income,
 * and the prefix of the step ids of the income test.
 */
interface Huishouden {
  readonly personen: (toetsinkomen: number) => readonly Persoon[]
  readonly veld: string
  readonly deel: string
}

const vandaag = (personen: Huishouden['personen']): Huishouden => ({ personen, veld: INKOMEN, deel: 'toets' })

const derde = (inkomen: number): number => Math.floor(inkomen / 3000) * 1000

/** The households of each age group, which successive cases use in turn. */
const HUISHOUDENS: Readonly<Record<Leeftijdsgroep, readonly Huishouden[]>> = {
  onderAow: [
    vandaag((inkomen) => [{ inkomen }]),
    vandaag((inkomen) => [{ soort: 'DienstbetrekkingTijdelijk', inkomen }]),
    vandaag((inkomen) => [{ inkomen: inkomen - derde(inkomen) }, { soort: 'Onderneming', inkomen: derde(inkomen) }]),
    vandaag((inkomen) => [{ soort: 'Onderneming', inkomen }]),
    vandaag((inkomen) => [{ inkomen: inkomen + 1200, alimentatie: 100 }]),
    vandaag((inkomen) => [{ inkomen }, { soort: 'Overig', inkomen: 20_000 }]),
    vandaag((inkomen) => [{ inkomen, leningen: 50 }]),
  ],
  aow: [
    vandaag((inkomen) => [{ soort: 'Pensioen', inkomen }]),
    {
      personen: (inkomen) => [{ inkomen: 2 * inkomen, pensioenBinnen10Jaar: inkomen }],
      veld: 'verzoek.hypotheekgevers[0].pensioeninkomen',
      deel: 'pensioentoets.eerste',
    },
    vandaag((inkomen) => [{ soort: 'Pensioen', inkomen: inkomen - derde(inkomen) }, { inkomen: derde(inkomen) }]),
    vandaag((inkomen) => [{ soort: 'Pensioen', inkomen: inkomen + 2400, alimentatie: 200 }]),
  ],
}

/** A position along the columns of a table: a rate and, if it is at or next to a column threshold, that threshold. */
interface Kolomplaats {
  readonly rente: number
  readonly bij?: { readonly grens: number; readonly ligging: Ligging }
}

/** Returns the positions at and next to thresholds where `rij` changes, and in the middle of each of `kolommen`. */
const plaatsenIn = (rij: readonly number[], kolommen: readonly number[], grenzen: readonly number[]) => {
  const plaatsen = kolommen.flatMap((kolom): readonly Kolomplaats[] =>
    LIGGINGEN.flatMap(([ligging, stap]) => {
      const links = ligging === 'boven' ? kolom - 1 : kolom
      const grens = grenzen[links]
      if (grens === undefined || rij[links] === rij[links + 1]) return []
      return [{ rente: rond(grens + stap * DUIZENDSTE), bij: { grens, ligging } }]
    }),
  )
  const midden = kolommen.map((kolom): Kolomplaats => {
    const [van = 1, tot = van + 1] = [grenzen[kolom - 1], grenzen[kolom]]
    return { rente: rond((van + tot) / 2) }
  })
  return { plaatsen, midden }
}

/** Returns the first item whose key is not in `gehad`, or undefined, and adds the key of that item to `gehad`. */
const firstNew = <T>(wensen: readonly T[], sleutel: (wens: T) => string, gehad: Set<string>): T | undefined => {
  const eerste = wensen.find((wens) => !gehad.has(sleutel(wens)))
  if (eerste !== undefined) gehad.add(sleutel(eerste))
  return eerste
}

/** An income on or near a row threshold, with its row of percentages and the thresholds that such a case tests. */
interface Rijplaats extends Pick<Rijgrens, 'kolommen'> {
  readonly inkomen: number
  readonly rij: readonly number[]
  readonly bij: readonly { readonly grens: number; readonly ligging: Ligging }[]
}

/** Returns positions on each threshold, one euro below each threshold, and above the last threshold. */
const rijplaatsenIn = (grenzen: readonly Rijgrens[]): readonly Rijplaats[] => {
  const plaatsen = grenzen.flatMap(({ vanaf, eronder, erop, kolommen }, index): readonly Rijplaats[] => {
    const vorige = grenzen[index - 1]
    const boven = vorige === undefined ? [] : [{ grens: vorige.vanaf, ligging: 'boven' as const }]
    return [
      { inkomen: vanaf - 1, rij: eronder, kolommen, bij: [{ grens: vanaf, ligging: 'onder' }, ...boven] },
      { inkomen: vanaf, rij: erop, kolommen, bij: [{ grens: vanaf, ligging: 'op' }] },
    ]
  })
  const laatste = grenzen.at(-1)
  if (laatste === undefined) return plaatsen
  const { vanaf, erop, kolommen } = laatste
  const bij = [{ grens: vanaf, ligging: 'boven' as const }]
  return [...plaatsen, { inkomen: vanaf + BOVEN_DE_LAATSTE, rij: erop, kolommen, bij }]
}

/** The monthly cost of a student loan, in euro. It is low enough to allow a mortgage at the lowest income. */
const STUDIESCHULD = 40

const metStudieschuld = ([eerste, ...anderen]: readonly Persoon[]): readonly Persoon[] => [
  { ...eerste, studieschuld: STUDIESCHULD },
  ...anderen,
]

/** Returns the cases of one norm table. Adds to `factoren` the student loan factor thresholds that these cases test. */
const rijenVan = (jaar: Normjaar, groep: Leeftijdsgroep, factoren: Set<string>): readonly Schets[] => {
  const tabel = `financieringslast.${groep}` as const
  const kolomgrenzen = kolomgrenzenIn(jaar, groep)
  const factorgrenzen = factorgrenzenIn(jaar)
  const kolommen = new Set<string>()
  const sleutel = ({ bij }: Kolomplaats) => `${bij?.grens} ${bij?.ligging}`
  return rijplaatsenIn(rijgrenzenIn(jaar, groep)).map((plaats, nummer): Schets => {
    const { plaatsen, midden } = plaatsenIn(plaats.rij, plaats.kolommen, kolomgrenzen)
    const metFactor = plaatsen.filter(({ bij }) => bij !== undefined && factorgrenzen.includes(bij.grens))
    const factor = firstNew(metFactor, sleutel, factoren)
    const kolom = factor ?? firstNew(plaatsen, sleutel, kolommen) ?? midden[nummer % midden.length]
    const huishouden = HUISHOUDENS[groep][nummer % HUISHOUDENS[groep].length]
    if (kolom === undefined || huishouden === undefined)
      throw new Error(`${tabel} of ${jaar} has a threshold without a column`)
    if (factor !== undefined) kolommen.add(sleutel(factor))
    const { personen, veld, deel } = huishouden
    const [rijrand, ...bovenrand] = plaats.bij.map(({ grens, ligging }) =>
      randVan(`${tabel}.rijen`, grens, ligging, `${deel}.percentage`, veld),
    ) as [Rand, ...Rand[]]
    const { bij } = kolom
    const langsRente = (van: 'studieschuldfactoren' | `${typeof tabel}.toetsrenteTotEnMet`, stap: string) =>
      bij === undefined ? [] : [randVan(van, bij.grens, bij.ligging, `${deel}.${stap}`, RENTE, DUIZENDSTE)]
    return {
      naam: `tabel-${groep}-${rijrand.grens}-${rijrand.ligging}`,
      jaar,
      rente: kolom.rente,
      labelCode: nummer % 5 === 0 ? 'FL' : 'MY',
      personen: factor === undefined ? personen(plaats.inkomen) : metStudieschuld(personen(plaats.inkomen)),
      randen: [
        rijrand,
        ...bovenrand,
        ...langsRente(`${tabel}.toetsrenteTotEnMet`, 'percentage'),
        ...(factor === undefined ? [] : langsRente('studieschuldfactoren', 'studieschuldfactor')),
      ],
    }
  })
}

/**
 * Returns cases at each row threshold in the tables of a year. The cases get a rate at a threshold of a column or of a
 * student loan factor until each such threshold has a case. After that, the rate is in the middle of a column.
 */
export const tabelrijen = (jaar: Normjaar): readonly Schets[] => {
  const factoren = new Set<string>()
  return GROEPEN.flatMap((groep) => rijenVan(jaar, groep, factoren))
}
