import { Invoer, InvoerRand } from '../thema'
import { Veld } from './Veld'

interface AlleenLezenFieldProps {
  readonly label: string
  readonly value: string
  readonly helperText?: string | undefined
}

/** A value that is shown as a field but cannot be changed; not marked as optional, since the visitor gives no answer. */
export const AlleenLezenField = ({ label, value, helperText }: AlleenLezenFieldProps) => (
  <Veld label={label} helperText={helperText} width="smal" required>
    {(ids) => (
      <InvoerRand className="bediening" data-uit="">
        <Invoer id={ids.control} type="text" readOnly aria-describedby={ids.beschrijving} value={value} />
      </InvoerRand>
    )}
  </Veld>
)
