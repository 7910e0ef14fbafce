import { useMemo } from 'react'

import { toAannames } from '../../application'
import { useNormen, useRekenhulp } from '../context'
import { aannamesTekst, inZin } from '../tekst'
import { Disclosure, SmallTitle, Stack, Text } from '../thema'
import { groupAannames } from './groupAannames'
import { herkomstZin } from './herkomstZin'

/**
 * The norms of the figures; and folded what the figures assume, and which date decides on a norm, in groups of which
 * only what applies to this visitor is unfolded at first.
 */
export const Aannames = () => {
  const { samenvatting, settings } = useRekenhulp()
  const { momentopname } = samenvatting
  const normen = useNormen()
  const isEigen = settings.rentetarieven !== undefined
  const aannames = useMemo(
    () => (momentopname === undefined ? [] : toAannames(momentopname, isEigen ? normen : undefined)),
    [momentopname, normen, isEigen],
  )
  return (
    momentopname && (
      <Stack ruimte="dicht">
        <Text soort="gedempt">{herkomstZin(momentopname, normen)}</Text>
        <Disclosure>
          <summary>{aannamesTekst.titel}</summary>
          {groupAannames(aannames, inZin(momentopname.financieringsOpzet.maximaleHypotheekOpInkomen)).map(
            ({ groep, titel, zinnen }) => (
              <Disclosure key={groep} open={groep === 'bijJou'}>
                <summary>
                  <SmallTitle>{titel}</SmallTitle>
                </summary>
                <ul>
                  {zinnen.map((zin) => (
                    <li key={zin}>{zin}</li>
                  ))}
                </ul>
              </Disclosure>
            ),
          )}
        </Disclosure>
      </Stack>
    )
  )
}
