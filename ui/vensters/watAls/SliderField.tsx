import { useRef, useState } from 'react'

import { formatEuro, type Bedrag } from '../../../domain/geld'
import type { Antwoorden } from '../../../domain/orientatie'
import { useBackOnCancel } from '../../basis/press/useBackOnCancel'
import { Slider } from '../../thema/lazyParts'
import { Stack } from '../../thema/parts'
import { BedragField } from '../../velden/BedragField'
import { useChangeEvent } from '../../velden/useTypedText'

/** The limits of a slider, in euro. */
export interface Bereik {
  readonly laagste: Bedrag
  readonly hoogste: Bedrag
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

const STAP = 1000

/**
 * A field for an amount in euro that is typed, or chosen with the slider below it. The slider reaches the last typed
 * amount, so that an arrow key or a press on the slider starts from that amount.
 */
export const SliderField = ({ schuifLabel, bereik, onSchuif, onKies, ...veld }: SliderFieldProps) => {
  const ref = useRef<HTMLInputElement>(null)
  /** Whether the slider has moved since it was last released. A cancelled move ends with a `change` event too. */
  const beweegt = useRef(false)
  const [getypt, setGetypt] = useState<Bedrag>()
  const { value = 0 } = veld
  useChangeEvent(ref, (tekst) => {
    if (beweegt.current) onKies(Number(tekst))
    beweegt.current = false
  })
  const press = useBackOnCancel(value, () => {
    beweegt.current = false
    onSchuif(undefined)
  })
  const { laagste, hoogste } = rekUit(bereik, [value, getypt ?? value])
  return (
    <Stack ruimte="lijn">
      <BedragField
        {...veld}
        onChange={(bedrag) => {
          setGetypt(bedrag)
          onKies(bedrag)
        }}
      />
      <div>
        <Slider
          ref={ref}
          aria-label={schuifLabel}
          min={String(laagste)}
          max={String(hoogste)}
          step={String(STAP)}
          value={String(value)}
          aria-valuetext={formatEuro(value)}
          onInput={({ currentTarget }) => {
            beweegt.current = true
            onSchuif(Number(currentTarget.value))
          }}
          onPointerDown={press.onPointerDown}
          onPointerCancel={press.onPointerCancel}
        />
      </div>
    </Stack>
  )
}

/** Returns the limits of a slider, in whole steps, stretched so that the slider can reach all of `bedragen`. */
const rekUit = ({ laagste, hoogste }: Bereik, bedragen: readonly Bedrag[]): Bereik => ({
  laagste: Math.min(laagste, STAP * Math.floor(Math.min(...bedragen) / STAP)),
  hoogste: Math.max(hoogste, STAP * Math.ceil(Math.max(...bedragen) / STAP)),
})

const HONDERDDUIZEND = 100_000

const opDuizenden = (bedrag: number): number => 1000 * Math.round(bedrag / 1000)

/**
 * Returns the limits of a slider, in euro rounded to thousands. The price ranges from half to 1.5 times the current
 * price; the highest price is at least 1000. Own money ranges from 0 to twice the current amount, or to 100,000 if that
 * is more.
 */
export const bereikVan = (veld: 'vraagprijsWoning' | 'eigenGeld', antwoorden: Antwoorden): Bereik => {
  const { vraagprijsWoning = 0, eigenGeld = 0 } = antwoorden
  return veld === 'vraagprijsWoning'
    ? { laagste: opDuizenden(vraagprijsWoning / 2), hoogste: opDuizenden(Math.max(1000, vraagprijsWoning * 1.5)) }
    : { laagste: 0, hoogste: Math.max(HONDERDDUIZEND, opDuizenden(2 * eigenGeld)) }
}
