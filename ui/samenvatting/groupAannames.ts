import type { Aanname, Aannamegroep } from '../../domain'
import { aannamesTekst } from '../tekst'

/** Sentences under a title, which says how many they are. */
export interface Zinnengroep {
  readonly groep: Aannamegroep | 'peildata'
  readonly titel: string
  readonly zinnen: readonly string[]
}

const { groepen, metAantal, peildataTitel, peildata } = aannamesTekst

const zinVan = ({ naam, anders, getal }: Aanname): string => {
  const zin = aannamesTekst.zinnen[naam]
  return typeof zin === 'string' ? zin : zin(anders, getal)
}

/**
 * What the figures assume, in words: what applies to this visitor first, then what applies to everyone, then which date
 * decides on a norm. `maximum` is the maximum on income, as it is shown.
 */
export const groupAannames = (aannames: readonly Aanname[], maximum: string): readonly Zinnengroep[] => [
  ...(Object.keys(groepen) as readonly Aannamegroep[]).flatMap((groep) => {
    const zinnen = aannames.filter((aanname) => aanname.groep === groep).map(zinVan)
    const titel = groepen[groep]
    const gevuld = typeof titel === 'string' ? titel : titel(maximum)
    return zinnen.length === 0 ? [] : [{ groep, titel: metAantal(gevuld, zinnen.length), zinnen }]
  }),
  { groep: 'peildata', titel: metAantal(peildataTitel, peildata.length), zinnen: peildata },
]
