import { useId, type ComponentType } from 'react'

import { isZonderInkomen, type MaximaleHypotheekBlok, type BenodigdeHypotheekBlok } from '../../application'
import { memoAlike } from '../basis/context/useSelected'
import { useNieuwereNormen, useOrientatie } from '../basis/context/reading'
import { useNeeded } from '../basis/later/usePart'
import { inZin } from '../tekst/inZin'
import { samenvattingTekst } from '../tekst/samenvatting'
import { Block, EmptyBar, Lines, Text, BlockTitle, Row } from '../thema/parts'
import { VerhaalButton } from '../vensters/verhaal/VerhaalButton'
import { MaandlastLines, LabelledLine } from './LabelledLine'
import { nieuwereNormenZin } from '../tekst/herkomstZin'
import type { BenodigdeBedragenProps } from './BenodigdeBedragen'

interface BlokTitleProps {
  readonly id: string
  readonly titel: string
}

/** The title of a block. It renders again only when its own properties change, not when the figures do. */
const BlokTitle = memoAlike(({ id, titel }: BlokTitleProps) => <BlockTitle id={id}>{titel}</BlockTitle>)

interface MaximaleHypotheekProps {
  readonly blok: MaximaleHypotheekBlok
  /** Is the maximum the answer of the step? */
  readonly kern?: boolean
}

/** 'Je maximale hypotheek': what the income allows, also under newer norms than the figures have. */
export const MaximaleHypotheek = memoAlike(({ blok, kern = false }: MaximaleHypotheekProps) => {
  const id = useId()
  const nieuwere = useNieuwereNormen()
  /** Of the answers: the figures may still be of those without an income. */
  const isWachtend = useOrientatie(isZonderInkomen)
  const delen = useNeeded('aannamedelen', blok.maandlast === undefined)
  return (
    <Block aria-labelledby={id}>
      <BlokTitle id={id} titel={samenvattingTekst.maximaleHypotheek} />
      {blok.wachtOpInkomen ? (
        isWachtend && (
          <>
            <Text>{samenvattingTekst.vulInkomenIn}</Text>
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
      {delen && <delen.LabelLine />}
      {kern && <VerhaalButton lines={[...blok.lines, ...(blok.maandlast?.lines ?? [])]} />}
      <MaandlastLines maandlast={blok.maandlast} />
      {nieuwere && <Text>{nieuwereNormenZin(nieuwere, inZin)}</Text>}
    </Block>
  )
})

interface BenodigdeHypotheekProps {
  readonly blok: BenodigdeHypotheekBlok
  /** Its amounts, which come with the steps that ask for them; absent until then. */
  readonly Bedragen: ComponentType<BenodigdeBedragenProps> | undefined
}

/**
 * 'Je benodigde hypotheek': the mortgage with what it costs a month, what the home costs, how it is paid, and what is
 * missing. Greyed until step 2, and no more than its title while it has nothing.
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
