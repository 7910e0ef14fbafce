import { useContext, useId, type ReactNode } from 'react'

import { CalculatorContext } from '../basis/context/context'
import { TerugContext } from '../basis/context/terug'
import { ActionButton } from '../basis/press/ActionButton'
import { algemeneTekst, knoppen } from '../tekst/nl'
import { Icon } from '../thema/Icon'
import { FieldLabel, FieldLabelText, OptionalMark, Row, Text, FieldBox } from '../thema/parts'
import type { FieldWidth } from './field'
import { Tooltip } from './Tooltip'

/** The ids that connect a control to its label, help and error. */
export interface FieldIds {
  readonly control: string
  readonly label: string
  /** For `aria-describedby`: the ids of the help and the error; undefined when the field shows neither. */
  readonly description: string | undefined
}

interface FieldFrameProps {
  readonly name?: string
  readonly label: string
  /** The label's element: `label` (default) for one input, `text` if a group or list has it as `aria-labelledby`. */
  readonly labelKind?: 'label' | 'text'
  /** Whether `children` renders the help text; by default the frame renders the help text. */
  readonly showsHelp?: boolean
  readonly required?: boolean | undefined
  readonly tooltip?: string | undefined
  readonly helperText?: string | undefined
  readonly fout?: string | undefined
  readonly width?: FieldWidth | undefined
  /** Renders the control. With `showsHelp`, the function also renders `help`, before the first choice of a group. */
  readonly children: (ids: FieldIds, help: ReactNode) => ReactNode
}

/**
 * The layout of every field: the label, the control and, if present, the mark 'optioneel', tooltip, help and error. A
 * screen reader reads the help after the control, or in a group of choices after the group's name. In a calculator, a
 * new error scrolls out from under the summary panel.
 */
export const FieldFrame = (props: FieldFrameProps) => {
  const unveil = useContext(CalculatorContext)?.view.unveil
  const terug = useContext(TerugContext)
  const id = useId()
  const helpId = `${id}hulp`
  const foutId = `${id}fout`
  const description = [props.helperText && helpId, props.fout && foutId].filter(Boolean).join(' ')
  const ids: FieldIds = { control: `${id}veld`, label: `${id}label`, description: description || undefined }
  const help = props.helperText && (
    <Text id={helpId} data-hulp={props.showsHelp ? undefined : ''}>
      {props.helperText}
    </Text>
  )
  return (
    <FieldBox data-veld={props.name} breedte={props.width ?? 'bedrag'}>
      <LabelOf {...props} ids={ids} />
      {props.children(ids, help)}
      {!props.showsHelp && help}
      {props.fout && (
        <Text ref={unveil} id={foutId} soort="fout">
          <Icon naam="fout" maat={18} />
          <span>{props.fout}</span>
        </Text>
      )}
      {props.tooltip && <Tooltip label={props.label} text={props.tooltip} />}
      {terug && terug.veld === props.name && (
        <Row>
          <ActionButton soort="stil" onActie={terug.onTerug}>
            {knoppen.terugNaarUitkomst}
          </ActionButton>
        </Row>
      )}
    </FieldBox>
  )
}

const LabelOf = ({ labelKind, label, required, ids }: FieldFrameProps & { readonly ids: FieldIds }) => {
  const content = (
    <>
      {label} {!required && <OptionalMark>{algemeneTekst.optioneel}</OptionalMark>}
    </>
  )
  return labelKind === 'text' ? (
    <FieldLabelText id={ids.label} aria-hidden="true">
      {content}
    </FieldLabelText>
  ) : (
    <FieldLabel id={ids.label} htmlFor={ids.control}>
      {content}
    </FieldLabel>
  )
}
