import { useEffect, useEffectEvent, useRef, useMemo, useState, type MouseEvent } from 'react'
import { either } from 'fp-ts'

import { vergelijkNormen } from '../../../application/bewijs'
import { toKader, toVerzoek } from '../../../domain'
import { aanbiederVan, isPeriodeVan, parseGedeeld, type Gedeeld } from '../../../domain/orientatie'
import { useCalculator } from '../../basis/context/context'
import { useNormenVanNu, useOrientatie } from '../../basis/context/reading'
import { useSelected } from '../../basis/context/useSelected'
import { Message } from '../../basis/message/Message'
import { rectOf } from '../../basis/size/zoom'
import { bewijsTekst } from '../../tekst/bewijs'
import { delenTekst } from '../../tekst/delen'
import type { Prijsbeeld } from '../../basis/prijsbeeld'
import { toPrijsbeeld } from '../../uitkomst/prijsbeeld'
import { Prijslijn } from '../../uitkomst/Prijslijn'
import { BulletList } from '../../thema/lazyParts'
import { Button, Row, Stack } from '../../thema/parts'
import { perReden } from '../bewijs/verschillen'
import type { BovenStapProps } from '../../basis/context/bovenStap'
import type { Click } from '../../basis/press/giveFocus'
import { applyGedeeld, heeftEigen, orientatieOf } from './gedeeld'
import { clearShared } from './link'
import type { GedeeldMessageProps, OfferProps, Veranderd } from '../../basis/lazy/types/delen'

/** Whether the calculator that contains `deel` is in the window, at least partly. */
const isInWindow = (deel: Element): boolean => {
  const { host = deel } = deel.getRootNode() as Partial<ShadowRoot>
  const { top, bottom } = rectOf(host)
  return bottom > 0 && top < deel.ownerDocument.documentElement.clientHeight
}

/** An offer, announced to screen readers. The page scrolls to it if `isAsked` is true or the calculator is in view. */
export const Offer = ({ zinnen, isAsked, children }: OfferProps) => {
  const { services, view } = useCalculator()
  const kader = useRef<HTMLDivElement>(null)
  const onShown = useEffectEvent(() => {
    services.announcement.announce(zinnen.join(' '))
    if (kader.current && (isAsked || isInWindow(kader.current))) view.reveal(kader.current)
  })
  useEffect(() => onShown(), [])
  return <div ref={kader}>{children}</div>
}

/** Offers to open a link's calculation. Warns if the link is damaged, or from a newer version of the calculator. */
export const GedeeldMessage = ({ tekst, onVervangen, naarTitel }: GedeeldMessageProps) => {
  const { page } = useCalculator()
  const gelezen = useMemo(() => parseGedeeld(tekst), [tekst])
  const sluit = (klik: Click) => {
    clearShared(page.fragment)
    naarTitel(klik)
  }
  if (either.isRight(gelezen)) return <Gelezen gedeeld={gelezen.right} onVervangen={onVervangen} onSluit={sluit} />
  const zin = gelezen.left === 'NieuwereVersie' ? delenTekst.nieuwereVersie : delenTekst.onbruikbaar
  return (
    <Offer zinnen={[zin]} isAsked>
      <Message soort="waarschuwing" onSluit={sluit}>
        <p>{zin}</p>
      </Message>
    </Offer>
  )
}

/**
 * Returns the figures that differ between the norm year of `gedeeld` and the current norm year. Undefined if both years
 * are equal, and when the differences are unknown.
 */
const useVeranderd = (gedeeld: Gedeeld): readonly Veranderd[] | undefined => {
  const { page, services, settings } = useCalculator()
  const [veranderd, setVeranderd] = useState<readonly Veranderd[]>()
  const normen = useNormenVanNu()
  const { rentetarieven } = settings
  const { normjaar } = gedeeld
  useEffect(() => {
    if (normen === undefined || rentetarieven === undefined || normjaar === undefined) return
    if (normjaar === normen.jaar) return
    let isCurrent = true
    const stand = orientatieOf(gedeeld, services.orientatie.state())
    void vergelijkNormen(page.loadNormen, stand, normjaar, { normen, rentetarieven }).then((gevonden) => {
      if (isCurrent) setVeranderd(gevonden && perReden(gevonden))
    })
    return () => {
      isCurrent = false
    }
  }, [gedeeld, normjaar, normen, rentetarieven, page, services])
  return veranderd
}

/** Returns what the price line shows for a shared calculation, by the current norms and rates; undefined if unknown. */
const usePrijsbeeld = (gedeeld: Gedeeld): Prijsbeeld | undefined => {
  const { services, settings } = useCalculator()
  const normen = useNormenVanNu()
  const { rentetarieven } = settings
  return useMemo(() => {
    if (normen === undefined || rentetarieven === undefined) return undefined
    const stand = orientatieOf(gedeeld, services.orientatie.state())
    const [verzoek, kader] = [toVerzoek(stand), toKader(stand, normen, rentetarieven)]
    return toPrijsbeeld({ ...stand, grond: { plaats: 'lokaal', verzoek, kader, isVoorbeeldrente: false } })
  }, [gedeeld, normen, rentetarieven, services])
}

interface GelezenProps extends Pick<BovenStapProps, 'onVervangen'> {
  readonly gedeeld: Gedeeld
  readonly onSluit: (klik: Click) => void
}

/** The offer of a readable shared calculation. Its buttons are above what may appear late: the line and the changes. */
const Gelezen = ({ gedeeld, onVervangen, onSluit }: GelezenProps) => {
  const calculator = useCalculator()
  const { page, services } = calculator
  const startstand = useSelected(services.startwaarden, (stand) => stand)
  const isEigen = useOrientatie((orientatie) => heeftEigen(orientatie, startstand))
  const labelCode = useOrientatie((orientatie) => orientatie.labelCode)
  const normjaar = useNormenVanNu()?.jaar
  const isAnderJaar = gedeeld.normjaar !== undefined && normjaar !== undefined && gedeeld.normjaar !== normjaar
  const veranderd = useVeranderd(gedeeld)
  const beeld = usePrijsbeeld(gedeeld)

  const open = (klik: MouseEvent) => {
    const volledig = applyGedeeld(calculator, gedeeld, delenTekst.rekenenMet)
    clearShared(page.fragment)
    onVervangen(klik, volledig)
  }
  const zinnen = zinnenOver(gedeeld, labelCode, isEigen)
  return (
    <Offer zinnen={zinnen} isAsked>
      <Message soort="info">
        <Stack ruimte="lijn">
          {zinnen.map((zin) => (
            <p key={zin}>{zin}</p>
          ))}
          <Row>
            <Button soort="stil" onClick={open}>
              {delenTekst.open}
            </Button>
            <Button soort="tekst" onClick={onSluit}>
              {isEigen ? delenTekst.houdEigen : delenTekst.eigen}
            </Button>
          </Row>
          {beeld && <Prijslijn beeld={beeld} isGedeeld />}
          {isAnderJaar && (
            <>
              <p>{delenTekst.metNormen(normjaar)}</p>
              <p>{watVeranderd(veranderd)}</p>
            </>
          )}
          {veranderd?.map(({ reden, cijfers }) => (
            <Stack key={reden} ruimte="dicht">
              <p>{reden}</p>
              <BulletList>
                {cijfers.map((cijfer) => (
                  <li key={cijfer}>{cijfer}</li>
                ))}
              </BulletList>
            </Stack>
          ))}
        </Stack>
      </Message>
    </Offer>
  )
}

/** Returns a date for a sentence, such as '22 november 2026'. */
const dagInZin = (datum: Gedeeld['datum']): string =>
  new Date(datum).toLocaleDateString('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })

const zinnenOver = (
  { labelCode: van, datum, normjaar: toen, antwoorden }: Gedeeld,
  labelCode: Gedeeld['labelCode'],
  isEigen: boolean,
): readonly string[] => {
  const dag = dagInZin(datum)
  const periode = antwoorden.find(({ veld }) => veld === 'renteperiode')?.waarde
  const isPeriodeWeg = typeof periode === 'number' && !isPeriodeVan(labelCode, periode)
  return [
    toen === undefined ? delenTekst.geopend(dag) : delenTekst.geopendMetNormen(dag, toen),
    ...(van === labelCode ? [] : [delenTekst.andereAanbieder(aanbiederVan(van), aanbiederVan(labelCode))]),
    ...(isPeriodeWeg ? [delenTekst.anderePeriode] : []),
    ...(isEigen ? [delenTekst.eigenWeg] : []),
  ]
}

const watVeranderd = (veranderd: readonly Veranderd[] | undefined): string => {
  if (veranderd === undefined) return delenTekst.gewijzigd
  return veranderd.length === 0 ? bewijsTekst.gelijk : bewijsTekst.gewijzigd
}
