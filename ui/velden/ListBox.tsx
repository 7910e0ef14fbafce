import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

import { lijstTekst } from '../tekst/velden'
import { OptionRow, OptionHeadings, SelectList } from '../thema/lazyParts'
import { ScreenReaderText } from '../thema/parts'
import type { Option } from './field'
import type { Highlighted } from './useListBox'
import { floatBeside, type Placement } from './floatBeside'

/** The distance keeps the list clear of the field's focus ring. */
const PLACEMENT: Placement = { afstand: 7, rand: 5, uitlijning: 'begin' }
const NONE = '-'

interface ListBoxProps {
  readonly id: string
  readonly labelId: string
  readonly anker: RefObject<HTMLElement | null>
  readonly options: readonly Option[]
  readonly koppen?: readonly string[] | undefined
  readonly isWhole: boolean
  readonly gekozen: number
  readonly aangewezen: Highlighted
  readonly optieId: (index: number) => string
  readonly onWijs: (index: number) => void
  readonly onKies: (index: number) => void
  /** Called when the browser has hidden the list. */
  readonly onVerborgen: () => void
}

/** The open list of a select: below its button, or above it where there is more room. */
export const ListBox = (props: ListBoxProps) => {
  const { anker, aangewezen, koppen } = props
  const lijst = useRef<HTMLDivElement>(null)

  const bijVerborgen = useEffectEvent(props.onVerborgen)
  useLayoutEffect(() => {
    if (!lijst.current || !anker.current) return undefined
    lijst.current.style.minWidth = `min(${anker.current.offsetWidth}px, 100% - ${2 * PLACEMENT.rand}px)`
    return floatBeside(lijst.current, anker.current, PLACEMENT, () => bijVerborgen())
  }, [anker])

  useLayoutEffect(() => {
    if (lijst.current && aangewezen.volg) scrollIntoView(lijst.current, aangewezen.index)
  }, [aangewezen])

  return (
    <SelectList
      ref={lijst}
      id={props.id}
      role="listbox"
      aria-labelledby={props.labelId}
      data-kolommen={koppen && ''}
      data-heel={props.isWhole ? '' : undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      {koppen && (
        <OptionHeadings aria-hidden="true">
          {koppen.map((kop) => (
            <span key={kop}>{kop}</span>
          ))}
        </OptionHeadings>
      )}
      {props.options.map((option, index) => (
        <OptionRow
          key={option.value}
          id={props.optieId(index)}
          role="option"
          aria-selected={index === props.gekozen}
          aria-disabled={option.disabled ?? undefined}
          data-actief={index === aangewezen.index ? '' : undefined}
          onPointerMove={() => props.onWijs(index)}
          onClick={() => props.onKies(index)}
        >
          <span>{option.text}</span>
          {option.kolommen?.map((kolom, plek) => (
            <Kolom key={koppen?.[plek + 1] ?? plek} kop={koppen?.[plek + 1]} tekst={kolom} />
          ))}
        </OptionRow>
      ))}
    </SelectList>
  )
}

/** An extra column of an option. Screen readers read its heading too, and 'geen' instead of a dash. */
const Kolom = ({ kop, tekst }: { readonly kop: string | undefined; readonly tekst: string }) => (
  <span className="bijzonderheid">
    {kop && <ScreenReaderText>, {kop}</ScreenReaderText>}{' '}
    {tekst === NONE ? (
      <>
        <span aria-hidden="true">{NONE}</span>
        <ScreenReaderText>{lijstTekst.geen}</ScreenReaderText>
      </>
    ) : (
      tekst
    )}
  </span>
)

/** Scrolls only the list until the whole option is visible. */
const scrollIntoView = (lijst: HTMLElement, index: number): void => {
  const optie = lijst.querySelectorAll<HTMLElement>('[role=option]')[index]
  if (optie === undefined) return
  const koppen = lijst.firstElementChild?.role === 'option' ? 0 : (lijst.firstElementChild as HTMLElement).offsetHeight
  const onderkant = optie.offsetTop + optie.offsetHeight
  if (optie.offsetTop - koppen < lijst.scrollTop) lijst.scrollTop = optie.offsetTop - koppen
  else if (onderkant > lijst.scrollTop + lijst.clientHeight) lijst.scrollTop = onderkant - lijst.clientHeight
}
