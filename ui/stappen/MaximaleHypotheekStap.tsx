import { groepen } from '../tekst'
import { KeuzeField } from '../velden'
import { alleenSamenOpties, useKeuze } from '../vragen'
import { InkomenVragen } from './InkomenVragen'
import { SchuldenVragen } from './SchuldenVragen'
import { useZichtbareVelden } from './useZichtbareVelden'
import { VragenGroep } from './VragenGroep'

/** Step 1: income and debts. */
export const MaximaleHypotheekStap = () => {
  const zichtbaar = useZichtbareVelden(0)
  return (
    <>
      <KeuzeField {...useKeuze('alleenSamen')} options={alleenSamenOpties} />
      <VragenGroep titel={groepen.jouwInkomen}>
        <InkomenVragen wie="eigen" zichtbaar={zichtbaar} />
      </VragenGroep>
      {zichtbaar.has('partner.dienstBetrekking') && (
        <VragenGroep titel={groepen.inkomenPartner}>
          <InkomenVragen wie="partner" zichtbaar={zichtbaar} />
        </VragenGroep>
      )}
      <SchuldenVragen zichtbaar={zichtbaar} />
    </>
  )
}
