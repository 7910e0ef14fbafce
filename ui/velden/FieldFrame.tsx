import { useContext, useId, type ReactNode } from 'react'

import { CalculatorContext } from '../basis/context/context'
import { algemeneTekst } from '../tekst/nl'
import { Icon } from '../thema/Icon'
import { FieldLabel, FieldLabelText, OptionalMark, Text, FieldBox } from '../thema/parts'
import type { FieldWidth } from './field'
import { Tooltip } from './Tooltip'

/** The ids that connect a control to its label, help and error. */
export interface FieldIds {
  readonly control: string
  readonly label: string
  /** For aria-describedby: the ids of the help text and of the error, if present. */
  readonly beschrijving: string | undefined
}

interface FieldFrameProps {
  readonly name?: string
  readonly label: string
  /** `label` for a single input; `tekst` for a group or list, which uses aria-labelledby. */
  readonly soortLabel?: 'label' | 'tekst'
  /** Whether the control shows the help itself. */
  readonly showsHelp?: boolean
  readonly required?: boolean | undefined
  readonly tooltip?: string | undefined
  readonly helperText?: string | undefined
  readonly fout?: string | undefined
  readonly width?: FieldWidth | undefined
  /** Renders the control. A group of choices also shows the help, before its first choice. */
  readonly children: (ids: FieldIds, hulp: ReactNode) => ReactNode
}

/**
 * The layout of every field: label with 'optioneel' and tooltip, help, control and error. A screen reader reads the
 * help after the control, or, in a group of choices, after the group's name. In a calculator an error scrolls clear of
 * the panel.
 */
export const FieldFrame = (props: FieldFrameProps) => {
  const unveil = useContext(CalculatorContext)?.view.unveil
  const id = useId()
  const hulpId = `${id}hulp`
  const foutId = `${id}fout`
  const beschrijving = [props.helperText && hulpId, props.fout && foutId].filter(Boolean).join(' ')
  const ids: FieldIds = { control: `${id}veld`, label: `${id}label`, beschrijving: beschrijving || undefined }
  const hulp = props.helperText && (
    <Text id={hulpId} soort="gedempt" data-hulp={props.showsHelp ? undefined : ''}>
      {props.helperText}
    </Text>
  )
  return (
    <FieldBox data-veld={props.name} breedte={props.width ?? 'bedrag'}>
      <LabelVan {...props} ids={ids} />
      {props.children(ids, hulp)}
      {!props.showsHelp && hulp}
      {props.fout && (
        <Text ref={unveil} id={foutId} soort="fout">
          <Icon naam="fout" maat={18} />
          <span>{props.fout}</span>
        </Text>
      )}
      {props.tooltip && <Tooltip label={props.label} tekst={props.tooltip} />}
    </FieldBox>
  )
}

const LabelVan = ({ soortLabel, label, required, ids }: FieldFrameProps & { readonly ids: FieldIds }) => {
  const inhoud = (
    <>
      {label} {!required && <OptionalMark>{algemeneTekst.optioneel}</OptionalMark>}
    </>
  )
  return soortLabel === 'tekst' ? (
    <FieldLabelText id={ids.label} aria-hidden="true">
      {inhoud}
    </FieldLabelText>
  ) : (
    <FieldLabel id={ids.label} htmlFor={ids.control}>
      {inhoud}
    </FieldLabel>
  )
}
