import { useId, type ComponentProps, type ReactNode } from 'react'

import {
  toSamenvatting,
  type BenodigdeHypotheekBlok,
  type Betaalkey,
  type SamenvattingLine as LineModel,
  type KostenDetails,
  type Maandlast,
} from '../../application'
import { LAATSTE_STAP } from '../../domain/orientatie'
import { useCalculator } from '../basis/context/context'
import { useSamenvatting, useStap } from '../basis/context/reading'
import { memoAlike } from '../basis/context/useSelected'
import { PartsDrawing } from '../basis/PartsChart'
import { inZin } from '../tekst/inZin'
import { samenvattingLabels, samenvattingTekst } from '../tekst/samenvatting'
import { samenvattingdelenTekst } from '../tekst/samenvattingdelen'
import { PartMark, ReceiptLine } from '../thema/lazyParts'
import { Lines, Text, SmallTitle, Stack } from '../thema/parts'
import { ActionButton } from '../velden/ActionButton'
import { VeranderButton } from '../vensters/veranderen/VeranderButton'
import { VerhaalButton } from '../vensters/verhaal/VerhaalButton'
import { BETAALPATRONEN } from './betaalpatronen'
import { LabelledLine, LineAmount, MaandlastLines } from './LabelledLine'
import { bedragVan, linesIn } from './lineText'

export interface BenodigdeBedragenProps {
  readonly blok: BenodigdeHypotheekBlok
}

/**
 * The amounts of 'Je benodigde hypotheek': the costs, the payment and the maximum loan. On step 2 the line of the key
 * figure is large: the shortage, or without a shortage the mortgage. Step 3 adds the monthly cost, if it is known and
 * the shortage is at most a tenth of the price.
 */
export const BenodigdeBedragen = ({ blok }: BenodigdeBedragenProps) => {
  const { betaling, kanLenen, benodigdeFinanciering, maandlast } = blok
  const { momentopname } = useSamenvatting()
  const stap = useStap()
  const isLaatste = stap === LAATSTE_STAP
  const [hypotheek] = betaling
  const tekort = betaling.find(isTekort)
  const antwoord = isLaatste || !blok.actief ? undefined : (tekort ?? hypotheek)
  return (
    <>
      <Stack ruimte="lijn">
        <Kosten line={benodigdeFinanciering} details={blok.details} />
        <Betaling lines={betaling} antwoord={antwoord?.key} />
        <Lines>
          <Regel line={kanLenen} soort="daarnaast" />
        </Lines>
      </Stack>
      {antwoord && antwoord === tekort && <VeranderButton />}
      {momentopname && blok.actief && (tekort ?? (!isLaatste && hypotheek?.waarde._tag === 'Bedrag')) && (
        <VerhaalButton
          eerst={isLaatste ? 'extraBenodigdeEigenInleg' : 'hypotheekbedrag'}
          lines={linesIn(toSamenvatting(momentopname, stap))}
        />
      )}
      {maandlast && <MaandlastLines maandlast={maandlast} stil />}
      {maandlast && <AndersDanStap1 maandlast={maandlast} />}
    </>
  )
}

const isTekort = (line: LineModel): boolean => line.key === 'extraBenodigdeEigenInleg' && bedragVan(line) > 0

interface BetalingProps {
  readonly lines: BenodigdeHypotheekBlok['betaling']
  /** The key of the large line with the key figure of the step; undefined when no line is large. */
  readonly antwoord: Betaalkey | undefined
}

/** The payment of the home and its costs: a bar with the amounts above 0, if any, and a line for each amount. */
const Betaling = memoAlike(({ lines, antwoord }: BetalingProps) => {
  const parts = lines
    .map((line) => ({ patroon: BETAALPATRONEN[line.key], bedrag: bedragVan(line) }))
    .filter(({ bedrag }) => bedrag > 0)
  return (
    <>
      {parts.length > 0 && <PartsDrawing parts={parts} />}
      <Lines ruimte="dicht">
        {lines.map((line) => (
          <Regel key={line.key} line={line} soort={soortVan(line, antwoord)}>
            <PartMark aria-hidden="true" patroon={bedragVan(line) > 0 ? BETAALPATRONEN[line.key] : 'leeg'} />
          </Regel>
        ))}
      </Lines>
    </>
  )
})

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
const AndersDanStap1 = ({ maandlast: { lines, bijHypotheekVan } }: { readonly maandlast: Maandlast }) => {
  const [netto, bruto] = lines.map(bedragVan)
  const opzet = useSamenvatting().momentopname?.financieringsOpzet
  const isZelfdeLening = bijHypotheekVan === undefined && opzet?.hypotheekbedrag === opzet?.maximaleHypotheekOpInkomen
  return isZelfdeLening && netto !== bruto && <Text soort="gedempt">{samenvattingdelenTekst.metWoning}</Text>
}

interface KostenProps {
  readonly line: LineModel
  readonly details: KostenDetails
}

/**
 * The total 'Nieuwe woning en kosten', with a button that unfolds the details. The details are the separate costs, the
 * total, and the overwaarde that is left after the purchase, if any.
 */
const Kosten = memoAlike(({ line, details }: KostenProps) => {
  const id = useId()
  const { showsDetails: open, setShowsDetails: setOpen } = useCalculator()
  return (
    <>
      {!open && (
        <Lines>
          <LabelledLine line={line} soort="som" />
        </Lines>
      )}
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
          <Lines>
            <Regel line={{ ...line, toelichting: undefined }} soort="totaal" />
          </Lines>
          {details.overgeblevenOverwaarde !== undefined && (
            <Text soort="gedempt">{samenvattingTekst.overgebleven(inZin(details.overgeblevenOverwaarde))}</Text>
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
        <LabelledLine key={line.key} line={line} soort="klein" />
      ))}
    </Lines>
  </>
)
