import { useId } from 'react'

import type {
  BenodigdeHypotheekBlok,
  BetaalSoort,
  SamenvattingLine as LineModel,
  KostenDetails,
} from '../../application'
import { LAATSTE_STAP } from '../../domain/orientatie'
import { formatEuro } from '../../domain/geld'
import { useSamenvatting, useStap } from '../basis/context/reading'
import { samenvattingdelenTekst } from '../tekst/samenvattingdelen'
import { Lines, Text, SmallTitle, Stack } from '../thema/parts'
import { VeranderButton } from '../vensters/veranderen/VeranderButton'
import { VerhaalButton } from '../vensters/verhaal/VerhaalButton'
import { memoAlike } from '../basis/context/useSelected'
import { betaalwijzeTekst, samenvattingTekst } from '../tekst/samenvatting'
import { useCalculator } from '../basis/context/context'
import { PartsChart, type Part } from '../basis/PartsChart'
import { inZin } from '../tekst/inZin'
import { ActionButton } from '../velden/ActionButton'
import { LabelledLine, MaandlastLines } from './LabelledLine'
import { bedragVan, ongezegdIn } from './lineText'

export interface BenodigdeBedragenProps {
  readonly blok: BenodigdeHypotheekBlok
}

/**
 * The amounts of 'Je benodigde hypotheek', how the purchase is paid, and what is missing. On step 2 the answer is among
 * them: what is missing, or else the mortgage. Step 3 has its answer above its own questions.
 */
export const BenodigdeBedragen = ({ blok }: BenodigdeBedragenProps) => {
  const isLaatste = useStap() === LAATSTE_STAP
  const tekort = blok.lines.find(isTekort)
  const kern = isLaatste || !blok.actief ? undefined : (tekort ?? blok.hypotheekbedrag)
  const [netto, bruto] = blok.maandlast?.lines ?? []
  const opzet = useSamenvatting().momentopname?.financieringsOpzet
  const { viaBelasting, metWoning } = samenvattingdelenTekst
  return (
    <>
      <Lines>
        {kern && <LabelledLine line={kern} soort="kern" />}
        {kern !== blok.hypotheekbedrag && <LabelledLine line={blok.hypotheekbedrag} soort="som" />}
      </Lines>
      {kern === tekort && tekort && <VeranderButton />}
      <MaandlastLines maandlast={blok.maandlast} />
      {bedragVan(netto) < bedragVan(bruto) && (
        <Text soort="gedempt">
          {viaBelasting}
          {opzet?.hypotheekbedrag === opzet?.maximaleHypotheekOpInkomen && ` ${metWoning}`}
        </Text>
      )}
      {blok.actief && (tekort !== undefined || (!isLaatste && bedragVan(blok.hypotheekbedrag) > 0)) && (
        <VerhaalButton
          eerst={isLaatste ? 'extraBenodigdeEigenInleg' : 'hypotheekbedrag'}
          lines={[blok.hypotheekbedrag, blok.benodigdeFinanciering, ...blok.lines]}
        />
      )}
      <Betaalwijze delen={blok.betaalwijze} totaal={blok.betaaltotaal} ongezegd={ongezegdIn(blok)} />
      <Lines>
        <LabelledLine line={blok.benodigdeFinanciering} />
      </Lines>
      <Details details={blok.details} />
      <Lines>
        {blok.lines
          .filter((line) => line !== kern)
          .map((line) => (
            <LabelledLine key={line.key} line={line} soort={isTekort(line) ? 'tekort' : 'gewoon'} />
          ))}
      </Lines>
    </>
  )
}

const isTekort = (line: LineModel): boolean => line.key === 'extraBenodigdeEigenInleg' && bedragVan(line) > 0

interface BetaalwijzeProps {
  readonly delen: BenodigdeHypotheekBlok['betaalwijze']
  readonly totaal: number
  /** The parts whose amounts stand in the legend: lines near it say those of the others. */
  readonly ongezegd: BenodigdeHypotheekBlok['betaalwijze']
}

const PATRONEN: Readonly<Record<BetaalSoort, Part['patroon']>> = {
  hypotheek: 'vol',
  eigenGeld: 'omlijnd',
  overwaarde: 'gestreept',
  tekort: 'waarschuwing',
}

/** How the purchase is paid: as a drawn bar, with the same facts in words. */
const Betaalwijze = memoAlike(
  ({ delen, totaal, ongezegd }: BetaalwijzeProps) =>
    delen.length > 0 && (
      <Stack ruimte="lijn">
        <SmallTitle>{betaalwijzeTekst.titel}</SmallTitle>
        <PartsChart
          parts={delen.map((deel) => ({
            patroon: PATRONEN[deel.soort],
            naam: betaalwijzeTekst.delen[deel.soort],
            bedrag: deel.bedrag,
            tekst: ongezegd.includes(deel) ? formatEuro(deel.bedrag) : undefined,
          }))}
        >
          {delen.length > 1 && ongezegd.length > 0 && (
            <li data-totaal>
              {betaalwijzeTekst.totaal}
              <span>{formatEuro(totaal)}</span>
            </li>
          )}
        </PartsChart>
      </Stack>
    ),
)

/** The parts of 'Nieuwe woning en kosten', folded until the visitor opens them. */
const Details = memoAlike(({ details }: { readonly details: KostenDetails }) => {
  const id = useId()
  const { showsDetails: open, setShowsDetails: setOpen } = useCalculator()
  return (
    <>
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
        <Stack id={id}>
          <Kosten titel={samenvattingTekst.aankoopkosten} lines={details.aankoopkosten} />
          <Kosten titel={samenvattingTekst.overigeKosten} lines={details.overigeKosten} />
          {details.overgeblevenOverwaarde !== undefined && (
            <Text soort="gedempt">{samenvattingTekst.overgebleven(inZin(details.overgeblevenOverwaarde))}</Text>
          )}
        </Stack>
      )}
    </>
  )
})

const Kosten = ({ titel, lines }: { readonly titel: string; readonly lines: readonly LineModel[] }) => (
  <Stack ruimte="dicht">
    <SmallTitle>{titel}</SmallTitle>
    <Lines>
      {lines.map((line) => (
        <LabelledLine key={line.key} line={line} soort="klein" />
      ))}
    </Lines>
  </Stack>
)
