import { memo, type PropsWithChildren } from 'react'

import { groepen } from '../tekst/nl'
import { KeuzeVraag } from '../vragen/KeuzeVraag'
import { alleenSamenOptions } from '../vragen/options'
import { InkomenVragen } from './InkomenVragen'
import { SchuldenVragen } from './SchuldenVragen'

/** Step 1: income and debts; its buttons under them. */
export const MaximaleHypotheekStap = ({ children }: PropsWithChildren) => (
  <>
    <Vragen />
    {children}
  </>
)

/** What is drawn again around the questions leaves them alone: each looks at its own answer. */
const Vragen = memo(() => (
  <>
    <KeuzeVraag veld="alleenSamen" options={alleenSamenOptions} />
    <InkomenVragen wie="eigen" titel={groepen.jouwInkomen} />
    <InkomenVragen wie="partner" titel={groepen.inkomenPartner} />
    <SchuldenVragen />
  </>
))
