import { Invoer, InvoerRand } from '../thema'
import { Veld } from './Veld'

/** A value that is shown as a field but cannot be changed. */
export const AlleenLezenField = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <Veld label={label} width="smal" required>
    {(ids) => (
      <InvoerRand className="bediening" data-uit="">
        <Invoer id={ids.control} type="text" readOnly value={value} />
      </InvoerRand>
    )}
  </Veld>
)
