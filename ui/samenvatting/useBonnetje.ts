import { option } from 'fp-ts'
import { pipe } from 'fp-ts/function'

import { toSamenvatting } from '../../application'
import { useRekenhulp } from '../app/context'
import { samenvattingTekst } from '../tekst/nl'
import { toBonnetje } from './toBonnetje'

/** The receipt of this moment, in sentences. */
export const useBonnetje = (): string => {
  const { samenvatting, stap } = useRekenhulp()
  return pipe(
    samenvatting.momentopname,
    option.match(
      () => samenvattingTekst.nogNietBerekend,
      (momentopname) => toBonnetje(toSamenvatting(momentopname, stap)),
    ),
  )
}
