import { type MouseEvent, type ReactNode, useCallback, useEffect, useEffectEvent, useRef } from 'react'

import { toSamenvatting, toUitkomstmelding, type Vergeleken } from '../../application'
import { formatEuro } from '../../domain/geld'
import { LAATSTE_STAP, STAPPEN } from '../../domain/orientatie'
import { maandverdelingVan } from '../../domain/vergelijking'
import { useCalculator } from '../basis/context/context'
import { useOnleesbaar, useOrientatie, useSamenvatting } from '../basis/context/reading'
import { useAfterRelease } from '../basis/press/press'
import { meldingen, stappenTekst } from '../tekst/nl'
import { renteTekst } from '../tekst/rente'
import { Icon } from '../thema/Icon'
import { AnswerCard, AnswerFigure } from '../thema/lazyParts'
import { Row, Text } from '../thema/parts'
import { giveFocus } from '../basis/press/giveFocus'
import type { Prijsvondst } from '../vensters/veranderen/useHoogstePrijs'
import { VeranderButton } from '../samenvatting/VeranderButton'
import { VerhaalButton } from '../samenvatting/VerhaalButton'
import { linesIn } from '../tekst/lineText'
import { geenPrijsZin } from '../tekst/middelenZin'
import { useBonnetje } from '../samenvatting/useBonnetje'
import { BetaalChart } from './BetaalChart'
import { MaandverdelingChart } from './MaandverdelingChart'
import { Mislukt, Naar, NaarEigenGeld, ZonderInkomen, ZonderWoning, type ZoekProps } from './antwoorddelen'
import { leenZin, uitkomstVan, zegBelasting, zegNogNiets, zegPeriode, zegUitkomst } from '../uitkomst/uitkomst'
import { Prijslijn } from '../uitkomst/Prijslijn'
import { zijnAlleenKosten } from '../uitkomst/prijsbeeld'
import type { Prijsgrens } from '../uitkomst/kopenTot'
import type { StapuitkomstState } from './useStapuitkomst'

interface StapAntwoordProps extends ZoekProps, StapuitkomstState {
  /** The result of each fixed-rate period that has a rate; empty when the results are unknown. */
  readonly vergeleken: readonly Vergeleken[]
  /** The price up to which the visitor can buy; undefined when unknown. */
  readonly grens: Prijsgrens | undefined
}

/**
 * The answer of the last step: the monthly cost of the home, or the shortage and how to solve the shortage. Without a
 * price, or with a shortage because an income is missing, a text asks for the missing answer. The figures are those of
 * the last result; a note marks outdated figures. Renders nothing when a service does not report the shortage.
 */
export const StapAntwoord = (props: StapAntwoordProps) => {
  const kaart = useRef<HTMLElement>(null)
  const { orientatie } = useCalculator().services
  const { momentopname } = useSamenvatting()
  const heeftPrijs = useOrientatie(({ vraagprijsWoning }) => vraagprijsWoning !== undefined)
  const { uitkomst } = props
  useAnswerAloud(props.vondst)
  if (heeftPrijs && momentopname && !uitkomst) return null
  /** Calculates again. The clicked button disappears with the failure, so the focus moves to the card. */
  const onOpnieuw = (klik: MouseEvent) => {
    orientatie.herbereken()
    giveFocus(kaart.current, klik)
  }
  return (
    <AnswerCard ref={kaart} tabIndex={-1} data-zonder-ring="">
      {heeftPrijs ? (
        <MetWoning {...props} onOpnieuw={onOpnieuw} />
      ) : (
        <ZonderWoning beeld={props.grens?.beeld} onZoek={props.onZoek} />
      )}
    </AnswerCard>
  )
}

interface MetWoningProps extends StapAntwoordProps {
  readonly onOpnieuw: (klik: MouseEvent) => void
}

const MetWoning = (props: MetWoningProps) => {
  const { vergeleken, grens, uitkomst, periode, vondst, metPrijs, onZoek, onOpnieuw } = props
  const samenvatting = useSamenvatting()
  const onleesbaar = useAfterRelease(useOnleesbaar())
  const watchAnswer = useWatchAnswer()
  const { momentopname, loading, fout } = samenvatting
  const { veranderen, prijs } = vondst
  const uitweg = prijs === 'geen' ? undefined : prijs

  const isVanEerder = onleesbaar || fout !== undefined
  const melding = toUitkomstmelding(samenvatting, LAATSTE_STAP)
  const figure = (bedrag: ReactNode) => (
    <AnswerFigure ref={fout ? undefined : watchAnswer} data-voorlopig={isVanEerder || loading ? '' : undefined}>
      {bedrag}
    </AnswerFigure>
  )
  /** Returns the headline of the card. It has no icon while the figures belong to earlier answers. */
  const kop = (icon: 'goed' | 'waarschuwing', tekst: string) => (
    <Text data-icoon={icon}>
      {!isVanEerder && <Icon naam={icon} />}
      <strong>{tekst}</strong>
    </Text>
  )
  const opnieuw = fout && <Mislukt fout={fout} onOpnieuw={onOpnieuw} />
  const verouderd = isVanEerder && <Text soort="gedempt">{meldingen.verouderd}</Text>
  if (momentopname === undefined || uitkomst === undefined || uitkomst.soort === 'zonderWoning')
    return opnieuw ?? <Text>{renteTekst.bezig}</Text>
  switch (uitkomst.soort) {
    case 'tekort': {
      const tekort = formatEuro(uitkomst.tekort)
      const isKosten = grens !== undefined && zijnAlleenKosten(grens.beeld)
      return (
        <>
          {uitkomst.wachtOp ? (
            <>
              {!fout && <ZonderInkomen onZoek={onZoek} />}
              <Text>{renteTekst.zonderInkomenTekort(tekort)}</Text>
            </>
          ) : (
            <>
              {kop('waarschuwing', metPrijs ? renteTekst.voorDezeWoningTekort(tekort) : renteTekst.tekortKop)}
              {!metPrijs && figure(tekort)}
            </>
          )}
          {verouderd}
          {veranderen && prijs && <veranderen.HoogstePrijs momentopname={momentopname} prijs={prijs} figure={figure} />}
          {isKosten && <BetaalChart opzet={momentopname.financieringsOpzet} />}
          {isKosten && !prijs && <Text>{geenPrijsZin(momentopname.financieringsOpzet)}</Text>}
          {grens && !isKosten && <Prijslijn beeld={grens.beeld} />}
          {melding === 'waarschuwing' && <Text>{renteTekst.letOp}</Text>}
          {periode && <Text>{zegPeriode(periode)}</Text>}
          {opnieuw ??
            (!uitkomst.wachtOp && (
              <Row data-knoppen="">
                {veranderen && uitweg && <veranderen.RekenMet prijs={uitweg} />}
                <VeranderButton soort={uitweg ? 'stil' : 'primair'} />
                {!uitweg &&
                  (periode ? (
                    <Naar veld="renteperiode" onZoek={onZoek}>
                      {renteTekst.kiesPeriode}
                    </Naar>
                  ) : (
                    <NaarEigenGeld onZoek={onZoek} />
                  ))}
              </Row>
            ))}
          {!uitkomst.wachtOp && !periode && vergeleken.length > 0 && <Text>{renteTekst.geenPeriodeHelpt}</Text>}
        </>
      )
    }
    case 'genoeg': {
      const verdeling = maandverdelingVan(momentopname.financieringsOpzet)
      return (
        <>
          {kop('goed', uitkomst.lening === 0 ? renteTekst.geenHypotheekNodig : renteTekst.genoeg)}
          {figure(
            <>
              {formatEuro(uitkomst.netto)}{' '}
              <span>{uitkomst.lening === 0 ? renteTekst.hypotheekPerMaand : renteTekst.nettoPerMaand}</span>
            </>,
          )}
          {verouderd}
          {zegBelasting(uitkomst.belasting).map((zin) => (
            <Text key={zin}>{zin}</Text>
          ))}
          {uitkomst.lening > 0 && verdeling && <MaandverdelingChart verdeling={verdeling} netto={uitkomst.netto} />}
          {grens && <Prijslijn beeld={grens.beeld} />}
          {grens?.rente && <Text soort="gedempt">{grens.rente}</Text>}
          {uitkomst.lening > 0 && (
            <>
              <Text soort="rustig">{leenZin(uitkomst)}</Text>
              <VerhaalButton eerst="maandlastNetto" lines={linesIn(toSamenvatting(momentopname, LAATSTE_STAP))} />
            </>
          )}
          {melding === 'schatting' && <Text>{renteTekst.inschatting}</Text>}
          {opnieuw}
        </>
      )
    }
  }
}

/** Returns a ref callback that reports with `setAnswerInView` whether the figure of the answer is in the window. */
const useWatchAnswer = () => {
  const { setAnswerInView } = useCalculator().view
  return useCallback(
    (answer: Element | null) => {
      if (answer === null) return undefined
      const observer = new IntersectionObserver((seen) => setAnswerInView(seen.at(-1)?.isIntersecting === true))
      observer.observe(answer)
      return () => {
        observer.disconnect()
        setAnswerInView(false)
      }
    },
    [setAnswerInView],
  )
}

/**
 * Announces the step and its answer to screen readers once step 3 is open and has a result. Each time that loading
 * ends while step 3 is open, announces the answer and the whole summary. Waits while a search for an affordable price
 * is running.
 */
const useAnswerAloud = ({ veranderen, prijs, zoekt }: Prijsvondst): void => {
  const { announcement } = useCalculator().services
  const { loading, fout, momentopname } = useSamenvatting()
  const leesBonnetje = useBonnetje()
  const opzet = momentopname?.financieringsOpzet
  const bekend = useRef(opzet)
  const isGeopend = useRef(false)

  const onLoaded = useEffectEvent(() => {
    if (momentopname === undefined || fout !== undefined) return
    const uitkomst = uitkomstVan(momentopname)
    const prijszin = veranderen && prijs && veranderen.zegHoogstePrijs(momentopname, prijs)
    const stap = isGeopend.current
      ? ''
      : `${stappenTekst.teller(STAPPEN.length, STAPPEN.length, STAPPEN[LAATSTE_STAP])}.`
    isGeopend.current = true
    const antwoord = [stap, zegUitkomst(uitkomst), prijszin].filter(Boolean).join(' ')
    if (bekend.current === opzet) announcement.announce([antwoord, zegNogNiets(uitkomst)].filter(Boolean).join(' '))
    else leesBonnetje(antwoord)
    bekend.current = opzet
  })
  useEffect(() => {
    if (!loading && !zoekt) onLoaded()
  }, [loading, opzet, zoekt])
}
