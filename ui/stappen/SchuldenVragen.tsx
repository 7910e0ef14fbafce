import { useRekenhulp } from '../rekenhulp'
import type { Wie } from '../../domain'
import { groepen } from '../tekst'
import { Groep, GroepTitel, KleineTitel, Vervolg } from '../thema'
import { BedragVraag, JaNeeVraag } from '../vragen'

/** What the home buyers owe or pay already, per month. */
export const SchuldenVragen = () => {
  const { alleenSamen, schulden } = useRekenhulp().orientatie
  const samen = alleenSamen === 'samen'
  return (
    <Groep>
      <GroepTitel>{groepen.schulden}</GroepTitel>
      <JaNeeVraag veld="schulden" />
      {schulden === 'ja' && (
        <>
          <Bedragen wie="eigen" titel={samen ? groepen.jouwSchulden : undefined} />
          {samen && <Bedragen wie="partner" titel={groepen.schuldenPartner} />}
        </>
      )}
    </Groep>
  )
}

const Bedragen = ({ wie, titel }: { readonly wie: Wie; readonly titel: string | undefined }) => (
  <Vervolg ruimte="kaart">
    {titel && <KleineTitel>{titel}</KleineTitel>}
    <BedragVraag veld={`${wie}.leningen`} />
    <BedragVraag veld={`${wie}.partneralimentatie`} />
    <BedragVraag veld={`${wie}.studieschuld`} />
  </Vervolg>
)
