import { useState } from 'react'

import { formatEuro, type Bedrag } from '../../../domain/geld'
import { waardeVan, type Antwoorden } from '../../../domain/orientatie'
import { Stack } from '../../thema/parts'
import { BedragField } from '../../velden/BedragField'
import { ReleaseSlider } from './ReleaseSlider'
import type { Schuifbedrag } from './velden'

/** The limits of a slider and the step between its amounts, in euro. */
export interface Bereik {
  readonly laagste: Bedrag
  readonly hoogste: Bedrag
  readonly stap: Bedrag
}

interface SliderFieldProps {
  readonly name: string
  readonly label: string
  /** The accessible name of the slider. */
  readonly schuifLabel: string
  readonly required: boolean
  /** The example amount in the error for a text that is not an amount, in euro. */
  readonly voorbeeld: Bedrag
  readonly requiredMessage: string | undefined
  readonly value: Bedrag | undefined
  /** The limits of the slider, which an amount outside these limits stretches. */
  readonly bereik: Bereik
  /** Called with each amount of the slider while it moves; with undefined when the browser cancels the move. */
  readonly onSchuif: (bedrag: Bedrag | undefined) => void
  /** Called with the amount of a released slider, and with each new typed amount; undefined for an empty text. */
  readonly onKies: (bedrag: Bedrag | undefined) => void
}

/**
 * A field for an amount in euro that is typed, or chosen with the slider below it. The slider reaches the last typed
 * amount, so that an arrow key or a press on the slider starts from that amount.
 */
export const SliderField = ({ schuifLabel, bereik, onSchuif, onKies, ...veld }: SliderFieldProps) => {
  const [getypt, setGetypt] = useState<Bedrag>()
  const { value = 0 } = veld
  return (
    <Stack ruimte="lijn">
      <BedragField
        {...veld}
        onChange={(bedrag) => {
          setGetypt(bedrag)
          onKies(bedrag)
        }}
      />
      <ReleaseSlider
        aria-label={schuifLabel}
        aria-valuetext={formatEuro(value)}
        bereik={rekUit(bereik, [value, getypt ?? value])}
        value={value}
        onSchuif={onSchuif}
        onKies={onKies}
      />
    </Stack>
  )
}

/** Returns the limits of a slider, in whole steps, stretched so that the slider can reach all of `bedragen`. */
const rekUit = ({ laagste, hoogste, stap }: Bereik, bedragen: readonly Bedrag[]): Bereik => ({
  laagste: Math.min(laagste, stap * Math.floor(Math.min(...bedragen) / stap)),
  hoogste: Math.max(hoogste, stap * Math.ceil(Math.max(...bedragen) / stap)),
  stap,
})

const HONDERDDUIZEND = 100_000
const STAP = 1000
/** Half the step of the other amounts: a raise is often less than € 1.000 a year. */
const STAP_VAN_INKOMEN = 500

/**
 * Returns the limits of a slider, in whole steps of € 1.000, or of € 500 for an income. The price ranges from half to
 * 1.5 times the current price. Own money ranges from 0 to twice the current amount, or to 100,000 if that is more. An
 * income ranges from half to twice the current income, or from 0 to 100,000 without one.
 */
export const bereikVan = (veld: Schuifbedrag, antwoorden: Antwoorden): Bereik => {
  const bedrag = waardeVan(antwoorden, veld) ?? 0
  const stap = veld === 'vraagprijsWoning' || veld === 'eigenGeld' ? STAP : STAP_VAN_INKOMEN
  const maal = (factor: number): number => stap * Math.round((factor * bedrag) / stap)
  switch (veld) {
    case 'vraagprijsWoning':
      return { laagste: maal(0.5), hoogste: Math.max(stap, maal(1.5)), stap }
    case 'eigenGeld':
      return { laagste: 0, hoogste: Math.max(HONDERDDUIZEND, maal(2)), stap }
    case 'eigen.inkomen':
    case 'eigen.inkomenPensioen':
    case 'partner.inkomen':
    case 'partner.inkomenPensioen':
      return bedrag === 0
        ? { laagste: 0, hoogste: HONDERDDUIZEND, stap }
        : { laagste: maal(0.5), hoogste: Math.max(stap, maal(2)), stap }
  }
}
