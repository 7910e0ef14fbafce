import { zichtbareVelden } from '../../domain'
import { useRekenhulp } from '../rekenhulp'
import { groepen } from '../tekst'
import { KeuzeField } from '../velden'
import { alleenSamenOpties, useVraag } from '../vragen'
import { InkomenVragen } from './InkomenVragen'
import { SchuldenVragen } from './SchuldenVragen'
import { VragenGroep } from './VragenGroep'

/** Step 1: income and debts. */
export const MaximaleHypotheekStap = () => {
  const { orientatie } = useRekenhulp()
  const zichtbaar = new Set(zichtbareVelden(orientatie, 0))
  const samen = orientatie.alleenSamen === 'samen'
  return (
    <>
      <KeuzeField {...useVraag('alleenSamen')} options={alleenSamenOpties} />
      <VragenGroep titel={groepen.jouwInkomen}>
        <InkomenVragen wie="eigen" zichtbaar={zichtbaar} />
      </VragenGroep>
      {samen && (
        <VragenGroep titel={groepen.inkomenPartner}>
          <InkomenVragen wie="partner" zichtbaar={zichtbaar} />
        </VragenGroep>
      )}
      <SchuldenVragen />
    </>
  )
}
