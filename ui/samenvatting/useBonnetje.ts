import { function as functie, option } from 'fp-ts'

import { toSamenvatting } from '../../application'
import { useOnleesbaar, useRekenhulp } from '../context'
import { samenvattingTekst } from '../tekst'
import { herkomstZin } from './herkomstZin'
import { toBonnetje } from './toBonnetje'

/** The summary as it is now, in sentences. */
export const useBonnetje = (): string => {
  const { samenvatting, stap, showsDetails } = useRekenhulp()
  const onleesbaar = useOnleesbaar()
  return functie.pipe(
    samenvatting.momentopname,
    option.match(
      () => samenvattingTekst.nogNietBerekend,
      (momentopname) =>
        toBonnetje(toSamenvatting(momentopname, stap), {
          verouderd: onleesbaar || option.isSome(samenvatting.fout),
          details: showsDetails,
          herkomst: herkomstZin(momentopname),
        }),
    ),
  )
}
