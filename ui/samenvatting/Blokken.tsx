import { useId, type ComponentType } from 'react'

import { isZonderInkomen, type MaximaleHypotheekBlok, type BenodigdeHypotheekBlok } from '../../application'
import { LAATSTE_STAP } from '../../domain/orientatie'
import { memoAlike } from '../basis/context/useSelected'
import { useOrientatie, useStap } from '../basis/context/reading'
import { useNeeded } from '../basis/lazy/usePart'
import { paneelTekst } from '../tekst/paneel'
import { samenvattingTekst } from '../tekst/samenvatting'
import { Block, EmptyBar } from '../thema/lazyParts'
import { Lines, Text, BlockTitle, Row } from '../thema/parts'
import { VerhaalButton } from '../vensters/verhaal/VerhaalButton'
import { MaandlastLines, LabelledLine } from './LabelledLine'
import type { BenodigdeBedragenProps } from './BenodigdeBedragen'

interface BlokTitleProps {
  readonly id: string
  readonly titel: string
}

/** The title of a block. It renders again only when its own properties change, not when the figures change. */
const BlokTitle = memoAlike(({ id, titel }: BlokTitleProps) => <BlockTitle id={id}>{titel}</BlockTitle>)

interface MaximaleHypotheekProps {
  readonly blok: MaximaleHypotheekBlok
  /** Whether the maximum is the answer of the step. */
  readonly kern?: boolean
}

/** 'Je maximale hypotheek': the loan that the income allows. On step 2 a note adds the effect of the energy label. */
export const MaximaleHypotheek = memoAlike(({ blok, kern = false }: MaximaleHypotheekProps) => {
  const id = useId()
  /** Whether the current answers still have no income; the figures may lag behind the answers. */
  const isWachtend = useOrientatie(isZonderInkomen)
  const stap = useStap()
  const metLabel = stap > 0 && stap < LAATSTE_STAP
  const delen = useNeeded('aannamedelen', metLabel)
  return (
    <Block aria-labelledby={id}>
      <BlokTitle id={id} titel={samenvattingTekst.maximaleHypotheek} />
      {blok.wachtOpInkomen ? (
        isWachtend && (
          <>
            <Text>{paneelTekst.vulInkomenIn}</Text>
            <EmptyBar aria-hidden="true" />
          </>
        )
      ) : (
        <Lines>
          {blok.lines.map((line) => (
            <LabelledLine
              key={line.key}
              line={line}
              soort={line.key === 'inkomenPerJaar' ? 'klein' : kern ? 'kern' : 'som'}
            />
          ))}
        </Lines>
      )}
      {metLabel && delen && <delen.LabelLine />}
      {kern && <VerhaalButton lines={[...blok.lines, ...(blok.maandlast?.lines ?? [])]} />}
      <MaandlastLines maandlast={blok.maandlast} />
    </Block>
  )
})

interface BenodigdeHypotheekProps {
  readonly blok: BenodigdeHypotheekBlok
  /** The component that shows the amounts; undefined until the steps that ask for them are loaded. */
  readonly Bedragen: ComponentType<BenodigdeBedragenProps> | undefined
}

/**
 * 'Je benodigde hypotheek': the mortgage with its monthly cost, the costs of the home, how they are paid, and any
 * shortage. Greyed out before step 2, and only a title with a note while it has no figures.
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
