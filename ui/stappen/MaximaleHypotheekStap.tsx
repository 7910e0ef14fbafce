import type { PropsWithChildren } from 'react'

import type { Wie } from '../../domain/orientatie'
import { groepen } from '../tekst/nl'
import { KeuzeVraag, JaNeeVraag, alleenSamenOptions, BedragVraag, VragenGroup, useGevraagd } from './Vraag'
import { SmallTitle, Stack, FollowUp } from '../thema/parts'
import { KredietHulp } from '../vensters/hulp/KredietHulp'
import { InkomenVragen } from './InkomenVragen'

/** The debts and alimony of the home buyers, per month. */
const SchuldenVragen = () => {
  const metPartner = useGevraagd('partner.leningen')
  return (
    <VragenGroup titel={groepen.schulden}>
      <JaNeeVraag veld="schulden" />
      <Bedragen wie="eigen" titel={metPartner ? groepen.jouwSchulden : undefined} />
      <Bedragen wie="partner" titel={groepen.schuldenPartner} />
    </VragenGroup>
  )
}

const Bedragen = ({ wie, titel }: { readonly wie: Wie; readonly titel: string | undefined }) =>
  useGevraagd(`${wie}.leningen`, `${wie}.partneralimentatie`, `${wie}.studieschuld`) && (
    <FollowUp ruimte="kaart">
      {titel && <SmallTitle>{titel}</SmallTitle>}
      <Stack ruimte="lijn">
        <BedragVraag veld={`${wie}.leningen`} />
        <KredietHulp wie={wie} />
      </Stack>
      <BedragVraag veld={`${wie}.partneralimentatie`} />
      <BedragVraag veld={`${wie}.studieschuld`} />
    </FollowUp>
  )

/** One element for every render: React then skips the questions, which each follow their own answer. */
const vragen = (
  <>
    <KeuzeVraag veld="alleenSamen" options={alleenSamenOptions} />
    <InkomenVragen wie="eigen" titel={groepen.jouwInkomen} />
    <InkomenVragen wie="partner" titel={groepen.inkomenPartner} />
    <SchuldenVragen />
  </>
)

/** Step 1: income and debts; its buttons under them. */
export const MaximaleHypotheekStap = ({ children }: PropsWithChildren) => (
  <>
    {vragen}
    {children}
  </>
)
