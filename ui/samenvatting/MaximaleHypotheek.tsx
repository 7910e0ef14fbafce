import { useId } from 'react'

import type { MaximaleHypotheekBlok } from '../../application'
import { samenvattingTekst } from '../tekst'
import { Blok, BlokTitel, Lines } from '../thema'
import { Maandlast } from './Maandlast'
import { SamenvattingLine } from './SamenvattingLine'

/** 'Je maximale hypotheek': what the income allows. */
export const MaximaleHypotheek = ({ blok }: { readonly blok: MaximaleHypotheekBlok }) => {
  const id = useId()
  return (
    <Blok aria-labelledby={id}>
      <BlokTitel id={id}>{samenvattingTekst.maximaleHypotheek}</BlokTitel>
      <Lines>
        {blok.lines.map((line) => (
          <SamenvattingLine
            key={line.key}
            line={line}
            soort={line.key === 'maximaleHypotheekOpInkomen' ? 'kern' : 'klein'}
          />
        ))}
      </Lines>
      <Maandlast maandlast={blok.maandlast} />
    </Blok>
  )
}
