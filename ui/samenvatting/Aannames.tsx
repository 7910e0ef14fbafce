import { memo } from 'react'

import type { Momentopname } from '../../application'
import { useNieuwereNormen, useStap } from '../basis/context/reading'
import { LoadFailureMessage } from '../basis/lazy/LazyDialog'
import { usePart } from '../basis/lazy/usePart'
import { herkomstZin, nieuwereNormenZin } from '../tekst/herkomstZin'
import { samenvattingTekst } from '../tekst/samenvatting'
import { Disclosure } from '../thema/lazyParts'
import { Stack, Text } from '../thema/parts'

/** A note on newer norms (if any), a note on the norms and the rate used, and a disclosure with the assumptions. */
export const Aannames = memo(({ momentopname }: { readonly momentopname: Momentopname }) => {
  const nieuwere = useNieuwereNormen()
  const stap = useStap()
  const { value: delen, ask, failure } = usePart('aannamedelen')
  return (
    <Stack ruimte="dicht">
      {nieuwere && <Text soort="gedempt">{nieuwereNormenZin(nieuwere)}</Text>}
      <Text soort="gedempt">{herkomstZin(momentopname, stap)}</Text>
      <Disclosure>
        <summary onClick={ask}>{samenvattingTekst.aannames}</summary>
        <LoadFailureMessage failure={failure} />
        {delen && <delen.AannameGroepen momentopname={momentopname} />}
      </Disclosure>
    </Stack>
  )
})
