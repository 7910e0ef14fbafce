import { useId, type ComponentType } from 'react'

import {
  ontbrekendInkomen,
  type BenodigdeHypotheekBlok,
  type MaximaleHypotheekBlok,
  type SamenvattingLine as LineModel,
} from '../../application'
import { LAATSTE_STAP } from '../../domain/orientatie'
import { memoAlike } from '../basis/context/useSelected'
import { useOrientatie, useStap } from '../basis/context/reading'
import { useNeeded } from '../basis/lazy/usePart'
import { paneelTekst } from '../tekst/paneel'
import { samenvattingTekst } from '../tekst/samenvatting'
import { Block, Lines, Text, BlockTitle, Row } from '../thema/parts'
import { VerhaalButton } from './VerhaalButton'
import { MaandlastLines, LabelledLine } from './LabelledLine'
import { linesInMaximaal } from '../tekst/lineText'
import type { BenodigdeBedragenProps } from '../basis/lazy/types/vervolgstappen'

interface BlokTitleProps {
  readonly id: string
  readonly titel: string
}

/** The title of a block. The title is memoized, so that React does not render it again when only the figures change. */
const BlokTitle = memoAlike(({ id, titel }: BlokTitleProps) => <BlockTitle id={id}>{titel}</BlockTitle>)

interface MaximaleHypotheekProps {
  readonly blok: MaximaleHypotheekBlok
  /** Whether the maximum mortgage is the key figure of the step. The amount is then large. False by default. */
  readonly kern?: boolean
}

/**
 * The block 'Je maximale hypotheek': the income, the loan that the income allows and, on step 1 only, the monthly cost.
 * Without an income, no line has an amount, and a text below the lines asks for the income. On step 2 a note gives the
 * extra loan for the energy label, if there is an extra loan.
 */
export const MaximaleHypotheek = memoAlike(({ blok, kern = false }: MaximaleHypotheekProps) => {
  const id = useId()
  /** The unanswered question about income. `blok` cannot tell: its figures may belong to earlier answers. */
  const wachtOp = useOrientatie(ontbrekendInkomen)
  const stap = useStap()
  const metLabel = stap > 0 && stap < LAATSTE_STAP
  const delen = useNeeded('aannamedelen', metLabel)
  return (
    <Block aria-labelledby={id}>
      <BlokTitle id={id} titel={samenvattingTekst.maximaleHypotheek} />
      <Lines>
        {blok.lines.map((line) => (
          <LabelledLine key={line.key} line={line} soort={soortVan(line, kern)} />
        ))}
      </Lines>
      {metLabel && delen && <delen.LabelLine />}
      {kern && <VerhaalButton lines={linesInMaximaal(blok)} />}
      <MaandlastLines maandlast={blok.maandlast} />
      {blok.wachtOp && wachtOp && <Text>{paneelTekst.vulInZin(wachtOp)}</Text>}
    </Block>
  )
})

const soortVan = ({ key, waarde }: LineModel, kern: boolean) => {
  if (key === 'inkomenPerJaar') return 'gewoon'
  return kern && waarde._tag === 'Bedrag' ? 'kern' : 'som'
}

interface BenodigdeHypotheekProps {
  readonly blok: BenodigdeHypotheekBlok
  /** The component that draws the amounts; undefined until the chunk `vervolgstappen` is loaded. */
  readonly Bedragen: ComponentType<BenodigdeBedragenProps> | undefined
}

/**
 * The block 'Je benodigde hypotheek': the amounts, drawn by `Bedragen`. On step 1 the block is greyed out and inert.
 * While `blok.leeg` is true, a note replaces the amounts.
 */
export const BenodigdeHypotheek = memoAlike(({ blok, Bedragen }: BenodigdeHypotheekProps) => {
  const id = useId()
  return (
    <Block aria-labelledby={id} aria-hidden={!blok.actief} inert={!blok.actief} gedimd={!blok.actief} scheiding>
      {blok.leeg ? (
        <Row>
          <BlokTitle id={id} titel={samenvattingTekst.benodigdeHypotheek} />
          <Text soort="gedempt">{samenvattingTekst.wachtOpWoning}</Text>
        </Row>
      ) : (
        <>
          <BlokTitle id={id} titel={samenvattingTekst.benodigdeHypotheek} />
          {Bedragen && <Bedragen blok={blok} />}
        </>
      )}
    </Block>
  )
})
