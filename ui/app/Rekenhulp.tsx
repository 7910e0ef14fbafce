import { useMemo, useState } from 'react'

import { toSamenvattingState } from '../../application'
import {
  RekenhulpContext,
  useBeantwoord,
  useFormulier,
  useStream,
  useZicht,
  type Instellingen,
  type Kladblok,
  type Pagina,
  type RekenhulpState,
  type Services,
} from '../rekenhulp'
import { Samenvatting } from '../samenvatting'
import { Stap, StappenIndicator } from '../stappen'
import { Binnenkant, Indeling } from '../thema'

interface RekenhulpProps {
  readonly services: Services
  readonly instellingen: Instellingen
  readonly pagina: Pagina
  readonly kladblok: Kladblok
}

/** The calculator: the steps above, the form beside its summary. */
export const Rekenhulp = ({ services, instellingen, pagina, kladblok }: RekenhulpProps) => {
  const orientatie = useStream(services.orientatie.state$, services.orientatie.state())
  const berekening = useStream(services.orientatie.berekening$, services.orientatie.state())
  const stappen = useStream(services.stappen.state$, services.stappen.state())
  const samenvatting = useMemo(() => toSamenvattingState(berekening), [berekening])
  const formulier = useFormulier(pagina.meldInvoerfout, kladblok)
  const zicht = useZicht(pagina)
  const [toontDetails, setToontDetails] = useState(false)
  const { beantwoord, bezoek } = useBeantwoord(services.orientatie, kladblok)
  const rekenhulp = useMemo<RekenhulpState>(
    () => ({
      orientatie,
      stap: stappen.huidig,
      samenvatting,
      beantwoord,
      bezoek,
      toontDetails,
      setToontDetails,
      services,
      instellingen,
      formulier,
      pagina,
      zicht,
    }),
    [
      orientatie,
      stappen,
      samenvatting,
      beantwoord,
      bezoek,
      toontDetails,
      services,
      instellingen,
      formulier,
      pagina,
      zicht,
    ],
  )
  return (
    <RekenhulpContext value={rekenhulp}>
      <Binnenkant>
        <StappenIndicator huidig={stappen.huidig} hoogste={stappen.hoogste} onGaNaar={services.stappen.gaNaar} />
        <Indeling>
          <Stap />
          <Samenvatting />
        </Indeling>
      </Binnenkant>
    </RekenhulpContext>
  )
}
