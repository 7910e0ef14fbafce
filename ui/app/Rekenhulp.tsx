import { useMemo, useState } from 'react'

import {
  RekenhulpContext,
  useAnswering,
  useForm,
  useSelected,
  useView,
  type Settings,
  type DraftStore,
  type Page,
  type RekenhulpState,
  type Services,
} from '../context'
import { Samenvatting } from '../samenvatting'
import { OpenStap, StappenIndicator } from '../stappen'
import { Frame, Layout } from '../thema'

interface RekenhulpProps {
  readonly services: Services
  readonly settings: Settings
  readonly page: Page
  readonly draftStore: DraftStore
}

/** The calculator: the steps above, the form beside its summary. */
export const Rekenhulp = ({ services, settings, page, draftStore }: RekenhulpProps) => {
  const { huidig, hoogste } = useSelected(services.stappen, (stappen) => stappen)
  const form = useForm(page.reportInvoerFout, draftStore)
  const view = useView(page)
  const [showsDetails, setShowsDetails] = useState(false)
  const { beantwoord, vervang, visit } = useAnswering(services.orientatie, draftStore)
  const rekenhulp = useMemo<RekenhulpState>(
    () => ({ beantwoord, vervang, visit, showsDetails, setShowsDetails, services, settings, form, page, view }),
    [beantwoord, vervang, visit, showsDetails, services, settings, form, page, view],
  )
  return (
    <RekenhulpContext value={rekenhulp}>
      <Frame>
        <StappenIndicator huidig={huidig} hoogste={hoogste} onGaNaar={services.stappen.gaNaar} />
        <Layout>
          <OpenStap />
          <Samenvatting />
        </Layout>
      </Frame>
    </RekenhulpContext>
  )
}
