import { useEffect, useRef, useState, type RefObject } from 'react'

import { useNormen } from '../context'
import { woordenlijst } from '../tekst'
import { Lines } from '../thema'
import { textShown } from './textShown'
import { toUitleg } from './toUitleg'
import type { Woordnaam } from './vormen'
import { zoekWoorden } from './zoekWoorden'

interface WoordenProps {
  /** Where the words stand. */
  readonly plek: RefObject<HTMLElement | null>
}

const isAlike = (een: readonly Woordnaam[], ander: readonly Woordnaam[]): boolean => een.join() === ander.join()

/** The hard words that a visitor sees in a place now, with what they mean. It follows what the place shows. */
export const Woorden = ({ plek }: WoordenProps) => {
  const normen = useNormen()
  const eigen = useRef<HTMLDListElement>(null)
  const [namen, setNamen] = useState<readonly Woordnaam[]>([])
  useEffect(() => {
    const root = plek.current
    if (root === null) return
    const kijk = () => {
      const nu = zoekWoorden(textShown(root, eigen.current))
      setNamen((vorige) => (isAlike(vorige, nu) ? vorige : nu))
    }
    kijk()
    const waarnemer = new MutationObserver(kijk)
    waarnemer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['open'],
    })
    return () => waarnemer.disconnect()
  }, [plek])
  return (
    <Lines ref={eigen} ruimte="lijn">
      {namen.map((naam) => (
        <div key={naam}>
          <dt>
            <strong>{woordenlijst[naam].woord}</strong>
          </dt>
          <dd>{toUitleg(naam, normen)}</dd>
        </div>
      ))}
    </Lines>
  )
}
