import type { PropsWithChildren } from 'react'

import { VRAGENGROEPEN, type Veld, type Wie } from '../../domain/orientatie'
import { groepen } from '../tekst/nl'
import { kopenwoorden } from '../tekst/vragen/inkomen'
import { koperVraag } from './koperVraag'
import { KeuzeVraag, JaNeeVraag, alleenSamenOptions, BedragVraag, VragenGroup, useGevraagd } from '../velden/Vraag'
import { SmallTitle, Stack, FollowUp } from '../thema/parts'
import { KredietHulp } from '../vensters/hulp/KredietHulp'
import { InkomenVragen } from './InkomenVragen'

/** The questions about the debts and the alimony of the home buyers. The amounts are in euro a month. */
const SchuldenVragen = () => {
  const metPartner = useGevraagd(...VRAGENGROEPEN.schulden.map((vraag): Veld => `partner.${vraag}`))
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

/** The questions of step 1. Each question reads its own answer, so a new answer does not rerender all questions. */
const vragen = (
  <>
    <KeuzeVraag veld="alleenSamen" woorden={kopenwoorden.alleenSamen} options={alleenSamenOptions} />
    <InkomenVragen wie="eigen" titel={groepen.jouwInkomen} />
    <InkomenVragen wie="partner" titel={groepen.inkomenPartner} />
    <SchuldenVragen />
  </>
)

/** Step 1: the questions about buying together, income and debts, and below them the buttons (`children`). */
export const MaximaleHypotheekStap = ({ children }: PropsWithChildren) => (
  <>
    {vragen}
    {children}
  </>
)
