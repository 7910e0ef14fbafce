import { toAannames, type Momentopname } from '../../application'
import { memoAlike, useNormen, useRekenhulp } from '../context'
import { aannamesTekst, inZin } from '../tekst'
import { Disclosure, SmallTitle, Stack, Text } from '../thema'
import { groupAannames, type Zinnengroep } from './groupAannames'
import { herkomstZin } from './herkomstZin'

/**
 * The norms of the figures; and folded what the figures assume, and which date decides on a norm, in groups of which
 * only what applies to this visitor is unfolded at first.
 */
export const Aannames = memoAlike(({ momentopname }: { readonly momentopname: Momentopname }) => {
  const { settings } = useRekenhulp()
  const normen = useNormen()
  const aannames = toAannames(momentopname, settings.rentetarieven === undefined ? undefined : normen)
  return (
    <Stack ruimte="dicht">
      <Text soort="gedempt">{herkomstZin(momentopname, normen)}</Text>
      <Disclosure>
        <summary>{aannamesTekst.titel}</summary>
        {groupAannames(aannames, inZin(momentopname.financieringsOpzet.maximaleHypotheekOpInkomen)).map((groep) => (
          <Groep key={groep.groep} {...groep} />
        ))}
      </Disclosure>
    </Stack>
  )
})

const Groep = memoAlike(({ groep, titel, zinnen }: Zinnengroep) => (
  <Disclosure open={groep === 'bijJou'}>
    <summary>
      <SmallTitle>{titel}</SmallTitle>
    </summary>
    <ul>
      {zinnen.map((zin) => (
        <li key={zin}>{zin}</li>
      ))}
    </ul>
  </Disclosure>
))
