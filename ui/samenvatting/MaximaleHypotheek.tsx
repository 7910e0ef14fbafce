import { useId } from 'react'

import type { MaximaleHypotheekBlok } from '../../application'
import { memoAlike } from '../context/memoAlike'
import { useNieuwereNormen } from '../context/useNieuwereNormen'
import { useNeeded } from '../later/useNeeded'
import { inZin } from '../tekst/inZin'
import { samenvattingTekst } from '../tekst/samenvatting'
import { Block, Lines, Text } from '../thema/parts'
import { VerhaalButton } from '../verhaal/VerhaalButton'
import { BlokTitle } from './BlokTitle'
import { loadAannamedelen } from './loadAannamedelen'
import { MaandlastLines } from './MaandlastLines'
import { nieuwereNormenZin } from './nieuwereNormenZin'
import { LabelledLine } from './LabelledLine'

/** 'Je maximale hypotheek': what the income allows, also under newer norms than the figures have. */
export const MaximaleHypotheek = memoAlike(({ blok }: { readonly blok: MaximaleHypotheekBlok }) => {
  const id = useId()
  const nieuwere = useNieuwereNormen()
  const delen = useNeeded(loadAannamedelen, blok.maandlast === undefined)
  return (
    <Block aria-labelledby={id}>
      <BlokTitle id={id} titel={samenvattingTekst.maximaleHypotheek} />
      <Lines>
        {blok.lines.map((line) => (
          <LabelledLine
            key={line.key}
            line={line}
            soort={line.key === 'maximaleHypotheekOpInkomen' ? 'kern' : 'klein'}
          />
        ))}
      </Lines>
      {blok.wachtOpInkomen && <Text soort="gedempt">{samenvattingTekst.vulInkomenIn}</Text>}
      {delen && <delen.LabelLine />}
      <VerhaalButton lines={[...blok.lines, ...(blok.maandlast?.lines ?? [])]} />
      <MaandlastLines maandlast={blok.maandlast} />
      {nieuwere && <Text>{nieuwereNormenZin(nieuwere, inZin)}</Text>}
    </Block>
  )
})
