import type { NieuwereNormen } from '../../application'
import { roundAanname, type Aanname, type Aannamegroep, type Aannamenaam, type FinancieringsOpzet } from '../../domain'
import { formatEuro } from '../../domain/geld'
import { zinVan } from '../../domain/uitleg'
import { aannamesTekst } from './aannames'

/** The subject of a group of sentences. */
type Groep = Aannamegroep | 'weggelaten' | 'peildata'

/** A group of sentences with a title. The title contains the number of sentences. */
export interface Zinnengroep {
  readonly groep: Groep
  readonly titel: string
  readonly zinnen: readonly string[]
}

const { groepen, metAantal, peildataTitel, peildata } = aannamesTekst

/** The names of the assumptions in the group `weggelaten`. They are about items that no calculation includes. */
const WEGGELATEN: ReadonlySet<Aannamenaam> = new Set([
  'energiebesparing',
  'bijkomendeKosten',
  'renteTijdensBouw',
  'eenmaligeKosten',
  'nietGevraagd',
  'kortingen',
])

const groepVan = ({ naam, groep }: Aanname): Exclude<Groep, 'peildata'> => (WEGGELATEN.has(naam) ? 'weggelaten' : groep)

/**
 * Returns the assumptions as groups of sentences, without empty groups. The last group is about the dates that decide
 * which norms apply. `nieuwere` are norms that are newer than the norms of the result `opzet`.
 */
export const groupAannames = (
  aannames: readonly Aanname[],
  opzet: FinancieringsOpzet,
  nieuwere: NieuwereNormen | undefined,
): readonly Zinnengroep[] => {
  const maximum = formatEuro(opzet.maximaleHypotheekOpInkomen)
  const peildag = [...peildata, ...normwisselZinnen(opzet, nieuwere)]
  return [
    ...(Object.keys(groepen) as readonly (keyof typeof groepen)[]).flatMap((groep) => {
      const zinnen = aannames
        .filter((aanname) => groepVan(aanname) === groep)
        .map((aanname) => zinVan(roundAanname(aanname, opzet)))
      const titel = groepen[groep]
      const gevuld = typeof titel === 'string' ? titel : titel(maximum)
      return zinnen.length === 0 ? [] : [{ groep, titel: metAantal(gevuld, zinnen.length), zinnen }]
    }),
    { groep: 'peildata', titel: metAantal(peildataTitel, peildag.length), zinnen: peildag },
  ]
}

/**
 * Returns a list with one sentence that compares the maximum loan now with the maximum loan under newer norms or, if
 * those are not known, under the norms of the year before. Empty if there is nothing to compare with.
 * @example
 * const maximum = { maximaleHypotheekOpInkomen: 250_000, isVoorstel: false }
 * normwisselZinnen(financieringsOpzet, { _tag: 'Bekend', normjaar: 2026, maximum })
 * // [ 'Met de leennormen van 2026 mag je bij je inkomen € 10.999 minder lenen.' ]
 */
export const normwisselZinnen = (
  { maximaleHypotheekOpInkomen: nu }: FinancieringsOpzet,
  nieuwere: NieuwereNormen | undefined,
): readonly string[] => {
  if (nieuwere?._tag === 'Ontbreken') return overDaarvoor(nu, nieuwere)
  if (nieuwere?.maximum === undefined) return []
  const { normjaar, maximum } = nieuwere
  const { meer, minder, evenveel } = aannamesTekst.nieuwere
  const verschil = Math.round(maximum.maximaleHypotheekOpInkomen) - Math.round(nu)
  return [
    verschil === 0 ? evenveel(normjaar) : (verschil > 0 ? meer : minder)(normjaar, formatEuro(Math.abs(verschil))),
  ]
}

const overDaarvoor = (nu: number, { daarvoor }: Extract<NieuwereNormen, { _tag: 'Ontbreken' }>): readonly string[] => {
  if (daarvoor === undefined) return []
  const { meer, minder, evenveel } = aannamesTekst.daarvoor
  const { normjaar, maximum } = daarvoor
  const verschil = Math.round(maximum.maximaleHypotheekOpInkomen) - Math.round(nu)
  if (verschil === 0) return [evenveel(normjaar)]
  return [(verschil > 0 ? meer : minder)(normjaar, formatEuro(Math.abs(verschil)))]
}
