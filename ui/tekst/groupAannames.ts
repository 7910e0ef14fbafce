import type { NieuwereNormen } from '../../application'
import { roundAanname, type Aanname, type Aannamegroep, type Aannamenaam, type FinancieringsOpzet } from '../../domain'
import { formatEuro } from '../../domain/geld'
import { zinVan } from '../../domain/uitleg'
import { aannamesTekst } from './aannames'
import { normwisselZinnen } from './normwisselZinnen'

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
