import { useLayoutEffect, useRef, useState } from 'react'

import { AlleenVoorlezen, Optie, OptieKoppen, SelectieLijst } from '../thema'
import type { Option } from './field'

interface LijstProps {
  readonly id: string
  readonly labelId: string
  readonly options: readonly Option[]
  readonly koppen?: readonly string[] | undefined
  readonly gekozen: number
  readonly actief: number
  readonly optieId: (index: number) => string
  readonly onWijs: (index: number) => void
  readonly onKies: (index: number) => void
}

/** The open list of a select: under its button, or above it where there is more room. */
export const Lijst = (props: LijstProps) => {
  const lijst = useRef<HTMLDivElement>(null)
  const [boven, setBoven] = useState(false)

  useLayoutEffect(() => {
    const knop = lijst.current?.parentElement?.getBoundingClientRect()
    if (!knop || !lijst.current) return
    const onder = window.innerHeight - knop.bottom
    setBoven(onder < lijst.current.offsetHeight && knop.top > onder)
  }, [])

  useLayoutEffect(() => {
    const optie = lijst.current?.querySelector<HTMLElement>('[data-actief]')
    if (!lijst.current || !optie) return
    const { scrollTop, clientHeight } = lijst.current
    const koppen = optie.offsetHeight
    if (optie.offsetTop - koppen < scrollTop) lijst.current.scrollTop = optie.offsetTop - koppen
    const onderkant = optie.offsetTop + optie.offsetHeight
    if (onderkant > scrollTop + clientHeight) lijst.current.scrollTop = onderkant - clientHeight
  }, [props.actief])

  return (
    <SelectieLijst ref={lijst} id={props.id} role="listbox" aria-labelledby={props.labelId} boven={boven}>
      {props.koppen && (
        <OptieKoppen aria-hidden="true">
          {props.koppen.map((kop) => (
            <span key={kop}>{kop}</span>
          ))}
        </OptieKoppen>
      )}
      {props.options.map((option, index) => (
        <Optie
          key={option.value}
          id={props.optieId(index)}
          role="option"
          aria-selected={index === props.gekozen}
          aria-disabled={option.disabled ?? undefined}
          data-actief={index === props.actief ? '' : undefined}
          onPointerMove={() => props.onWijs(index)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => props.onKies(index)}
        >
          <span>{option.text}</span>
          {option.kolommen?.map((kolom, plek) => (
            <span className="bijzonderheid" key={props.koppen?.[plek + 1] ?? plek}>
              {props.koppen && <AlleenVoorlezen>, {props.koppen[plek + 1]} </AlleenVoorlezen>}
              {kolom}
            </span>
          ))}
        </Optie>
      ))}
    </SelectieLijst>
  )
}
