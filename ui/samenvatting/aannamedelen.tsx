import { memo, useDeferredValue, useMemo } from 'react'

import { toAannames, type Momentopname } from '../../application'
import { metOnderpand, normenUit } from '../../domain'
import { formatEuro } from '../../domain/geld'
import { naamVanEnergielabel } from '../../domain/orientatie'
import { memoAlike } from '../basis/context/useSelected'
import { useNieuwereNormen, useSamenvatting } from '../basis/context/reading'
import { ContentDisclosure } from '../thema/lazyParts'
import { SmallTitle, Text } from '../thema/parts'
import { aannamesTekst } from '../tekst/aannames'
import { groupAannames, type Zinnengroep } from '../tekst/groupAannames'
import type { Aannamedelen } from '../basis/lazy/types/aannamedelen'

interface GroepenProps {
  readonly momentopname: Momentopname
  readonly nieuwere: ReturnType<typeof useNieuwereNormen>
}

/**
 * The assumptions behind the figures, and the dates that decide which norms apply, in groups. Only the group `bijJou`
 * is unfolded at first. React renders the groups with a low priority, so that the figures appear without delay.
 */
const AannameGroepen = ({ momentopname }: { readonly momentopname: Momentopname }) => {
  const nieuwere = useNieuwereNormen()
  const props = useMemo<GroepenProps>(() => ({ momentopname, nieuwere }), [momentopname, nieuwere])
  return <Groepen {...useDeferredValue(props)} />
}

const Groepen = memo(({ momentopname, nieuwere }: GroepenProps) =>
  groupAannames(toAannames(momentopname), momentopname.financieringsOpzet, nieuwere).map((groep) => (
    <Groep key={groep.groep} {...groep} />
  )),
)

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

/**
 * A note on the extra loan for the energy label. Renders nothing without norms or a home, and when the extra loan or
 * the maximum loan for the income is 0.
 */
const LabelLine = () => {
  const { momentopname } = useSamenvatting()
  const normen = momentopname && normenUit(momentopname.grond)
  if (momentopname === undefined || normen === undefined) return null
  const { energielabelType: label, financieringsOpzet: opzet } = momentopname
  const meer = normen.extraVoorEnergielabel.waarde[label]
  const teltMee = metOnderpand(opzet) !== undefined && opzet.maximaleHypotheekOpInkomen > 0
  return (
    teltMee &&
    meer > 0 && <Text soort="gedempt">{aannamesTekst.meerDoorLabel(naamVanEnergielabel(label), formatEuro(meer))}</Text>
  )
}

export const aannamedelen: Aannamedelen = { AannameGroepen, LabelLine }
