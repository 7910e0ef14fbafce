import { toAannames, type Momentopname } from '../../application'
import { useCalculator } from '../context/context'
import { memoAlike } from '../context/useSelected'
import { useNieuwereNormen, useNormen } from '../context/reading'
import { ContentDisclosure } from '../thema/laterParts'
import { SmallTitle } from '../thema/parts'
import { groupAannames, type Zinnengroep } from './groupAannames'

/**
 * What the figures assume, and which date decides on a norm, in groups of which only what applies to this visitor is
 * unfolded at first.
 */
export const AannameGroepen = ({ momentopname }: { readonly momentopname: Momentopname }) => {
  const { settings } = useCalculator()
  const normen = useNormen()
  const aannames = toAannames(momentopname, settings.rentetarieven === undefined ? undefined : normen)
  return groupAannames(aannames, momentopname.financieringsOpzet, useNieuwereNormen()).map((groep) => (
    <Groep key={groep.groep} {...groep} />
  ))
}

const Groep = memoAlike(({ groep, titel, zinnen }: Zinnengroep) => (
  <ContentDisclosure open={groep === 'bijJou'}>
    <summary>
      <SmallTitle>{titel}</SmallTitle>
    </summary>
    <ul>
      {zinnen.map((zin) => (
        <li key={zin}>{zin}</li>
      ))}
    </ul>
  </ContentDisclosure>
))
