import { formatDatum, toDatum } from '../../../domain/invoer'
import { aanbiederVan, EERSTE_STAP } from '../../../domain/orientatie'
import { useCalculator } from '../../basis/context/context'
import { useNieuwereNormen, useSamenvatting } from '../../basis/context/reading'
import type { PartUse } from '../../basis/lazy/usePart'
import { herkomstZin, nieuwereNormenZin } from '../../tekst/herkomstZin'
import { afdrukTekst } from '../../tekst/afdruk'
import { toTekstregels, type Tekstregel } from './bladtekst'
import { toBlad } from './toBlad'
import type { Delen } from '../../basis/lazy/types/delen'

/** The chunk that creates a link: its value, or why it failed to load. */
type DelenUse = Pick<PartUse<Delen>, 'value' | 'failure'>

/**
 * Returns a function that returns the calculation on screen as lines of text. Undefined without a calculation, and
 * while the chunk `delen`, which creates the link, is loading. The lines have no link if `delen` failed to load or no
 * URL leads back to the page.
 */
export const useTekstregels = ({ value: delen, failure }: DelenUse): (() => readonly Tekstregel[]) | undefined => {
  const { page } = useCalculator()
  const { momentopname } = useSamenvatting()
  const nieuwere = useNieuwereNormen()
  if (!(delen || failure) || !momentopname) return undefined
  return () =>
    toTekstregels(toBlad(momentopname), {
      aanbieder: aanbiederVan(momentopname.labelCode),
      titel: afdrukTekst.kop(formatDatum(toDatum(page.today()))),
      herkomst: [herkomstZin(momentopname, EERSTE_STAP), ...(nieuwere ? [nieuwereNormenZin(nieuwere)] : [])].join(' '),
      link: delen?.linkTo(delen.writeAnswers(momentopname, page.today()), page.fragment),
    })
}
