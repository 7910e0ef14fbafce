import { useMemo, useState } from 'react'

import { toInvoerFouten } from '../../domain/invoer'
import { LAATSTE_STAP, STAPNUMMERS } from '../../domain/orientatie'
import { AdviseurButton } from '../vensters/adviseur/AdviseurButton'
import { CalculatorContext, type CalculatorState, type Services } from '../basis/context/context'
import { useOnleesbaarMeldingen, type DraftStore } from '../basis/context/draft'
import { useForm, useAnswering } from '../basis/context/form'
import type { Settings, Page } from '../basis/context/settings'
import { isAlike, useSelected } from '../basis/context/useSelected'
import { useView } from '../basis/context/view'
import { useOnderkant } from '../basis/size/useOnderkant'
import { SamenvattingPanel } from '../samenvatting/SamenvattingPanel'
import { OpenStap } from '../stappen/OpenStap'
import { StappenIndicator } from '../stappen/StappenIndicator'
import { meldingen } from '../tekst/nl'
import { Frame, Layout, Stack, Text } from '../thema/parts'

interface CalculatorScreenProps {
  readonly services: Services
  readonly settings: Settings
  readonly page: Page
  readonly draftStore: DraftStore
}

/** The step indicator, the open step and the summary. An adviser also sees the request to enter the client's data. */
export const CalculatorScreen = ({ services, settings, page, draftStore }: CalculatorScreenProps) => {
  const { huidig, hoogste } = useSelected(services.stappen, (stappen) => stappen)
  const type = useSelected(services.orientatie, (orientatie) => orientatie.type)
  const onleesbaar = useOnleesbaarMeldingen(draftStore)
  const ingevuld = useSelected(
    services.orientatie,
    (orientatie) => STAPNUMMERS.filter((stap) => toInvoerFouten(orientatie, stap, onleesbaar).length === 0),
    isAlike,
  )
  const form = useForm(page.reportInvoerFout, draftStore)
  const view = useView(page)
  useOnderkant(page)
  const [showsDetails, setShowsDetails] = useState(false)
  const { beantwoord, vervang, visit } = useAnswering(services.orientatie, draftStore)
  const calculator = useMemo<CalculatorState>(
    () => ({ beantwoord, vervang, visit, showsDetails, setShowsDetails, services, settings, form, page, view }),
    [beantwoord, vervang, visit, showsDetails, services, settings, form, page, view],
  )
  return (
    <CalculatorContext value={calculator}>
      <Frame>
        <Stack ruimte="lijn">
          <Text hidden={type === 'Klant'}>{meldingen.voorAdviseur}</Text>
          <StappenIndicator huidig={huidig} hoogste={hoogste} ingevuld={ingevuld} onGaNaar={services.stappen.gaNaar} />
        </Stack>
        <Layout>
          <OpenStap />
          <SamenvattingPanel>{huidig < LAATSTE_STAP && <AdviseurButton />}</SamenvattingPanel>
        </Layout>
      </Frame>
    </CalculatorContext>
  )
}
