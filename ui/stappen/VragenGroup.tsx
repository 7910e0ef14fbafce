import { useId, type ReactNode } from 'react'

import { Group, GroupTitle } from '../thema/parts'

/** Questions that belong together; their title names the group. */
export const VragenGroup = ({ titel, children }: { readonly titel: string; readonly children: ReactNode }) => {
  const id = useId()
  return (
    <Group aria-labelledby={id}>
      <GroupTitle id={id}>{titel}</GroupTitle>
      {children}
    </Group>
  )
}
