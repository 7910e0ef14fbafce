import type { Momentopname } from '../../application'
import { memoAlike, useNormen, useStap } from '../context'
import { LoadFailureMessage, usePart } from '../later'
import { samenvattingTekst } from '../tekst'
import { Disclosure, Stack, Text } from '../thema'
import { herkomstZin } from './herkomstZin'
import { loadAannamedelen } from './loadAannamedelen'

/** The norms of the figures; and folded what the figures assume. */
export const Aannames = memoAlike(({ momentopname }: { readonly momentopname: Momentopname }) => {
  const normen = useNormen()
  const stap = useStap()
  const { value: delen, ask, askAgain } = usePart(loadAannamedelen)
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
