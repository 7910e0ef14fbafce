import type { Momentopname } from '../../application'
import { memoAlike } from '../context/useSelected'
import { useNormen, useStap } from '../context/reading'
import { LoadFailureMessage } from '../later/LoadFailureMessage'
import { usePart } from '../later/usePart'
import { samenvattingTekst } from '../tekst/samenvatting'
import { Disclosure, Stack, Text } from '../thema/parts'
import { herkomstZin } from './herkomstZin'

/** The norms of the figures; and folded what the figures assume. */
export const Aannames = memoAlike(({ momentopname }: { readonly momentopname: Momentopname }) => {
  const normen = useNormen()
  const stap = useStap()
  const { value: delen, ask, askAgain } = usePart('aannamedelen')
  return (
    <Stack ruimte="dicht">
      <Text soort="gedempt">{herkomstZin(momentopname, normen, stap)}</Text>
      <Disclosure>
        <summary onClick={ask}>{samenvattingTekst.aannames}</summary>
        <LoadFailureMessage askAgain={askAgain} />
        {delen && <delen.AannameGroepen momentopname={momentopname} />}
      </Disclosure>
    </Stack>
  )
})
