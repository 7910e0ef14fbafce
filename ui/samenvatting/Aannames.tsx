import type { Momentopname } from '../../application'
import { memoAlike, useNormen, useStap } from '../context'
import { NietGeladen, usePart } from '../later'
import { samenvattingTekst } from '../tekst'
import { Disclosure, Stack, Text } from '../thema'
import { herkomstZin } from './herkomstZin'
import { loadAannameGroepen } from './loadAannameGroepen'

/** The norms of the figures; and folded what the figures assume. */
export const Aannames = memoAlike(({ momentopname }: { readonly momentopname: Momentopname }) => {
  const normen = useNormen()
  const stap = useStap()
  const { value: AannameGroepen, ask, askAgain } = usePart(loadAannameGroepen)
  return (
    <Stack ruimte="dicht">
      <Text soort="gedempt">{herkomstZin(momentopname, normen, stap)}</Text>
      <Disclosure>
        <summary onClick={ask}>{samenvattingTekst.aannames}</summary>
        <NietGeladen askAgain={askAgain} />
        {AannameGroepen && <AannameGroepen momentopname={momentopname} />}
      </Disclosure>
    </Stack>
  )
})
