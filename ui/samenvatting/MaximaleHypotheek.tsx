import { useId } from 'react'

import type { MaximaleHypotheekBlok } from '../../application'
import { samenvattingTekst } from '../tekst'
import { Blok, BlokTitel, Regels } from '../thema'
import { Maandlast } from './Maandlast'
import { SamenvattingRegel } from './SamenvattingRegel'

/** 'Je maximale hypotheek': what the income allows. */
export const MaximaleHypotheek = ({ blok }: { readonly blok: MaximaleHypotheekBlok }) => {
  const id = useId()
  return (
    <Blok aria-labelledby={id}>
      <BlokTitel id={id}>{samenvattingTekst.maximaleHypotheek}</BlokTitel>
      <Regels>
        {blok.regels.map((regel) => (
          <SamenvattingRegel
            key={regel.sleutel}
            regel={regel}
            soort={regel.sleutel === 'maximaleHypotheekOpInkomen' ? 'kern' : 'klein'}
          />
        ))}
      </Regels>
      <Maandlast maandlast={blok.maandlast} />
    </Blok>
  )
}
