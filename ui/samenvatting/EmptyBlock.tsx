import { useId } from 'react'

import { ontbrekendInkomen } from '../../application'
import { formatEuro } from '../../domain/geld'
import { EERSTE_STAP } from '../../domain/orientatie'
import { useOrientatie, useStap } from '../basis/context/reading'
import { maximaalTekst as tekst } from '../tekst/maximaal'
import { paneelTekst } from '../tekst/paneel'
import { Block, BlockTitle, Line, Lines, Text } from '../thema/parts'

interface EmptyLineProps {
  readonly label: string
  readonly soort?: 'gewoon' | 'som'
}

const EmptyLine = ({ label, soort = 'gewoon' }: EmptyLineProps) => (
  <Line soort={soort}>
    <dt>{label}</dt>
    <dd>{formatEuro(undefined)}</dd>
  </Line>
)

interface EmptyBlockProps {
  /** Whether the first result is on its way. Without an income, the block asks for the income instead. */
  readonly bezig: boolean
}

/**
 * The block 'Je maximale hypotheek' before the first result: the lines of the open step without amounts, as
 * `MaximaleHypotheek` draws them without an income. The loader paints this block, so it does not load lazily.
 */
export const EmptyBlock = ({ bezig }: EmptyBlockProps) => {
  const id = useId()
  const stap = useStap()
  const wachtOp = useOrientatie(ontbrekendInkomen)
  const { titel, labels } = tekst
  return (
    <Block aria-labelledby={id}>
      <BlockTitle id={id}>{titel}</BlockTitle>
      <Lines>
        <EmptyLine label={labels.inkomenPerJaar} />
        <EmptyLine label={labels.maximaleHypotheekOpInkomen} soort="som" />
      </Lines>
      {stap === EERSTE_STAP && (
        <Lines ruimte="dicht">
          <EmptyLine label={labels.maandlastBruto} />
          <EmptyLine label={labels.maandlastNetto} />
        </Lines>
      )}
      {wachtOp && <Text>{paneelTekst.vulInZin(wachtOp)}</Text>}
      {!wachtOp && bezig && <Text soort="gedempt">{paneelTekst.nogNietBerekend}</Text>}
    </Block>
  )
}
