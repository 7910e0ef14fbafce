import type { Veld, Wie } from '../../domain'
import { groepen } from '../tekst'
import { KleineTitel, Stapel, Vervolg } from '../thema'
import { KredietHulp } from '../hulp'
import { BedragVraag, JaNeeVraag } from '../vragen'
import { VragenGroep } from './VragenGroep'

/** The debts and alimony of the home buyers, per month. */
export const SchuldenVragen = ({ zichtbaar }: { readonly zichtbaar: ReadonlySet<Veld> }) => {
  const metPartner = zichtbaar.has('partner.leningen')
  return (
    <VragenGroep titel={groepen.schulden}>
      <JaNeeVraag veld="schulden" />
      {zichtbaar.has('eigen.leningen') && (
        <Bedragen wie="eigen" titel={metPartner ? groepen.jouwSchulden : undefined} />
      )}
      {metPartner && <Bedragen wie="partner" titel={groepen.schuldenPartner} />}
    </VragenGroep>
  )
}

const Bedragen = ({ wie, titel }: { readonly wie: Wie; readonly titel: string | undefined }) => (
  <Vervolg ruimte="kaart">
    {titel && <KleineTitel>{titel}</KleineTitel>}
    <Stapel ruimte="lijn">
      <BedragVraag veld={`${wie}.leningen`} />
      <KredietHulp wie={wie} />
    </Stapel>
    <BedragVraag veld={`${wie}.partneralimentatie`} />
    <BedragVraag veld={`${wie}.studieschuld`} />
  </Vervolg>
)
