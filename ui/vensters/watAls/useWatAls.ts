import { useCallback, useMemo, useState } from 'react'

import type { Momentopname } from '../../../application'
import { wijzig, type Antwoord, type Orientatie } from '../../../domain'
import { useCalculator } from '../../basis/context/context'
import type { Answering } from '../../basis/context/form'
import { useOrientatie, useSamenvatting } from '../../basis/context/reading'
import { useAfterRelease } from '../../basis/press/press'
import { watAlsTekst as tekst } from '../../tekst/watAls'
import { gezegdVan } from './gezegdVan'
import { toSituatie, toVoorlopigeMomentopname, type Situatie, type Situaties } from './situatie'
import { toWatAlsProbeersel, zegWijzigingen } from './toWatAlsProbeersel'
import { antwoordenNaar, isAnders, type Schuifbedrag } from './velden'

/** A question with a slider. */
export type Schuifvraag = Schuifbedrag | 'renteperiode'

/** The state of the dialog 'Wat als je iets verandert?'. */
interface WatAls {
  readonly orientatie: Orientatie
  /** The current answers, with the value of a slider that moves. */
  readonly antwoorden: Orientatie
  /** The answers when the dialog opened. */
  readonly geopend: Orientatie
  /** The visitor's own answers: the answers when the dialog opened, but with an earlier what-if undone. */
  readonly begin: Orientatie
  /** The results to compare; undefined without a result. */
  readonly situaties: Situaties | undefined
  /** The result to search the highest price for; see `Beelden`. */
  readonly grens: Momentopname | undefined
  /** Whether an answer has changed since the dialog opened. Stays true once the dialog has shown the change. */
  readonly toontBeelden: boolean
  /** Whether the current situation differs from that of the opened dialog, so that it can be kept. */
  readonly isTeBewaren: boolean
  /** A text for a screen reader about the kept situation and a changed result; empty for none. */
  readonly gezegd: string
  /** Shows the result of an answer that is not given yet; undefined for the given answers. Always the same function. */
  readonly schuif: (antwoord: Antwoord<Schuifvraag> | undefined) => void
  readonly kies: Answering['beantwoord']
  readonly bewaar: () => void
  readonly gebruik: () => void
  readonly verwijder: () => void
  /** Adds the changes of the dialog to the what-if. */
  readonly sluit: () => void
}

/** Returns the state of the dialog 'Wat als je iets verandert?'. A kept situation is gone when the dialog closes. */
export const useWatAls = (): WatAls => {
  const { services, form, beantwoord, vervang } = useCalculator()
  const orientatie = useOrientatie((nu) => nu)
  const { momentopname } = useSamenvatting()
  const [eerder] = useState(() => form.draftStore.state().probeersel)
  const [geopend] = useState(orientatie)
  const [eerste] = useState(momentopname)
  const [begin] = useState(() => wijzig(orientatie, { soort: 'antwoordenVervangen', antwoorden: eerder?.terug ?? [] }))
  const [schuivend, setSchuivend] = useState<Antwoord<Schuifvraag>>()
  const [kept, setKept] = useState<Situatie>()
  const [overBewaard, setOverBewaard] = useState('')

  const antwoorden = useMemo(() => (schuivend ? wijzig(orientatie, schuivend) : orientatie), [schuivend, orientatie])
  const dan = useMemo(
    () => momentopname && ((schuivend && toVoorlopigeMomentopname(antwoorden, momentopname.grond)) ?? momentopname),
    [schuivend, antwoorden, momentopname],
  )
  /** The result to compare with: that of the opened dialog, unless the page has changed the brand since. */
  const toen = eerste?.labelCode === momentopname?.labelCode ? eerste : momentopname
  const isVeranderd = momentopname && eerste?.financieringsOpzet !== momentopname.financieringsOpzet
  const uitkomstzinnen = isVeranderd ? gezegdVan(toen, momentopname) : []
  const bewaard = kept?.momentopname.labelCode === momentopname?.labelCode ? kept : undefined
  const eerst = toen ?? dan
  const nu = useMemo(() => eerst && toSituatie(eerst), [eerst])
  const situaties = useMemo(() => (nu && dan ? { nu, bewaard, dan: toSituatie(dan) } : undefined), [nu, bewaard, dan])
  return {
    orientatie,
    antwoorden,
    geopend,
    begin,
    situaties,
    grens: schuivend?.veld === 'vraagprijsWoning' ? momentopname : dan,
    toontBeelden: useToontBeelden(isAnders(geopend, antwoorden), schuivend !== undefined),
    isTeBewaren: useAfterRelease(momentopname !== undefined && isAnders(geopend, orientatie)),
    gezegd: [overBewaard, ...uitkomstzinnen].filter((zin) => zin !== '').join(' '),
    schuif: setSchuivend,
    kies: useCallback<Answering['beantwoord']>(
      (veld, waarde) => {
        setSchuivend(undefined)
        setOverBewaard('')
        beantwoord(veld, waarde)
      },
      [beantwoord],
    ),
    bewaar: () => {
      if (momentopname === undefined) return
      setKept(toSituatie(momentopname))
      setOverBewaard(tekst.gezegdBewaard(zegWijzigingen(geopend, momentopname)))
    },
    gebruik: () => {
      if (bewaard === undefined) return
      vervang(antwoordenNaar(orientatie, bewaard.momentopname))
      setOverBewaard(tekst.gezegdGebruikt)
    },
    verwijder: () => {
      setKept(undefined)
      setOverBewaard(tekst.gezegdVerwijderd)
    },
    sluit: () => {
      const laatste = services.orientatie.state()
      const probeersel = toWatAlsProbeersel(eerder, { eigen: begin, geopend, nu: laatste })
      const isGewijzigd = isAnders(geopend, laatste) || form.draftStore.state().probeersel !== eerder
      if (probeersel && isGewijzigd) form.draftStore.dispatch({ soort: 'geprobeerd', probeersel })
    },
  }
}

/**
 * Whether to show the pictures: from the first change on. During a press they wait for the release, so that they do not
 * move what is pressed; not while a slider moves, because they appear below the sliders.
 */
const useToontBeelden = (isVeranderd: boolean, isSchuivend: boolean): boolean => {
  const [getoond, setGetoond] = useState(false)
  const naLos = useAfterRelease(isVeranderd)
  const toont = getoond || (isVeranderd && (naLos || isSchuivend))
  if (toont && !getoond) setGetoond(true)
  return toont
}
