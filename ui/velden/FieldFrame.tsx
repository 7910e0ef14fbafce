import { useContext, useId, type ReactNode } from 'react'

import { CalculatorContext } from '../basis/context/context'
import { algemeneTekst } from '../tekst/nl'
import { Icon } from '../thema/Icon'
import { FieldLabel, FieldLabelText, OptionalMark, Text, FieldBox } from '../thema/parts'
import type { FieldWidth } from './field'
import { Tooltip } from './Tooltip'

/** The ids that tie a control to its label, help and error. */
export interface FieldIds {
  readonly control: string
  readonly label: string
  /** For aria-describedby: the help text and, while there is one, the error. */
  readonly beschrijving: string | undefined
}

interface FieldFrameProps {
  readonly name?: string
  readonly label: string
  /** A `label` for one input; plain text for a group or a list, which says it by aria-labelledby. */
  readonly soortLabel?: 'label' | 'tekst'
  /** Does the control show the help? */
  readonly showsHelp?: boolean
  readonly required?: boolean | undefined
  readonly tooltip?: string | undefined
  readonly helperText?: string | undefined
  readonly fout?: string | undefined
  readonly width?: FieldWidth | undefined
  /** The control; a group of choices shows the help itself, before the first choice. */
  readonly children: (ids: FieldIds, hulp: ReactNode) => ReactNode
}

/**
 * The anatomy of every field: label with 'optioneel' and tooltip, help, control, error. A screen reader meets the help
 * after the control, which says the label; of a group of choices after its name. In a calculator an error never appears
 * behind its panel.
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
