import type { PropsWithChildren } from 'react'

import { groepen } from '../tekst/nl'
import { KeuzeVraag } from '../vragen/KeuzeVraag'
import { alleenSamenOptions } from '../vragen/options'
import { InkomenVragen } from './InkomenVragen'
import { SchuldenVragen } from './SchuldenVragen'

/** Step 1: income and debts; its buttons under them. */
export const MaximaleHypotheekStap = ({ children }: PropsWithChildren) => (
  <>
    <KeuzeVraag veld="alleenSamen" options={alleenSamenOptions} />
    <InkomenVragen wie="eigen" titel={groepen.jouwInkomen} />
    <InkomenVragen wie="partner" titel={groepen.inkomenPartner} />
    <SchuldenVragen />
    {children}
  </>
)
