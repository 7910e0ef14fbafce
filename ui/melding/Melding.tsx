import { useEffect, useState, type ReactNode } from 'react'

import { Icoon, Melding as Vlak } from '../thema'

/** How long a message that is not sticky stays, in milliseconds (specification, section 4). */
const SLUITTIJD = 3000

interface MeldingProps {
  readonly soort: 'fout' | 'waarschuwing' | 'goed' | 'info'
  /** A sticky message stays; any other closes itself. */
  readonly sticky?: boolean
  readonly children: ReactNode
}

/** A message in the page: a sign and words. Seen only; what must be heard is announced by whoever shows it. */
export const Melding = ({ soort, sticky = true, children }: MeldingProps) => {
  const [open, setOpen] = useState(true)
  useEffect(() => {
    if (sticky) return
    const sluiting = setTimeout(() => setOpen(false), SLUITTIJD)
    return () => clearTimeout(sluiting)
  }, [sticky])
  return (
    open && (
      <Vlak soort={soort}>
        <Icoon naam={soort} />
        {children}
      </Vlak>
    )
  )
}
