import type { PropsWithChildren } from 'react'

import { groepen } from '../tekst/nl'
import { KeuzeVraag, alleenSamenOptions } from '../vragen/Vraag'
import { InkomenVragen } from './InkomenVragen'
import { SchuldenVragen } from './SchuldenVragen'

/** The same at every drawing: what is drawn again around them leaves them alone, and each looks at its own answer. */
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
