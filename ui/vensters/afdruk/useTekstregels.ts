import { formatDatum, toDatum } from '../../../domain/invoer'
import { aanbiederVan, EERSTE_STAP } from '../../../domain/orientatie'
import { useCalculator } from '../../basis/context/context'
import { useNormen, useSamenvatting } from '../../basis/context/reading'
import { useNeeded } from '../../basis/later/usePart'
import { herkomstZin } from '../../samenvatting/herkomstZin'
import { afdrukTekst } from '../../tekst/afdruk'
import { toTekstregels, type Tekstregel } from './bladtekst'
import { toBlad } from './toBlad'

/** Gives the calculation on screen as lines of text; absent while there is none. */
export const useTekstregels = (): (() => readonly Tekstregel[]) | undefined => {
  const { page, settings } = useCalculator()
  const delen = useNeeded('delen', true)
  const { momentopname } = useSamenvatting()
  const normen = useNormen()
  if (!delen || !momentopname) return undefined
  return () =>
    toTekstregels(toBlad(momentopname, settings.rentetarieven === undefined ? undefined : normen), {
      aanbieder: aanbiederVan(momentopname.labelCode),
      titel: afdrukTekst.kop(formatDatum(toDatum(page.today()))),
      herkomst: herkomstZin(momentopname, normen, EERSTE_STAP),
      link: delen.linkTo(delen.writeAnswers(momentopname, page.today()), page.fragment),
    })
}
