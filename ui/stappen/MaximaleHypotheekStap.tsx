import { zichtbareVelden } from '../../domain'
import { useRekenhulp } from '../rekenhulp'
import { groepen } from '../tekst'
import { Groep, GroepTitel } from '../thema'
import { KeuzeField } from '../velden'
import { alleenSamenOpties, useVraag } from '../vragen'
import { InkomenVragen } from './InkomenVragen'
import { SchuldenVragen } from './SchuldenVragen'

/** Step 1: income and debts. */
export const MaximaleHypotheekStap = () => {
  const { orientatie } = useRekenhulp()
  const zichtbaar = new Set(zichtbareVelden(orientatie, 0))
  const samen = orientatie.alleenSamen === 'samen'
  return (
    <>
      <KeuzeField {...useVraag('alleenSamen')} options={alleenSamenOpties} />
      <Groep>
        <GroepTitel>{groepen.jouwInkomen}</GroepTitel>
        <InkomenVragen wie="eigen" zichtbaar={zichtbaar} />
      </Groep>
      {samen && (
        <Groep>
          <GroepTitel>{groepen.inkomenPartner}</GroepTitel>
          <InkomenVragen wie="partner" zichtbaar={zichtbaar} />
        </Groep>
      )}
      <SchuldenVragen />
    </>
  )
}
