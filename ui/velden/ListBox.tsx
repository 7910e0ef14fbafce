import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

import { lijstTekst } from '../tekst/velden'
import { OptionRow, OptionHeadings, SelectList } from '../thema/lazyParts'
import { ScreenReaderText } from '../thema/parts'
import type { Option } from './field'
import type { Highlighted } from './useListBox'
import { floatBeside, type Placement } from './floatBeside'

/** The placement of the list, in pixels. The distance leaves room for the focus ring of the field. */
const PLACEMENT: Placement = { distance: 7, margin: 5, alignment: 'start' }
const NONE = '-'

interface ListBoxProps {
  readonly id: string
  readonly labelId: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly options: readonly Option[]
  readonly headings?: readonly string[] | undefined
  readonly chosen: number
  readonly highlighted: Highlighted
  readonly optionId: (index: number) => string
  readonly onHighlight: (index: number) => void
  readonly onChoose: (index: number) => void
  /** Called when the browser has hidden the list, which happens when the page moves the calculator in the document. */
  readonly onHidden: () => void
}

/** The open list of a select field, above the button if the list does not fit below and there is more space above. */
export const ListBox = (props: ListBoxProps) => {
  const { anchor, highlighted, headings } = props
  const list = useRef<HTMLDivElement>(null)

  const onHiddenNow = useEffectEvent(props.onHidden)
  useLayoutEffect(() => {
    if (!list.current || !anchor.current) return undefined
    list.current.style.minWidth = `min(${anchor.current.offsetWidth}px, 100% - ${2 * PLACEMENT.margin}px)`
    return floatBeside(list.current, anchor.current, PLACEMENT, () => onHiddenNow())
  }, [anchor])

  useLayoutEffect(() => {
    if (list.current && highlighted.scrolls) scrollIntoView(list.current, highlighted.index)
  }, [highlighted])

  return (
    <SelectList
      ref={list}
      id={props.id}
      role="listbox"
      aria-labelledby={props.labelId}
      data-kolommen={headings?.length}
      data-lenis-prevent=""
      onMouseDown={(event) => event.preventDefault()}
    >
      {headings && (
        <OptionHeadings aria-hidden="true">
          {headings.map((heading) => (
            <span key={heading}>{heading}</span>
          ))}
        </OptionHeadings>
      )}
      {props.options.map((option, index) => (
        <OptionRow
          key={option.value}
          id={props.optionId(index)}
          role="option"
          aria-selected={index === props.chosen}
          aria-disabled={option.disabled ?? undefined}
          data-actief={index === highlighted.index ? '' : undefined}
          onPointerMove={() => props.onHighlight(index)}
          onClick={() => props.onChoose(index)}
        >
          <span>{option.text}</span>
          {option.kolommen?.map((column, place) => (
            <Column key={headings?.[place + 1] ?? place} heading={headings?.[place + 1]} text={column} />
          ))}
        </OptionRow>
      ))}
    </SelectList>
  )
}

/** An extra column of an option. Screen readers also read the column's heading, and 'geen' instead of a dash. */
const Column = ({ heading, text }: { readonly heading: string | undefined; readonly text: string }) => (
  <span className="bijzonderheid">
    {heading && <ScreenReaderText>, {heading}</ScreenReaderText>}{' '}
    {text === NONE ? (
      <>
        <span aria-hidden="true">{NONE}</span>
        <ScreenReaderText>{lijstTekst.geen}</ScreenReaderText>
      </>
    ) : (
      text
    )}
  </span>
)

/** Scrolls the list, and not the page, until the option at `index` is wholly visible. */
const scrollIntoView = (list: HTMLElement, index: number): void => {
  const option = list.querySelectorAll<HTMLElement>('[role=option]')[index]
  if (option === undefined) return
  const headingsHeight =
    list.firstElementChild?.role === 'option' ? 0 : (list.firstElementChild as HTMLElement).offsetHeight
  const bottom = option.offsetTop + option.offsetHeight
  if (option.offsetTop - headingsHeight < list.scrollTop) list.scrollTop = option.offsetTop - headingsHeight
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight
}
