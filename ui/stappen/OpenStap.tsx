import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react'

import { STAPPEN, toInvoerFouten, type Veld } from '../../domain'
import { useAfterRelease } from '../press'
import { useOnStapChange, useRekenhulp, useStap } from '../context'
import { FormColumn, StapTitle } from '../thema'
import { giveFocus } from '../velden'
import { BenodigdeHypotheekStap } from './BenodigdeHypotheekStap'
import { focusVeld } from './focusVeld'
import { Foutenlijst } from './Foutenlijst'
import { MaximaleHypotheekStap } from './MaximaleHypotheekStap'
import { RentevastePeriodeStap } from './RentevastePeriodeStap'
import { StapKnoppen } from './StapKnoppen'

const inhoud = [MaximaleHypotheekStap, BenodigdeHypotheekStap, RentevastePeriodeStap] as const

/** The open step: its title, its errors, its questions and its buttons. */
export const OpenStap = () => {
  const { form, services, page, view } = useRekenhulp()
  const stap = useStap()
  const [eersteFout, setEersteFout] = useState<{ readonly veld: Veld }>()
  const kader = useRef<HTMLDivElement>(null)
  const titel = useRef<HTMLHeadingElement>(null)
  const klik = useRef<MouseEvent>(undefined)
  const Inhoud = inhoud[stap]

  useOnStapChange(stap, () => {
    page.scrollToTop()
    if (klik.current) giveFocus(titel.current, klik.current, { preventScroll: true })
    klik.current = undefined
  })

  const naarVeld = (veld: Veld) => {
    if (kader.current) focusVeld(kader.current, veld, view.reveal)
  }
  const naarFout = useEffectEvent(naarVeld)
  // Waits for the release, like the list of errors, which pushes the questions down when it appears.
  const teTonen = useAfterRelease(eersteFout)
  useEffect(() => {
    if (teTonen) naarFout(teTonen.veld)
  }, [teTonen])

  const gaVerder = (verder: MouseEvent) => {
    const fouten = toInvoerFouten(services.orientatie.state(), stap, form.draftStore.onleesbaar())
    form.showFoutenOf(fouten.map(({ veld }) => veld))
    klik.current = fouten.length === 0 ? verder : undefined
    services.stappen.gaVerder(fouten)
    if (fouten[0]) setEersteFout({ veld: fouten[0].veld })
  }

  return (
    <FormColumn ref={kader}>
      <StapTitle ref={titel} tabIndex={-1}>
        {STAPPEN[stap]}
      </StapTitle>
      <Foutenlijst onKies={naarVeld} />
      <Inhoud />
      <StapKnoppen
        onVerder={gaVerder}
        onVorige={(terug) => {
          klik.current = terug
          services.stappen.vorigeStap()
        }}
      />
    </FormColumn>
  )
}
