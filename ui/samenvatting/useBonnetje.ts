import { toSamenvatting, toSamenvattingState, type SamenvattingLine } from '../../application'
import { formatEuro } from '../../domain/geld'
import { useCalculator } from '../context/context'
import { heeftOnleesbaar } from '../context/draft'
import { normenBij } from '../context/reading'
import { samenvattingTekst } from '../tekst/samenvatting'
import { herkomstZin, nieuwereNormenZin } from './herkomstZin'
import { toBonnetje } from './toBonnetje'

/** Gives the summary as it is at that moment, in sentences; without a line that was said just before. */
export const useBonnetje = (): ((gezegd?: SamenvattingLine['key']) => string) => {
  const { services, form, showsDetails } = useCalculator()
  return (gezegd) => {
    const orientatie = services.orientatie.state()
    const nieuwere = services.nieuwereNormen.state()
    const { momentopname, fout } = toSamenvattingState(orientatie)
    if (momentopname === undefined) return samenvattingTekst.nogNietBerekend
    const stap = services.stappen.state().huidig
    return toBonnetje(toSamenvatting(momentopname, stap), {
      gezegd,
      verouderd: heeftOnleesbaar(form.draftStore.onleesbaar(), orientatie) || fout !== undefined,
      details: showsDetails,
      nieuwereNormen: nieuwere && nieuwereNormenZin(nieuwere, formatEuro),
      herkomst: herkomstZin(momentopname, normenBij(momentopname.financieringsOpzet, services.normen.state()), stap),
    })
  }
}
