import type { Wie } from '../../domain/orientatie'
import { groepen } from '../tekst/nl'
import { SmallTitle, Stack, FollowUp } from '../thema/parts'
import { KredietHulp } from '../hulp/KredietHulp'
import { BedragVraag, JaNeeVraag, VragenGroup } from '../vragen/Vraag'
import { useGevraagd } from '../vragen/useVraag'

/** The debts and alimony of the home buyers, per month. */
export const SchuldenVragen = () => {
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
