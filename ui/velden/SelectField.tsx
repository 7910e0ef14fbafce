import { useEffect, useEffectEvent, useId, useRef, type RefObject } from 'react'

import { lijstTekst } from '../tekst/velden'
import { Icon } from '../thema/Icon'
import { SelectAnchor, SelectButton, SelectClear } from '../thema/lazyParts'
import { InputOutline } from '../thema/parts'
import type { FieldProps, Option } from './field'
import { ListBox } from './ListBox'
import { useFout } from './useFout'
import { useListBox } from './useListBox'
import { FieldFrame } from './FieldFrame'

export interface SelectFieldProps<Value extends string> extends FieldProps<Value> {
  readonly options: readonly Option<Value>[]
  readonly placeholder?: string | undefined
  /** Called when the visitor clears the choice, which is impossible without `onWis` and in a required field. */
  readonly onWis?: (() => void) | undefined
  /** The column headings; the first is above the option texts. Undefined if the options have no extra columns. */
  readonly koppen?: readonly string[] | undefined
}

/** A field for a choice from a list. Options may have columns. An optional field with `onWis` has a clear button. */
export const SelectField = <Value extends string>(props: SelectFieldProps<Value>) => {
  const { options, disabled = false } = props
  const listId = useId()
  const anchor = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { fout, judge } = useFout(props)
  const chosen = options.findIndex((option) => option.value === props.value)

  const choose = (index: number) => {
    const option = options[index]
    if (!option || option.disabled) return
    judge()
    if (option.value !== props.value) props.onChange(option.value)
  }
  const list = useListBox(options, chosen, choose)
  const optionId = (index: number) => `${listId}${index}`
  usePressElsewhere(anchor, list.open, () => list.setOpen(false))

  return (
    <FieldFrame {...props} width={props.width ?? 'breed'} labelKind="text" fout={fout}>
      {(ids) => (
        <SelectAnchor ref={anchor} className="bediening">
          <InputOutline data-fout={fout && ''} data-uit={disabled ? '' : undefined}>
            <SelectButton
              ref={button}
              id={ids.control}
              name={props.name}
              role="combobox"
              aria-haspopup="listbox"
              aria-expanded={list.open}
              aria-controls={list.open ? listId : undefined}
              aria-activedescendant={list.open ? optionId(list.highlighted.index) : undefined}
              aria-labelledby={ids.label}
              aria-describedby={ids.description}
              aria-required={props.required ?? false}
              aria-invalid={fout !== undefined}
              disabled={disabled}
              data-leeg={chosen < 0 ? '' : undefined}
              onClick={(event) => {
                // Safari does not focus a clicked button. Without focus, the button gets no key events.
                event.currentTarget.focus()
                list.setOpen(!list.open)
              }}
              onKeyDown={list.onKeyDown}
              onBlur={() => {
                list.setOpen(false)
                judge()
              }}
            >
              {options[chosen]?.text ?? props.placeholder ?? lijstTekst.maakEenKeuze}
              <Icon naam={list.open ? 'omhoog' : 'omlaag'} />
            </SelectButton>
            {props.onWis && !props.required && chosen >= 0 && !disabled && (
              <SelectClear
                aria-label={lijstTekst.keuzeWissen(props.label)}
                onClick={() => {
                  judge()
                  props.onWis?.()
                  button.current?.focus()
                }}
              >
                <Icon naam="kruis" />
              </SelectClear>
            )}
          </InputOutline>
          {list.open && (
            <ListBox
              id={listId}
              labelId={ids.label}
              anchor={anchor}
              headings={props.koppen}
              options={options}
              chosen={chosen}
              highlighted={list.highlighted}
              optionId={optionId}
              onHighlight={list.highlight}
              onChoose={(index) => {
                if (options[index]?.disabled) return
                choose(index)
                list.setOpen(false)
              }}
              onHidden={() => list.setOpen(false)}
            />
          )}
        </SelectAnchor>
      )}
    </FieldFrame>
  )
}

/** Calls `close` on a press outside `anchor` while the list is open, also on an element that cannot take the focus. */
const usePressElsewhere = (anchor: RefObject<HTMLElement | null>, open: boolean, close: () => void): void => {
  const onElsewhere = useEffectEvent(close)
  useEffect(() => {
    const page = anchor.current?.ownerDocument
    if (!open || !page) return
    const listener = (event: Event) => {
      if (anchor.current && !event.composedPath().includes(anchor.current)) onElsewhere()
    }
    page.addEventListener('pointerdown', listener)
    return () => page.removeEventListener('pointerdown', listener)
  }, [anchor, open])
}
