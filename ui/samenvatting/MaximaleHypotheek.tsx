import { useId } from 'react'

import type { MaximaleHypotheekBlok } from '../../application'
import { LAATSTE_STAP } from '../../domain/orientatie'
import { memoAlike } from '../context/useSelected'
import { useNieuwereNormen, useStap } from '../context/reading'
import { useNeeded } from '../later/usePart'
import { inZin } from '../tekst/inZin'
import { samenvattingTekst } from '../tekst/samenvatting'
import { Block, Lines, Text } from '../thema/parts'
import { VerhaalButton } from '../verhaal/VerhaalButton'
import { BlokTitle } from './BlokTitle'
import { MaandlastLines } from './MaandlastLines'
import { nieuwereNormenZin } from './nieuwereNormenZin'
import { LabelledLine } from './LabelledLine'

interface MaximaleHypotheekProps {
  readonly blok: MaximaleHypotheekBlok
  /** Is the maximum the answer of the step? */
  readonly kern?: boolean
}

/** 'Je maximale hypotheek': what the income allows, also under newer norms than the figures have. */
export const MaximaleHypotheek = memoAlike(({ blok, kern = false }: MaximaleHypotheekProps) => {
  const id = useId()
  const stap = useStap()
  const nieuwere = useNieuwereNormen()
  const delen = useNeeded('aannamedelen', blok.maandlast === undefined)
  return (
    <Block aria-labelledby={id}>
      <BlokTitle id={id} titel={samenvattingTekst.maximaleHypotheek} />
      <Lines>
        {blok.lines.map((line) => (
          <LabelledLine
            key={line.key}
            line={line}
            soort={line.key === 'inkomenPerJaar' ? 'klein' : kern ? 'kern' : 'som'}
          />
        ))}
      </Lines>
      {blok.wachtOpInkomen && <Text soort="gedempt">{samenvattingTekst.vulInkomenIn}</Text>}
      {delen && <delen.LabelLine />}
      {stap < LAATSTE_STAP && <VerhaalButton lines={[...blok.lines, ...(blok.maandlast?.lines ?? [])]} />}
      <MaandlastLines maandlast={blok.maandlast} />
      {nieuwere && <Text>{nieuwereNormenZin(nieuwere, inZin)}</Text>}
    </Block>
  )
})
