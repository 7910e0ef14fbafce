import { useEffect, useEffectEvent, useRef } from 'react'

import { LAATSTE_STAP, STAPPEN, toInvoerFouten } from '../../domain'
import { useRekenhulp } from '../rekenhulp'
import { Formulier, StapTitel } from '../thema'
import { BenodigdeHypotheekStap } from './BenodigdeHypotheekStap'
import { MaximaleHypotheekStap } from './MaximaleHypotheekStap'
import { RentevastePeriodeStap } from './RentevastePeriodeStap'
import { StapKnoppen } from './StapKnoppen'
import { focusVeld } from './focusVeld'

const inhoud = [MaximaleHypotheekStap, BenodigdeHypotheekStap, RentevastePeriodeStap] as const

/** The open step: its title, its questions and the way on. */
export const Stap = () => {
  const { stap, orientatie, formulier, services, pagina } = useRekenhulp()
  const formulierRef = useRef<HTMLDivElement>(null)
  const titel = useRef<HTMLHeadingElement>(null)
  const vorigeStap = useRef(stap)
  const metKnop = useRef(false)
  const Inhoud = inhoud[stap]

  const bijAndereStap = useEffectEvent(() => {
    pagina.naarBoven()
    if (metKnop.current) titel.current?.focus({ preventScroll: true })
    metKnop.current = false
  })
  useEffect(() => {
    if (vorigeStap.current === stap) return
    vorigeStap.current = stap
    bijAndereStap()
  }, [stap])

  const gaVerder = () => {
    const onleesbaar = new Map([...formulier.concepten].map(([veld, { melding }]) => [veld, melding]))
    const fouten = stap === LAATSTE_STAP ? [] : toInvoerFouten(orientatie, stap, onleesbaar)
    formulier.toonFoutenVan(fouten.map(({ veld }) => veld))
    metKnop.current = fouten.length === 0
    services.stappen.gaVerder(fouten)
    if (fouten[0] && formulierRef.current) focusVeld(formulierRef.current, fouten[0].veld)
  }

  return (
    <Formulier ref={formulierRef} part="formulier">
      <StapTitel ref={titel} tabIndex={-1}>
        {STAPPEN[stap]}
      </StapTitel>
      <Inhoud />
      <StapKnoppen
        onVerder={gaVerder}
        onVorige={() => {
          metKnop.current = true
          services.stappen.vorigeStap()
        }}
      />
    </Formulier>
  )
}
