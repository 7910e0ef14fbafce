import type { NieuwereNormen } from '../../application'
import { roundAanname, type Aanname, type Aannamegroep, type Aannamenaam, type FinancieringsOpzet } from '../../domain'
import { zinVan } from '../../domain/uitleg'
import { aannamesTekst } from './aannames'
import { inZin } from './inZin'

/** The subject of a group of sentences. */
type Groep = Aannamegroep | 'weggelaten' | 'peildata'

/** Sentences with a title, which includes their number. */
export interface Zinnengroep {
  readonly groep: Groep
  readonly titel: string
  readonly zinnen: readonly string[]
}

const { groepen, metAantal, peildataTitel, peildata } = aannamesTekst

/** The items that the calculation leaves out for every visitor. */
const WEGGELATEN: ReadonlySet<Aannamenaam> = new Set([
  'energiebesparing',
  'bijkomendeKosten',
  'renteTijdensBouw',
  'eenmaligeKosten',
  'nietGevraagd',
])

/** Prevents a line break between the sign and the figure of an amount. */
const bijeen = (zin: string): string => zin.replaceAll('€ ', '€\u00A0')

const groepVan = ({ naam, groep }: Aanname): Exclude<Groep, 'peildata'> => (WEGGELATEN.has(naam) ? 'weggelaten' : groep)

/**
 * Returns the assumptions as sentences: those for this visitor, those for everyone, what is left out, and the dates
 * that decide which norms apply. `nieuwere` are norms newer than those of the result.
 */
export const groupAannames = (
  aannames: readonly Aanname[],
  opzet: FinancieringsOpzet,
  nieuwere: NieuwereNormen | undefined,
): readonly Zinnengroep[] => {
  const maximum = inZin(opzet.maximaleHypotheekOpInkomen)
  const peildag = [...peildata, ...overNieuwere(opzet, nieuwere)]
  return [
    ...(Object.keys(groepen) as readonly (keyof typeof groepen)[]).flatMap((groep) => {
      const zinnen = aannames
        .filter((aanname) => groepVan(aanname) === groep)
        .map((aanname) => bijeen(zinVan(roundAanname(aanname, opzet))))
      const titel = groepen[groep]
      const gevuld = typeof titel === 'string' ? titel : titel(maximum)
      return zinnen.length === 0 ? [] : [{ groep, titel: metAantal(gevuld, zinnen.length), zinnen }]
    }),
    { groep: 'peildata', titel: metAantal(peildataTitel, peildag.length), zinnen: peildag },
  ]
}

/** Returns a sentence on what newer norms change in the loan on income; empty when unknown. */
const overNieuwere = (
  { maximaleHypotheekOpInkomen: nu }: FinancieringsOpzet,
  nieuwere: NieuwereNormen | undefined,
): readonly string[] => {
  if (nieuwere?.maximum === undefined) return []
  const { normjaar, maximum } = nieuwere
  const { meer, minder, evenveel } = aannamesTekst.nieuwere
  const verschil = Math.round(maximum.maximaleHypotheekOpInkomen) - Math.round(nu)
  return [verschil === 0 ? evenveel(normjaar) : (verschil > 0 ? meer : minder)(normjaar, inZin(Math.abs(verschil)))]
}
