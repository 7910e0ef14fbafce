import { useId } from 'react'

import type { BenodigdeHypotheekBlok, SamenvattingLine as LineModel } from '../../application'
import { memoAlike } from '../context'
import { samenvattingTekst } from '../tekst'
import { Block, Lines } from '../thema'
import { VerhaalKnop } from '../verhaal'
import { Betaalwijze } from './Betaalwijze'
import { BlokTitel } from './BlokTitel'
import { Details } from './Details'
import { MaandlastLines } from './MaandlastLines'
import { SamenvattingLine } from './SamenvattingLine'

/** 'Je benodigde hypotheek': what the home costs, how it is paid, and what is missing. Greyed until step 2. */
export const BenodigdeHypotheek = memoAlike(({ blok }: { readonly blok: BenodigdeHypotheekBlok }) => {
  const id = useId()
  return (
    <Block aria-labelledby={id} aria-hidden={!blok.actief} inert={!blok.actief} gedimd={!blok.actief} scheiding>
      <BlokTitel id={id} titel={samenvattingTekst.benodigdeHypotheek} />
      <Betaalwijze delen={blok.betaalwijze} totaal={blok.betaaltotaal} />
      <Lines>
        <SamenvattingLine line={blok.benodigdeFinanciering} />
      </Lines>
      <Details details={blok.details} />
      <Lines>
        {blok.lines.map((line) => (
          <SamenvattingLine key={line.key} line={line} soort={soortVan(line)} />
        ))}
      </Lines>
      {blok.actief && (
        <VerhaalKnop lines={[...blok.lines, blok.benodigdeFinanciering, ...(blok.maandlast?.lines ?? [])]} />
      )}
      <MaandlastLines maandlast={blok.maandlast} />
    </Block>
  )
})

const soortVan = ({ key, waarde }: LineModel) => {
  if (key === 'hypotheekbedrag') return 'kern'
  if (key === 'extraBenodigdeEigenInleg' && waarde._tag === 'Bedrag' && waarde.bedrag > 0) return 'tekort'
  return 'gewoon'
}
