import { useId, type ReactNode } from 'react'

import { algemeen } from '../tekst'
import { Icoon, Label, LabelTekst, Optioneel, Rij, Tekst, Veldkader } from '../thema'
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
  /** A `label` for one input; plain text for a group, which refers to it with aria-labelledby. */
  readonly soortLabel?: 'label' | 'tekst'
  readonly required?: boolean | undefined
  readonly tooltip?: string | undefined
  readonly helperText?: string | undefined
  readonly fout?: string | undefined
  readonly width?: FieldWidth | undefined
  readonly children: (ids: FieldIds) => ReactNode
}

/** The anatomy of every field: label with 'optioneel' and tooltip, help, control, error. */
export const FieldFrame = (props: FieldFrameProps) => {
  const id = useId()
  const hulpId = `${id}hulp`
  const foutId = `${id}fout`
  const beschrijving = [props.helperText && hulpId, props.fout && foutId].filter(Boolean).join(' ')
  const ids: FieldIds = { control: `${id}veld`, label: `${id}label`, beschrijving: beschrijving || undefined }
  return (
    <Veldkader data-veld={props.name} breedte={props.width ?? 'bedrag'}>
      <Rij uitlijning="naast">
        <LabelVan {...props} ids={ids} />
        {props.tooltip && <Tooltip label={props.label} tekst={props.tooltip} />}
      </Rij>
      {props.helperText && (
        <Tekst id={hulpId} soort="gedempt">
          {props.helperText}
        </Tekst>
      )}
      {props.children(ids)}
      {props.fout && (
        <Tekst id={foutId} soort="fout">
          <Icoon naam="fout" maat={18} />
          <span>{props.fout}</span>
        </Tekst>
      )}
    </Veldkader>
  )
}

const LabelVan = ({ soortLabel, label, required, ids }: FieldFrameProps & { readonly ids: FieldIds }) => {
  const inhoud = (
    <>
      {label} {!required && <Optioneel>{algemeen.optioneel}</Optioneel>}
    </>
  )
  return soortLabel === 'tekst' ? (
    <LabelTekst id={ids.label}>{inhoud}</LabelTekst>
  ) : (
    <Label id={ids.label} htmlFor={ids.control}>
      {inhoud}
    </Label>
  )
}
