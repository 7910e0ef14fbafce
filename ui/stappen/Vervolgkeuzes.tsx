import { useEffect, useId, useMemo, useRef, type ComponentProps, type ReactNode } from 'react'

import type { Momentopname, Vergeleken } from '../../application'
import { toVerloopgrond, type Periodevergelijking, type Verloopgrond } from '../../application/vergelijking'
import { formatEuro } from '../../domain/geld'
import { naamVanPeriode } from '../../domain/orientatie'
import { useCalculator } from '../basis/context/context'
import { useOrientatie, useSamenvatting } from '../basis/context/reading'
import { useSelected } from '../basis/context/useSelected'
import { LazyDialog } from '../basis/lazy/LazyDialog'
import type { PartName } from '../basis/lazy/parts'
import { Message } from '../basis/message/Message'
import { knoppen } from '../tekst/nl'
import { renteTekst } from '../tekst/rente'
import { PathIcon } from '../thema/Icon'
import { RowList, SubTitle } from '../thema/lazyParts'
import { Stack, Text } from '../thema/parts'
import { toPaperAnswer } from '../uitkomst/paperAnswer'
import { usePrintedSheet } from './usePrintedSheet'
import type { Prijsvondst } from '../vensters/veranderen/useHoogstePrijs'
import { useFigureSource } from '../vensters/vergelijking/figureSource'
import { rangordeKort } from '../vensters/vergelijking/rangordeKort'

const ICONS = {
  vergelijk: 'M4 13h4v7H4v-7Zm6-5h4v12h-4V8Zm6-4h4v16h-4V4Z',
  verloop: 'M3 4h2v14h16v2H3V4Zm4.4 2.6L12 11.2l3-3 6 6-1.4 1.4-4.6-4.6-3 3L6 8l1.4-1.4Z',
  watPast: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-1 5h2v2h-2V7Zm0 4h2v6h-2v-6Z',
  watAls: 'M4 7h8v2H4V7Zm14 0h2v2h-2v2h-2V5h2v2ZM4 15h2v-2h2v6H6v-2H4v-2Zm6 0h10v2H10v-2Z',
  bewijs: 'M6 2h8l5 5v15H6V2Zm7 1.8V8h4.2L13 3.8ZM8.5 11v2h7v-2h-7Zm0 4v2h7v-2h-7Z',
  meenemen: 'm14 4 7 7-7 7v-4c-5 0-8.5 1.6-11 5 1-5 4-10 11-11V4Z',
  verder: 'm9 6 6 6-6 6-1.4-1.4 4.6-4.6-4.6-4.6L9 6Z',
}

/** Not needed to open a dialog: the dialog of each chart also gives the figures as text, in a table or on cards. */
const CHARTS = ['charts'] as const

interface VervolgkeuzesProps extends Periodevergelijking {
  /** The highest affordable price, with which the printed page begins for a home out of reach. */
  readonly vondst: Prijsvondst
}

/** The groups of actions in step 3: understand the result, change something (only with a home), and save or share. */
export const Vervolgkeuzes = ({ periodes, rangorde, vondst }: VervolgkeuzesProps) => {
  const { veranderen, prijs } = vondst
  const toAnswer = (momentopname: Momentopname) =>
    toPaperAnswer(momentopname, prijs && veranderen?.zegHoogstePrijs(momentopname, prijs))
  const bron = useFigureSource(periodes)
  const grond = useVerloopgrond()
  const { afdruk, isVerboden } = usePrintedSheet()
  const charts = useSelected(useCalculator().services.lazy.of('charts'), (loaded) => loaded)
  const type = useOrientatie((orientatie) => orientatie.type)
  const heeftWoning = useOrientatie(({ vraagprijsWoning }) => vraagprijsWoning !== undefined)
  const { momentopname: laatste } = useSamenvatting()
  const gekozen = periodes.find(({ rentevastperiode }) => rentevastperiode === laatste?.renteperiode)
  return (
    <Stack ruimte="kaart">
      <Rijgroep
        titel={renteTekst.begrijpen}
        uitleg={
          laatste && !heeftWoning && periodes.length > 0
            ? renteTekst.metMaximum(formatEuro(laatste.financieringsOpzet.maximaleHypotheek))
            : undefined
        }
      >
        {bron && (
          <Rij
            icon={ICONS.vergelijk}
            titel={renteTekst.vergelijk}
            achter={rangordeKort(rangorde)}
            deel="vergelijking"
            ook={CHARTS}
          >
            {(Dialoog, onSluit) => (
              <Dialoog titel={renteTekst.vergelijk} bron={bron} charts={charts} onSluit={onSluit} />
            )}
          </Rij>
        )}
        {grond && (
          <Rij
            icon={ICONS.verloop}
            titel={renteTekst.verloop}
            achter={gekozen && restantZin(gekozen)}
            deel="verloop"
            ook={CHARTS}
          >
            {(Dialoog, onSluit) => (
              <Dialoog titel={renteTekst.verloop} grond={grond} charts={charts} onSluit={onSluit} />
            )}
          </Rij>
        )}
        <Rij icon={ICONS.watPast} titel={renteTekst.watPast} achter={renteTekst.watPastIets} deel="watPast">
          {(Dialoog, onSluit) => <Dialoog titel={renteTekst.watPast} onSluit={onSluit} />}
        </Rij>
      </Rijgroep>
      {heeftWoning && (
        <Rijgroep titel={renteTekst.veranderen}>
          <Rij icon={ICONS.watAls} titel={renteTekst.watAls} achter={renteTekst.watAlsIets} deel="watAls">
            {(Dialoog, onSluit) => <Dialoog titel={renteTekst.watAls} grond={grond} onSluit={onSluit} />}
          </Rij>
        </Rijgroep>
      )}
      <RowList>
        {type === 'Adviseur' && (
          <Rij icon={ICONS.bewijs} titel={knoppen.openRekenbewijs} deel="adviseur">
            {(Dialoog, onSluit) => <Dialoog titel={knoppen.openRekenbewijs} onSluit={onSluit} />}
          </Rij>
        )}
        <Rij icon={ICONS.meenemen} titel={renteTekst.meenemen} achter={renteTekst.meenemenIets[type]} deel="meenemen">
          {(Dialoog, onSluit) => <Dialoog titel={renteTekst.meenemen} toAnswer={toAnswer} onSluit={onSluit} />}
        </Rij>
      </RowList>
      {isVerboden && <PrintVerboden />}
      {afdruk && <afdruk.SheetInPlace toAnswer={toAnswer} />}
    </Stack>
  )
}

/**
 * A message that the browser does not print here, with the way to take the text along. It is announced, and scrolled
 * into view, because the visitor pressed a key and may be anywhere on the page.
 */
const PrintVerboden = () => {
  const { services, view } = useCalculator()
  const { announcement } = services
  const { reveal } = view
  const melding = useRef<HTMLDivElement>(null)
  const tekst = renteTekst.printVerboden
  useEffect(() => {
    announcement.announceUrgently(tekst)
    if (melding.current) reveal(melding.current)
  }, [announcement, reveal, tekst])
  return (
    <div ref={melding}>
      <Message soort="fout">
        <p>{tekst}</p>
      </Message>
    </div>
  )
}

/** Returns the input for the repayment schedule of the last result; undefined when no schedule can be calculated. */
const useVerloopgrond = (): Verloopgrond | undefined => {
  const { momentopname } = useSamenvatting()
  return useMemo(() => momentopname && toVerloopgrond(momentopname), [momentopname])
}

interface RijgroepProps {
  readonly titel: string
  /** A sentence below the title; undefined for none. */
  readonly uitleg?: string | undefined
  readonly children: ReactNode
}

const Rijgroep = ({ titel, uitleg, children }: RijgroepProps) => {
  const id = useId()
  return (
    <Stack ruimte="lijn">
      <SubTitle id={id}>{titel}</SubTitle>
      {uitleg && <Text soort="gedempt">{uitleg}</Text>}
      <RowList aria-labelledby={id}>{children}</RowList>
    </Stack>
  )
}

type RijProps<Name extends PartName> = ComponentProps<typeof LazyDialog<Name>> & {
  /** The SVG path of the icon, in a view box of 24 by 24. */
  readonly icon: string
  /** A short text after the button, such as a figure from the dialog; undefined for no text. */
  readonly achter?: string | undefined
}

/** A list item with a button that opens a lazily loaded dialog. */
const Rij = <Name extends PartName>({ icon, achter, ...dialoog }: RijProps<Name>) => {
  const id = useId()
  return (
    <li>
      <PathIcon pad={icon} maat={24} />
      <LazyDialog {...dialoog} className="rij" describedBy={achter && id} />
      {achter && (
        <span id={id} aria-hidden="true">
          {achter}
        </span>
      )}
      <PathIcon pad={ICONS.verder} />
    </li>
  )
}

/** Returns a phrase with the loan left after the fixed-rate period; undefined if repaid or if the rate is variable. */
const restantZin = ({ rentevastperiode, maand }: Vergeleken): string | undefined =>
  maand?.restantEinde && rentevastperiode > 1
    ? renteTekst.naPeriode(naamVanPeriode(rentevastperiode), formatEuro(maand.restantEinde))
    : undefined
