import { useMemo } from 'react'

import { toUitwegantwoorden } from '../../../application/vergelijking'
import { wijzig } from '../../../domain'
import type { Uitweg } from '../../../domain/vergelijking'
import { useOrientatie, useSamenvatting } from '../../basis/context/reading'
import type { Verandertekst } from '../../tekst/toVerandertekst'
import type { Prijsbeeld } from '../../basis/prijsbeeld'
import { schaalVan, toPrijsbeeld } from '../../uitkomst/prijsbeeld'

/** What the price line shows now and after each change, with the one scale of all these lines. */
export interface Uitweglijnen {
  readonly nu: Prijsbeeld
  readonly dan: ReadonlyMap<Uitweg, Prijsbeeld>
  /** The price at the end of each line, in euro. */
  readonly schaal: number
}

/** Returns the price lines of the changes in `overzicht`; undefined without it, and if the line of now is unknown. */
export const useUitweglijnen = (overzicht: Verandertekst | undefined): Uitweglijnen | undefined => {
  const { momentopname } = useSamenvatting()
  const orientatie = useOrientatie((nu) => nu)
  return useMemo(() => {
    if (overzicht === undefined || momentopname === undefined) return undefined
    const nu = toPrijsbeeld(momentopname)
    if (nu === undefined) return undefined
    const uitwegen = [...overzicht.genoeg, ...overzicht.beetje, ...overzicht.buiten].flatMap(
      ({ uitweg }) => uitweg ?? [],
    )
    const dan = uitwegen.flatMap((uitweg): readonly (readonly [Uitweg, Prijsbeeld])[] => {
      const antwoorden = toUitwegantwoorden(momentopname, uitweg)
      const beeld = toPrijsbeeld({
        ...wijzig(orientatie, { soort: 'antwoordenVervangen', antwoorden }),
        grond: momentopname.grond,
      })
      return beeld ? [[uitweg, beeld]] : []
    })
    return { nu, dan: new Map(dan), schaal: schaalVan(nu, ...dan.map(([, beeld]) => beeld)) }
  }, [overzicht, momentopname, orientatie])
}
