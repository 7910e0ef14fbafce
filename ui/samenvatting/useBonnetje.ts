import { toSamenvatting } from '../../application'
import { formatEuro } from '../../domain'
import { useNieuwereNormen, useNormen, useOnleesbaar, useRekenhulp } from '../context'
import { samenvattingTekst } from '../tekst'
import { herkomstZin } from './herkomstZin'
import { nieuwereNormenZin } from './nieuwereNormenZin'
import { toBonnetje } from './toBonnetje'

/** The summary as it is now, in sentences. */
export const useBonnetje = (): string => {
  const { samenvatting, stap, showsDetails } = useRekenhulp()
  const { momentopname, fout } = samenvatting
  const onleesbaar = useOnleesbaar()
  const normen = useNormen()
  const nieuwere = useNieuwereNormen()
  if (momentopname === undefined) return samenvattingTekst.nogNietBerekend
  return toBonnetje(toSamenvatting(momentopname, stap), {
    verouderd: onleesbaar || fout !== undefined,
    details: showsDetails,
    nieuwereNormen: nieuwere && nieuwereNormenZin(nieuwere, formatEuro),
    herkomst: herkomstZin(momentopname, normen),
  })
}
