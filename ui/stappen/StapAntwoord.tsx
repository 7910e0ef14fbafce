import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

import { toSamenvatting, toUitkomstmelding, type Samenvatting, type SamenvattingLine } from '../../application'
import { formatEuro } from '../../domain/geld'
import { LAATSTE_STAP, type BerekeningFout, type Veld } from '../../domain/orientatie'
import type { Renteperiode } from '../../domain/vergelijking'
import { useCalculator } from '../context/context'
import { useOnleesbaar, useSamenvatting } from '../context/reading'
import { useAfterRelease } from '../press/press'
import { inZin } from '../tekst/inZin'
import { foutTekst, meldingen } from '../tekst/nl'
import { renteTekst } from '../tekst/rente'
import { Icon } from '../thema/Icon'
import { AnswerCard, AnswerFigure } from '../thema/laterParts'
import { Row, Text } from '../thema/parts'
import { ActionButton } from '../velden/ActionButton'
import { VeranderButton } from '../veranderen/VeranderButton'
import { VerhaalButton } from '../verhaal/VerhaalButton'
import { useBonnetje } from '../samenvatting/useBonnetje'
import { periodeZin, periodeZonderTekort, leenZin, uitkomstVan, zegUitkomst } from './uitkomst'

/** Every line of the summary whose figure may have a story. */
const cijfersIn = ({ maximaleHypotheek, benodigdeHypotheek: blok }: Samenvatting): readonly SamenvattingLine[] => [
  ...maximaleHypotheek.lines,
  blok.hypotheekbedrag,
  ...(blok.maandlast?.lines ?? []),
  blok.benodigdeFinanciering,
  ...blok.lines,
]

interface StapAntwoordProps {
  /** What every period comes to; empty when that is not known. */
  readonly vergeleken: readonly Renteperiode[]
  /** Brings the visitor to the control of a field. */
  readonly onZoek: (veld: Veld) => void
}

/**
 * The answer of the last step: what the home costs a month, or what falls short and what to do about it. Figures of
 * earlier answers stay, and are said to be so. Before the first result it says only that there is none, if it failed.
 */
export const StapAntwoord = ({ vergeleken, onZoek }: StapAntwoordProps) => {
  const samenvatting = useSamenvatting()
  const onleesbaar = useAfterRelease(useOnleesbaar())
  useAnswerAloud()
  const { momentopname, loading, fout } = samenvatting
  if (momentopname === undefined) return fout ? <Mislukt fout={fout} /> : null

  const isVanEerder = onleesbaar || fout !== undefined
  const uitkomst = uitkomstVan(momentopname)
  const melding = toUitkomstmelding(samenvatting, LAATSTE_STAP, onleesbaar)
  const figure = (bedrag: ReactNode) => (
    <AnswerFigure data-voorlopig={isVanEerder || loading ? '' : undefined}>{bedrag}</AnswerFigure>
  )
  /** What the answer is; it has no tick or warning while it is that of earlier answers. */
  const kop = (icon: 'goed' | 'waarschuwing', tekst: string) => (
    <Text>
      {!isVanEerder && <Icon naam={icon} />}
      <strong>{tekst}</strong>
    </Text>
  )
  const verouderd = isVanEerder && <Text soort="gedempt">{meldingen.verouderd}</Text>
  switch (uitkomst?.soort) {
    case undefined:
      return null
    case 'zonderWoning':
      return <ZonderWoning onZoek={onZoek} />
    case 'tekort': {
      const periode = periodeZonderTekort(vergeleken, uitkomst.tekort)
      return (
        <AnswerCard soort="tekort">
          {kop('waarschuwing', renteTekst.jeKomtTekort)}
          {figure(formatEuro(uitkomst.tekort))}
          {verouderd}
          {melding === 'waarschuwing' && <Text soort="gedempt">{renteTekst.letOp}</Text>}
          {vergeleken.length > 0 && <Text soort="gedempt">{periodeZin(periode)}</Text>}
          <Row>
            <VeranderButton soort="primair" />
            <Naar veld={periode ? 'renteperiode' : 'eigenGeld'} onZoek={onZoek} />
          </Row>
        </AnswerCard>
      )
    }
    case 'genoeg':
      return (
        <AnswerCard>
          {kop('goed', uitkomst.lening === 0 ? renteTekst.geenHypotheekNodig : renteTekst.genoeg)}
          <Text>{renteTekst.jeBetaaltNetto}</Text>
          {figure(
            <>
              {inZin(uitkomst.netto)} <span>{renteTekst.perMaand}</span>
            </>,
          )}
          {verouderd}
          {uitkomst.lening > 0 && (
            <>
              <Text soort="gedempt">{leenZin(uitkomst)}</Text>
              <VerhaalButton eerst="maandlastNetto" lines={cijfersIn(toSamenvatting(momentopname, LAATSTE_STAP))} />
            </>
          )}
          {melding === 'schatting' && <Text soort="gedempt">{renteTekst.inschatting}</Text>}
        </AnswerCard>
      )
  }
}

const Mislukt = ({ fout }: { readonly fout: BerekeningFout }) => (
  <AnswerCard>
    <Text>{foutTekst(fout)}</Text>
  </AnswerCard>
)

const ZonderWoning = ({ onZoek }: Pick<StapAntwoordProps, 'onZoek'>) => (
  <AnswerCard>
    <Text>{renteTekst.nogGeenWoning}</Text>
    <Row>
      <Naar veld="vraagprijsWoning" soort="primair" onZoek={onZoek} />
    </Row>
  </AnswerCard>
)

const NAAR = {
  renteperiode: renteTekst.kiesPeriode,
  eigenGeld: renteTekst.vulEigenGeldIn,
  vraagprijsWoning: renteTekst.vulVraagprijsIn,
}

interface NaarProps extends Pick<StapAntwoordProps, 'onZoek'> {
  readonly veld: keyof typeof NAAR
  readonly soort?: 'primair' | 'stil'
}

/** A button that leads to a question, on the step that asks it. */
const Naar = ({ veld, soort = 'stil', onZoek }: NaarProps) => {
  const { stappen } = useCalculator().services
  return (
    <ActionButton
      soort={soort}
      onActie={() => {
        if (veld !== 'renteperiode') stappen.gaNaar(1)
        onZoek(veld)
      }}
    >
      {NAAR[veld]}
    </ActionButton>
  )
}

/** The line of the summary that the answer says. */
const REGEL_VAN = { zonderWoning: undefined, tekort: 'extraBenodigdeEigenInleg', genoeg: 'maandlastNetto' } as const

/**
 * Announces the answer to screen readers once the last step has one, after its heading; and after each calculation
 * there the answer once more, with what else is on the receipt.
 */
const useAnswerAloud = (): void => {
  const { announcement } = useCalculator().services
  const samenvatting = useSamenvatting()
  const toBonnetje = useBonnetje()
  const isGezegd = useRef(false)

  const onLoaded = useEffectEvent(() => {
    const { momentopname, fout } = samenvatting
    if (momentopname === undefined || fout !== undefined) return
    const uitkomst = uitkomstVan(momentopname)
    const antwoord = zegUitkomst(uitkomst)
    if (isGezegd.current) {
      const bonnetje = toBonnetje(uitkomst && REGEL_VAN[uitkomst.soort])
      announcement.announce([antwoord, bonnetje].filter(Boolean).join(' '))
    } else announcement.announce(uitkomst?.soort === 'zonderWoning' ? renteTekst.nogGeenWoning : antwoord)
    isGezegd.current = true
  })
  useEffect(() => {
    if (!samenvatting.loading) onLoaded()
  }, [samenvatting])
}
