import { useId } from 'react'

import { algemeen } from '../tekst'
import { Icoon, InvoerRand, SelectieAnker, SelectieKnop, SelectieWis } from '../thema'
import type { FieldProps, Option } from './field'
import { Lijst } from './Lijst'
import { useFout } from './useFout'
import { useLijst } from './useLijst'
import { Veld } from './Veld'

interface SelectFieldProps<Value extends string> extends FieldProps<Value> {
  readonly options: readonly Option<Value>[]
  readonly placeholder?: string | undefined
  /** Empties the choice; only a field that is not required offers it. */
  readonly onWis?: (() => void) | undefined
  /** Names of the columns, when the options have more than one. */
  readonly koppen?: readonly string[] | undefined
}

/** A choice from a list. An option may have columns; a field that is not required can be cleared. */
export const SelectField = <Value extends string>(props: SelectFieldProps<Value>) => {
  const lijstId = useId()
  const { fout, beoordeel } = useFout(props)
  const gekozen = props.options.findIndex((option) => option.value === props.value)

  const kies = (index: number) => {
    const option = props.options[index]
    if (!option || option.disabled) return
    beoordeel()
    if (option.value !== props.value) props.onChange(option.value)
  }
  const lijst = useLijst(props.options, gekozen, kies)
  const optieId = (index: number) => `${lijstId}${index}`
  const wisbaar = props.onWis && !props.required && props.value !== undefined && !props.disabled

  return (
    <Veld {...props} width={props.width ?? 'breed'} soortLabel="tekst" fout={fout}>
      {(ids) => (
        <SelectieAnker className="bediening">
          <InvoerRand data-fout={fout && ''} data-uit={props.disabled ? '' : undefined}>
            <SelectieKnop
              id={ids.control}
              name={props.name}
              role="combobox"
              aria-haspopup="listbox"
              aria-expanded={lijst.open}
              aria-controls={lijst.open ? lijstId : undefined}
              aria-activedescendant={lijst.open ? optieId(lijst.actief) : undefined}
              aria-labelledby={ids.label}
              aria-describedby={ids.beschrijving}
              aria-required={props.required ?? false}
              aria-invalid={fout !== undefined}
              disabled={props.disabled}
              data-leeg={gekozen < 0 ? '' : undefined}
              onClick={() => lijst.setOpen(!lijst.open)}
              onKeyDown={lijst.onKeyDown}
              onBlur={() => {
                lijst.setOpen(false)
                beoordeel()
              }}
            >
              <span>{props.options[gekozen]?.text ?? props.placeholder ?? algemeen.maakEenKeuze}</span>
              <Icoon naam={lijst.open ? 'omhoog' : 'omlaag'} />
            </SelectieKnop>
            {wisbaar && (
              <SelectieWis aria-label={algemeen.keuzeWissen(props.label)} onClick={props.onWis}>
                <Icoon naam="kruis" />
              </SelectieWis>
            )}
          </InvoerRand>
          {lijst.open && (
            <Lijst
              id={lijstId}
              labelId={ids.label}
              koppen={props.koppen}
              options={props.options}
              gekozen={gekozen}
              actief={lijst.actief}
              optieId={optieId}
              onWijs={lijst.setActief}
              onKies={(index) => {
                kies(index)
                if (!props.options[index]?.disabled) lijst.setOpen(false)
              }}
            />
          )}
        </SelectieAnker>
      )}
    </Veld>
  )
}
