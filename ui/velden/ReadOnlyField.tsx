import { Input, InputOutline } from '../thema/parts'
import { FieldFrame } from './FieldFrame'

interface ReadOnlyFieldProps {
  readonly label: string
  readonly value: string
  readonly helperText?: string | undefined
}

/**
 * A value that cannot be changed, shown as text beside its label; for a screen reader a read-only field. Not marked as
 * optional: the visitor gives no answer.
 */
export const ReadOnlyField = ({ label, value, helperText }: ReadOnlyFieldProps) => (
  <FieldFrame label={label} helperText={helperText} width="naast" required>
    {(ids) => (
      <InputOutline className="bediening" data-tekst="">
        <Input id={ids.control} type="text" readOnly aria-describedby={ids.beschrijving} value={value} />
      </InputOutline>
    )}
  </FieldFrame>
)
