import type { PropsWithChildren } from 'react'

import { VRAGENGROEPEN, type Veld, type Wie } from '../../domain/orientatie'
import { groepen } from '../tekst/nl'
import { kopenwoorden } from '../tekst/vragen/inkomen'
import { koperVraag } from './koperVraag'
import { KeuzeVraag, JaNeeVraag, alleenSamenOptions, BedragVraag, VragenGroup, useGevraagd } from './Vraag'
import { SmallTitle, Stack, FollowUp } from '../thema/parts'
import { KredietHulp } from '../vensters/hulp/KredietHulp'
import { InkomenVragen } from './InkomenVragen'

/** The questions about the home buyers' debts and alimony, in euro a month. */
const SchuldenVragen = () => {
  const metPartner = useGevraagd('partner.leningen')
  return (
    <VragenGroup titel={groepen.schulden}>
      <JaNeeVraag veld="schulden" woorden={kopenwoorden.schulden} />
      <Bedragen wie="eigen" titel={metPartner ? groepen.jouwSchulden : undefined} />
      <Bedragen wie="partner" titel={groepen.schuldenPartner} />
    </VragenGroup>
  )
}

const Bedragen = ({ wie, titel }: { readonly wie: Wie; readonly titel: string | undefined }) =>
  useGevraagd(...VRAGENGROEPEN.schulden.map((vraag): Veld => `${wie}.${vraag}`)) && (
    <FollowUp ruimte="kaart">
      {titel && <SmallTitle>{titel}</SmallTitle>}
      {VRAGENGROEPEN.schulden.map((vraag) =>
        vraag === 'leningen' ? (
          <Stack key={vraag} ruimte="lijn">
            <BedragVraag {...koperVraag(wie, vraag)} />
            <KredietHulp wie={wie} />
          </Stack>
        ) : (
          <BedragVraag key={vraag} {...koperVraag(wie, vraag)} />
        ),
      )}
    </FollowUp>
  )

/** One constant element, so that React skips the questions: each one reads its own answer. */
const vragen = (
  <>
    <KeuzeVraag veld="alleenSamen" woorden={kopenwoorden.alleenSamen} options={alleenSamenOptions} />
    <InkomenVragen wie="eigen" titel={groepen.jouwInkomen} />
    <InkomenVragen wie="partner" titel={groepen.inkomenPartner} />
    <SchuldenVragen />
  </>
)

/** Step 1: income and debts, with the step's buttons below. */
export const MaximaleHypotheekStap = ({ children }: PropsWithChildren) => (
  <>
    {vragen}
    {children}
  </>
)
