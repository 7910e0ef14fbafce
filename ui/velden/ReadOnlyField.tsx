import { Input, InputOutline } from '../thema/parts'
import { FieldFrame } from './FieldFrame'
import { focusNow } from '../basis/press/giveFocus'

interface ReadOnlyFieldProps {
  readonly label: string
  readonly value: string
  readonly helperText?: string | undefined
}

/**
 * A value that the visitor cannot change, as text next to its label. The field is as wide as its text, and has no mark
 * 'optioneel'.
 */
export const ReadOnlyField = ({ label, value, helperText }: ReadOnlyFieldProps) => (
  <FieldFrame label={label} helperText={helperText} width="naast" required>
    {(ids) => (
      <InputOutline className="bediening" data-tekst="">
        <Input
          id={ids.control}
          type="text"
          onClick={focusNow}
          readOnly
          aria-describedby={ids.description}
          value={value}
          style={{ flex: 'none', width: `${value.length + 1}ch`, maxWidth: '100%' }}
        />
      </InputOutline>
    )}
  </FieldFrame>
)
