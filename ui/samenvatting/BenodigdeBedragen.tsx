import { useId, type ComponentProps, type ReactNode } from 'react'

import {
  toSamenvatting,
  type BenodigdeHypotheekBlok,
  type Betaalkey,
  type SamenvattingLine as LineModel,
  type KostenDetails,
} from '../../application'
import { formatEuro } from '../../domain/geld'
import { LAATSTE_STAP } from '../../domain/orientatie'
import { useCalculator } from '../basis/context/context'
import { useSamenvatting, useStap } from '../basis/context/reading'
import { memoAlike } from '../basis/context/useSelected'
import { PartsDrawing } from '../basis/PartsChart'
import { samenvattingLabels, samenvattingTekst } from '../tekst/samenvatting'
import { samenvattingdelenTekst } from '../tekst/samenvattingdelen'
import { PartMark, ReceiptLine } from '../thema/lazyParts'
import { Lines, Text, SmallTitle, Stack } from '../thema/parts'
import { ActionButton } from '../basis/press/ActionButton'
import { VeranderButton } from './VeranderButton'
import { VerhaalButton } from './VerhaalButton'
import { BETAALPATRONEN } from '../uitkomst/betaalpatronen'
import { LabelledLine, LineAmount, MaandlastLines } from './LabelledLine'
import { bedragVan, linesIn } from '../tekst/lineText'
import type { BenodigdeBedragenProps } from '../basis/lazy/types/vervolgstappen'

/**
 * The amounts of 'Je benodigde hypotheek' in the order of the specification: the costs, the maximum loan, the payment
 * with its bar and, on step 3, the monthly cost. On step 2 the key figure is large: the shortage, or without a shortage
 * the mortgage.
 */
export const BenodigdeBedragen = ({ blok }: BenodigdeBedragenProps) => {
  const { betaling, kanLenen, benodigdeFinanciering, maandlast } = blok
  const { momentopname } = useSamenvatting()
  const stap = useStap()
  const isLaatste = stap === LAATSTE_STAP
  const hypotheek = betaling.at(-1)
  const tekort = betaling.find(isTekort)
  const antwoord = isLaatste || !blok.actief ? undefined : (tekort ?? hypotheek)
  return (
    <>
      <Stack ruimte="lijn">
        <Kosten line={benodigdeFinanciering} details={blok.details} />
        <Betaling kanLenen={kanLenen} lines={betaling} antwoord={antwoord?.key} />
      </Stack>
      {antwoord && antwoord === tekort && <VeranderButton />}
      {momentopname && blok.actief && (tekort ?? (!isLaatste && hypotheek?.waarde._tag === 'Bedrag')) && (
        <VerhaalButton
          eerst={isLaatste ? 'extraBenodigdeEigenInleg' : 'hypotheekbedrag'}
          lines={linesIn(toSamenvatting(momentopname, stap))}
        />
      )}
      <MaandlastLines maandlast={maandlast} />
      {maandlast && <AndersDanStap1 maandlast={maandlast} />}
    </>
  )
}

const isTekort = (line: LineModel): boolean => line.key === 'extraBenodigdeEigenInleg' && bedragVan(line) > 0

interface BetalingProps {
  readonly kanLenen: BenodigdeHypotheekBlok['kanLenen']
  readonly lines: BenodigdeHypotheekBlok['betaling']
  /** The key of the large line with the key figure of the step; undefined when no line is large. */
  readonly antwoord: Betaalkey | undefined
}

/** The maximum loan and the payment of the home and its costs: a line for each amount, and a bar of those above 0. */
const Betaling = memoAlike(({ kanLenen, lines, antwoord }: BetalingProps) => (
  <>
    <Lines ruimte="dicht">
      <Regel line={kanLenen} soort="zonderDeel" />
      {lines.map((line) => (
        <Regel key={line.key} line={line} soort={soortVan(line, antwoord)}>
          <PartMark aria-hidden="true" patroon={bedragVan(line) > 0 ? BETAALPATRONEN[line.key] : 'leeg'} />
        </Regel>
      ))}
    </Lines>
    <PartsDrawing parts={lines.map((line) => ({ patroon: BETAALPATRONEN[line.key], bedrag: bedragVan(line) }))} />
  </>
))

interface RegelProps extends Pick<ComponentProps<typeof ReceiptLine>, 'soort'> {
  readonly line: LineModel
  /** The mark before the label; undefined when the line has no mark. */
  readonly children?: ReactNode
}

/** One line of the summary: a mark (optional), a label, an amount, and an explanation (optional). */
const Regel = ({ line, soort, children }: RegelProps) => (
  <ReceiptLine soort={soort}>
    <dt>
      {children}
      {samenvattingLabels[line.key]}
    </dt>
    <LineAmount line={line} />
  </ReceiptLine>
)

const soortVan = (line: LineModel, antwoord: Betaalkey | undefined) => {
  if (line.key === antwoord) return isTekort(line) ? 'antwoordTekort' : 'antwoord'
  return isTekort(line) ? 'tekort' : 'gewoon'
}

/**
 * A note on why the net monthly cost differs from the net cost on step 1. Renders nothing when the loan differs from
 * the maximum on step 1, and when the net cost equals the gross cost.
 */
const AndersDanStap1 = ({ maandlast }: { readonly maandlast: readonly LineModel[] }) => {
  const [bruto, netto] = maandlast.map(bedragVan)
  const opzet = useSamenvatting().momentopname?.financieringsOpzet
  const isZelfdeLening = opzet?.hypotheekbedrag === opzet?.maximaleHypotheekOpInkomen
  return isZelfdeLening && netto !== bruto && <Text soort="gedempt">{samenvattingdelenTekst.metWoning}</Text>
}

interface KostenProps {
  readonly line: LineModel
  readonly details: KostenDetails
}

/**
 * The line 'Nieuwe woning en kosten', with a button that unfolds the details below it: the separate costs, and the
 * overwaarde that is left after the purchase, if any.
 */
const Kosten = memoAlike(({ line, details }: KostenProps) => {
  const id = useId()
  const { showsDetails: open, setShowsDetails: setOpen } = useCalculator()
  return (
    <>
      <Lines>
        <LabelledLine line={line} soort="som" />
      </Lines>
      <div>
        <ActionButton
          soort="tekst"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onActie={() => setOpen(!open)}
        >
          {open ? samenvattingdelenTekst.verbergDetails : samenvattingdelenTekst.toonDetails}
        </ActionButton>
      </div>
      {open && (
        <Stack id={id} ruimte="lijn" data-uitgevouwen="">
          <Kostengroep titel={samenvattingTekst.aankoopkosten} lines={details.aankoopkosten} />
          <Kostengroep titel={samenvattingTekst.overigeKosten} lines={details.overigeKosten} />
          {details.overgeblevenOverwaarde !== undefined && (
            <Text soort="gedempt">{samenvattingTekst.overgebleven(formatEuro(details.overgeblevenOverwaarde))}</Text>
          )}
        </Stack>
      )}
    </>
  )
})

const Kostengroep = ({ titel, lines }: { readonly titel: string; readonly lines: readonly LineModel[] }) => (
  <>
    <SmallTitle>{titel}</SmallTitle>
    <Lines>
      {lines.map((line) => (
        <LabelledLine key={line.key} line={line} />
      ))}
    </Lines>
  </>
)
