import { useId, type ReactNode } from 'react'

import { Groep, GroepTitel } from '../thema'

/** Questions that belong together; their title names the group. */
export const VragenGroep = ({ titel, children }: { readonly titel: string; readonly children: ReactNode }) => {
  const id = useId()
  return (
    <Groep role="group" aria-labelledby={id}>
      <GroepTitel id={id}>{titel}</GroepTitel>
      {children}
    </Groep>
  )
}
