import { useId } from 'react'

import type { MaximaleHypotheekBlok } from '../../application'
import { useNieuwereNormen } from '../context'
import { inZin, samenvattingTekst } from '../tekst'
import { Block, BlockTitle, Lines, Text } from '../thema'
import { MaandlastLines } from './MaandlastLines'
import { nieuwereNormenZin } from './nieuwereNormenZin'
import { SamenvattingLine } from './SamenvattingLine'

/** 'Je maximale hypotheek': what the income allows, also under newer norms than the figures have. */
export const MaximaleHypotheek = ({ blok }: { readonly blok: MaximaleHypotheekBlok }) => {
  const id = useId()
  const nieuwere = useNieuwereNormen()
  return (
    <Block aria-labelledby={id}>
      <BlockTitle id={id}>{samenvattingTekst.maximaleHypotheek}</BlockTitle>
      <Lines>
        {blok.lines.map((line) => (
          <SamenvattingLine
            key={line.key}
            line={line}
            soort={line.key === 'maximaleHypotheekOpInkomen' ? 'kern' : 'klein'}
          />
        ))}
      </Lines>
      <MaandlastLines maandlast={blok.maandlast} />
      {nieuwere && <Text>{nieuwereNormenZin(nieuwere, inZin)}</Text>}
    </Block>
  )
}
