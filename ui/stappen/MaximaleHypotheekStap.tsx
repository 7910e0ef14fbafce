import { groepen } from '../tekst'
import { alleenSamenOptions, KeuzeVraag } from '../vragen'
import { InkomenVragen } from './InkomenVragen'
import { SchuldenVragen } from './SchuldenVragen'

/** Step 1: income and debts. */
export const MaximaleHypotheekStap = () => (
  <>
    <KeuzeVraag veld="alleenSamen" options={alleenSamenOptions} />
    <InkomenVragen wie="eigen" titel={groepen.jouwInkomen} />
    <InkomenVragen wie="partner" titel={groepen.inkomenPartner} />
    <SchuldenVragen />
  </>
)
