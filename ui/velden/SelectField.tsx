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
  /** Clears the choice. Only an optional field offers this. */
  readonly onWis?: (() => void) | undefined
  /** The headings of the columns, when options have several. */
  readonly koppen?: readonly string[] | undefined
  /** Whether the list shows all options at once where the window has room. */
  readonly isWhole?: boolean
}

/** A field for a choice from a list. Options may have columns; an optional field can be cleared. */
export const SelectField = <Value extends string>(props: SelectFieldProps<Value>) => {
  const { options, disabled = false } = props
  const lijstId = useId()
  const anker = useRef<HTMLDivElement>(null)
  const knop = useRef<HTMLButtonElement>(null)
  const { fout, judge } = useFout(props)
  const gekozen = options.findIndex((option) => option.value === props.value)

  const kies = (index: number) => {
    const option = options[index]
    if (!option || option.disabled) return
    judge()
    if (option.value !== props.value) props.onChange(option.value)
  }
  const lijst = useListBox(options, gekozen, kies)
  const optieId = (index: number) => `${lijstId}${index}`
  usePressElsewhere(anker, lijst.open, () => lijst.setOpen(false))

  return (
    <FieldFrame {...props} width={props.width ?? 'breed'} soortLabel="tekst" fout={fout}>
      {(ids) => (
        <SelectAnchor ref={anker} className="bediening">
          <InputOutline data-fout={fout && ''} data-uit={disabled ? '' : undefined}>
            <SelectButton
              ref={knop}
              id={ids.control}
              name={props.name}
              role="combobox"
              aria-haspopup="listbox"
              aria-expanded={lijst.open}
              aria-controls={lijst.open ? lijstId : undefined}
              aria-activedescendant={lijst.open ? optieId(lijst.aangewezen.index) : undefined}
              aria-labelledby={ids.label}
              aria-describedby={ids.beschrijving}
              aria-required={props.required ?? false}
              aria-invalid={fout !== undefined}
              disabled={disabled}
              data-leeg={gekozen < 0 ? '' : undefined}
              onClick={(event) => {
                // Safari does not focus a clicked button, and the key handler needs the focus.
                event.currentTarget.focus()
                lijst.setOpen(!lijst.open)
              }}
              onKeyDown={lijst.onKeyDown}
              onBlur={() => {
                lijst.setOpen(false)
                judge()
              }}
            >
              {options[gekozen]?.text ?? props.placeholder ?? lijstTekst.maakEenKeuze}
              <Icon naam={lijst.open ? 'omhoog' : 'omlaag'} />
            </SelectButton>
            {props.onWis && !props.required && gekozen >= 0 && !disabled && (
              <SelectClear
                aria-label={lijstTekst.keuzeWissen(props.label)}
                onClick={() => {
                  judge()
                  props.onWis?.()
                  knop.current?.focus()
                }}
              >
                <Icon naam="kruis" />
              </SelectClear>
            )}
          </InputOutline>
          {lijst.open && (
            <ListBox
              id={lijstId}
              labelId={ids.label}
              anker={anker}
              koppen={props.koppen}
              isWhole={props.isWhole ?? false}
              options={options}
              gekozen={gekozen}
              aangewezen={lijst.aangewezen}
              optieId={optieId}
              onWijs={lijst.wijs}
              onKies={(index) => {
                if (options[index]?.disabled) return
                kies(index)
                lijst.setOpen(false)
              }}
              onVerborgen={() => lijst.setOpen(false)}
            />
          )}
        </SelectAnchor>
      )}
    </FieldFrame>
  )
}

/** Closes the list on a press outside it, also on an element that takes no focus. */
const usePressElsewhere = (anker: RefObject<HTMLElement | null>, open: boolean, sluit: () => void): void => {
  const onElsewhere = useEffectEvent(sluit)
  useEffect(() => {
    const page = anker.current?.ownerDocument
    if (!open || !page) return
    const listener = (event: Event) => {
      if (anker.current && !event.composedPath().includes(anker.current)) onElsewhere()
    }
    page.addEventListener('pointerdown', listener)
    return () => page.removeEventListener('pointerdown', listener)
  }, [anker, open])
}
