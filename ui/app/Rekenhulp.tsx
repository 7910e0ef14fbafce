import { useMemo, useState } from 'react'

import { toSamenvattingState } from '../../application'
import {
  RekenhulpContext,
  useAnswering,
  useForm,
  useStream,
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
  const orientatie = useStream(services.orientatie.state$, services.orientatie.state())
  const stappen = useStream(services.stappen.state$, services.stappen.state())
  const { loading, fout, berekend, financieringsOpzet } = orientatie
  const samenvatting = useMemo(
    () => toSamenvattingState({ loading, fout, berekend, financieringsOpzet }),
    [loading, fout, berekend, financieringsOpzet],
  )
  const form = useForm(page.reportInvoerFout, draftStore)
  const view = useView(page)
  const [showsDetails, setShowsDetails] = useState(false)
  const { beantwoord, visit } = useAnswering(services.orientatie, draftStore)
  const rekenhulp = useMemo<RekenhulpState>(
    () => ({
      orientatie,
      stap: stappen.huidig,
      samenvatting,
      beantwoord,
      visit,
      showsDetails,
      setShowsDetails,
      services,
      settings,
      form,
      page,
      view,
    }),
    [orientatie, stappen, samenvatting, beantwoord, visit, showsDetails, services, settings, form, page, view],
  )
  return (
    <RekenhulpContext value={rekenhulp}>
      <Frame>
        <StappenIndicator huidig={stappen.huidig} hoogste={stappen.hoogste} onGaNaar={services.stappen.gaNaar} />
        <Layout>
          <OpenStap />
          <Samenvatting />
        </Layout>
      </Frame>
    </RekenhulpContext>
  )
}
