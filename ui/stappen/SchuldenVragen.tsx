import { useRekenhulp } from '../rekenhulp'
import type { Wie } from '../../domain'
import { groepen } from '../tekst'
import { KleineTitel, Stapel, Vervolg } from '../thema'
import { BedragVraag, JaNeeVraag, Kredietlast } from '../vragen'
import { VragenGroep } from './VragenGroep'

/** What the home buyers owe or pay already, per month. */
export const SchuldenVragen = () => {
  const { alleenSamen, schulden } = useRekenhulp().orientatie
  const samen = alleenSamen === 'samen'
  return (
    <VragenGroep titel={groepen.schulden}>
      <JaNeeVraag veld="schulden" />
      {schulden === 'ja' && (
        <>
          <Bedragen wie="eigen" titel={samen ? groepen.jouwSchulden : undefined} />
          {samen && <Bedragen wie="partner" titel={groepen.schuldenPartner} />}
        </>
      )}
    </VragenGroep>
  )
}

const Bedragen = ({ wie, titel }: { readonly wie: Wie; readonly titel: string | undefined }) => (
  <Vervolg ruimte="kaart">
    {titel && <KleineTitel>{titel}</KleineTitel>}
    <Stapel ruimte="regel">
      <BedragVraag veld={`${wie}.leningen`} />
      <Kredietlast wie={wie} />
    </Stapel>
    <BedragVraag veld={`${wie}.partneralimentatie`} />
    <BedragVraag veld={`${wie}.studieschuld`} />
  </Vervolg>
)
