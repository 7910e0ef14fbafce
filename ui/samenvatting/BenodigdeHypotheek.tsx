import { useId } from 'react'

import type { BenodigdeHypotheekBlok, SamenvattingRegel as RegelModel } from '../../application'
import { samenvattingTekst } from '../tekst'
import { Blok, BlokTitel, Regels } from '../thema'
import { Betaalwijze } from './Betaalwijze'
import { Details } from './Details'
import { Maandlast } from './Maandlast'
import { SamenvattingRegel } from './SamenvattingRegel'

/** 'Je benodigde hypotheek': what the home costs, how it is paid, and what is missing. Greyed until step 2. */
export const BenodigdeHypotheek = ({ blok }: { readonly blok: BenodigdeHypotheekBlok }) => {
  const id = useId()
  return (
    <Blok aria-labelledby={id} aria-hidden={!blok.actief} inert={!blok.actief} gedimd={!blok.actief} scheiding>
      <BlokTitel id={id}>{samenvattingTekst.benodigdeHypotheek}</BlokTitel>
      <Betaalwijze delen={blok.betaalwijze} totaal={blok.betaaltotaal} />
      <Regels>
        <SamenvattingRegel regel={blok.benodigdeFinanciering} />
      </Regels>
      <Details details={blok.details} />
      <Regels>
        {blok.regels.map((regel) => (
          <SamenvattingRegel key={regel.sleutel} regel={regel} soort={soortVan(regel)} />
        ))}
      </Regels>
      <Maandlast maandlast={blok.maandlast} />
    </Blok>
  )
}

const soortVan = ({ sleutel, waarde }: RegelModel) => {
  if (sleutel === 'hypotheekbedrag') return 'kern'
  if (sleutel === 'extraBenodigdeEigenInleg' && waarde._tag === 'Bedrag' && waarde.bedrag > 0) return 'tekort'
  return 'gewoon'
}
