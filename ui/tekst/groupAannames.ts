import type { NieuwereNormen } from '../../application'
import { roundAanname, type Aanname, type Aannamegroep, type Aannamenaam, type FinancieringsOpzet } from '../../domain'
import { zinVan } from '../../domain/uitleg'
import { aannamesTekst } from './aannames'
import { inZin } from './inZin'

/** What the sentences of one title are about. */
type Groep = Aannamegroep | 'weggelaten' | 'peildata'

/** Sentences under a title, which says how many they are. */
export interface Zinnengroep {
  readonly groep: Groep
  readonly titel: string
  readonly zinnen: readonly string[]
}

const { groepen, metAantal, peildataTitel, peildata } = aannamesTekst

/** What the calculation leaves out for every visitor. */
const WEGGELATEN: ReadonlySet<Aannamenaam> = new Set([
  'energiebesparing',
  'bijkomendeKosten',
  'renteTijdensBouw',
  'eenmaligeKosten',
  'nietGevraagd',
])

/** Has no line break between the sign of an amount and its figure. */
const bijeen = (zin: string): string => zin.replaceAll('€ ', '€\u00A0')

const groepVan = ({ naam, groep }: Aanname): Exclude<Groep, 'peildata'> => (WEGGELATEN.has(naam) ? 'weggelaten' : groep)

/**
 * What the figures assume, in words: what applies to this visitor first, then what applies to everyone, what is left
 * out, and which date decides on a norm. `nieuwere` are the norms that have followed those of the result.
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

/** What difference newer norms make on income, where that is known. */
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
