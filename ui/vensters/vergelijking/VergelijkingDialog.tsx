import { rangschikPeriodes, type Momentopname, type Rangorde } from '../../../application'
import { normenUit } from '../../../domain'
import { formatEuro } from '../../../domain/geld'
import { leningVan } from '../../../domain/vergelijking'
import type { RentevastePeriode } from '../../../domain/orientatie'
import { useCalculator } from '../../basis/context/context'
import { useIsVerouderd, useOrientatie, useSamenvatting } from '../../basis/context/reading'
import { Dialog } from '../../basis/dialog/Dialog'
import { VerouderdMessage } from '../../basis/message/Message'
import { useIsTooNarrow } from '../../basis/size/useIsTooNarrow'
import { rangordeZinnen } from '../../tekst/rangordeZin'
import { rentesoortZinnen } from '../../tekst/rentesoortZinnen'
import { vergelijkingTekst } from '../../tekst/vergelijking'
import { ContentDisclosure, LeadSentence } from '../../thema/lazyParts'
import { Button, Row, SmallTitle, Stack, Text } from '../../thema/parts'
import { Daarna } from './Daarna'
import { MeerCijfers } from './MeerCijfers'
import { PeriodeCards } from './PeriodeCards'
import { PeriodeChart } from './PeriodeChart'
import { namesWithoutRow, splitColumns, toRow, type Column, type PeriodeRow } from './rows'
import { PeriodeTable } from './PeriodeTable'
import { toRangeZinnen, toRenteZinnen } from './toRanges'
import { useService } from './useService'
import type { FigureSource, VergelijkingDialogProps } from '../../basis/lazy/types/vergelijking'

/** A dialog that compares the periods. Choosing a period makes it the visitor's answer and closes the dialog. */
export const VergelijkingDialog = ({ titel, bron, charts, onSluit }: VergelijkingDialogProps) => {
  const isVerouderd = useIsVerouderd()
  return (
    <Dialog titel={titel} onSluit={onSluit} metWoorden>
      {charts && <charts.OnPaper />}
      {isVerouderd && <VerouderdMessage />}
      {bron.soort === 'hier' ? (
        <Vergelijking rijen={bron.vergeleken.map(toRow)} charts={charts} onSluit={onSluit} />
      ) : (
        <FromService bron={bron} charts={charts} onSluit={onSluit} />
      )}
    </Dialog>
  )
}

interface FromServiceProps extends Pick<VergelijkingDialogProps, 'charts' | 'onSluit'> {
  readonly bron: Extract<FigureSource, { soort: 'dienst' }>
}

/** Figures from a service, the progress of the requests and the failed periods. Closing the dialog cancels requests. */
const FromService = ({ bron, charts, onSluit }: FromServiceProps) => {
  const { rijen, bezig, stop, opnieuw } = useService(bron)
  const { voortgang, mislukt, stoppen, vraagOpnieuw } = vergelijkingTekst.dienst
  const aantal = rijen.filter(({ stand }) => stand === 'bekend').length
  const namen = rijen.filter(({ stand }) => stand === 'mislukt').map(({ naam }) => naam)
  return (
    <>
      <Row>
        <Text role="status">
          {[voortgang(aantal, rijen.length), ...(namen.length > 0 ? [mislukt(namen.join(', '))] : [])].join(' ')}
        </Text>
        <Button soort="tekst" onClick={bezig ? stop : opnieuw}>
          {bezig ? stoppen : vraagOpnieuw}
        </Button>
      </Row>
      <Vergelijking rijen={rijen} charts={charts} onSluit={onSluit} />
    </>
  )
}

/** The columns of the table. Columns without figures are left out. */
const TABLE = ['periode', 'rente', 'netto', 'maximum', 'restant', 'tekort'] as const satisfies readonly Column[]
/** The figures on a card besides the rate and the net cost. */
const CARDS = ['maximum', 'tekort'] as const satisfies readonly Column[]

interface VergelijkingProps extends Pick<VergelijkingDialogProps, 'charts' | 'onSluit'> {
  readonly rijen: readonly PeriodeRow[]
}

/**
 * Compares the periods: a sentence, a chart to choose from, and then everything else. A narrow window folds the figures
 * that a wide window has in a table. Another disclosure has the remaining figures.
 */
const Vergelijking = ({ rijen, charts, onSluit }: VergelijkingProps) => {
  const { momentopname } = useSamenvatting()
  const { beantwoord } = useCalculator()
  const gekozen = useOrientatie(({ renteperiode }) => renteperiode)
  const isNarrow = useIsTooNarrow()
  const bekend = rijen.flatMap(({ van }) => van ?? [])
  const rangorde = rangschikPeriodes(bekend, momentopname?.renteperiode ?? gekozen)
  const { shown, folded } = splitColumns(rijen, isNarrow ? ['rente', 'netto', ...CARDS] : TABLE)
  const zonder = momentopname ? namesWithoutRow(momentopname.labelCode, rijen) : []
  const [eerste, ...verdere] = rangorde ? rangordeZinnen(rangorde, bekend.length === rijen.length) : []
  const zinnen = [...verdere, ...toRangeZinnen(rijen, rangorde)]
  const inleiding = momentopname && <Text soort="gedempt">{inleidingVan(momentopname, rangorde)}</Text>
  const kies = (periode: RentevastePeriode) => {
    beantwoord('renteperiode', periode)
    onSluit()
  }
  return (
    <>
      {eerste && <LeadSentence>{eerste}</LeadSentence>}
      <PeriodeChart
        rijen={rijen}
        rangorde={rangorde}
        gekozen={gekozen}
        charts={charts}
        isNarrow={isNarrow}
        onKies={kies}
      />
      <Stack ruimte="lijn">
        {zinnen.length > 0 && <Text>{zinnen.join(' ')}</Text>}
        {!isNarrow && (
          <>
            {inleiding}
            <PeriodeTable naam={vergelijkingTekst.tabel} rijen={rijen} kolommen={shown} gekozen={gekozen} />
          </>
        )}
        {rentesoortZinnen(bekend).map((zin) => (
          <Text key={zin} soort="gedempt">
            {zin}
          </Text>
        ))}
        {zonder.length > 0 && <Text soort="gedempt">{vergelijkingTekst.geenRente(zonder.join(', '))}</Text>}
      </Stack>
      <Stack ruimte="lijn">
        {isNarrow && (
          <ContentDisclosure>
            <summary>
              <SmallTitle>{vergelijkingTekst.cijfers}</SmallTitle>
            </summary>
            <Stack ruimte="lijn">
              {inleiding}
              <PeriodeCards rijen={rijen} verder={CARDS.filter((kolom) => shown.includes(kolom))} gekozen={gekozen} />
            </Stack>
          </ContentDisclosure>
        )}
        <MeerCijfers
          rijen={rijen}
          kolommen={folded}
          gekozen={gekozen}
          zinnen={toRenteZinnen(rijen)}
          normen={momentopname && normenUit(momentopname.grond)}
        />
        <Daarna rij={rijen.find(({ periode }) => periode === gekozen)} />
      </Stack>
    </>
  )
}

/** Returns a text on the figures per period, with the loan that the monthly costs are for. */
const inleidingVan = ({ financieringsOpzet }: Momentopname, rangorde: Rangorde | undefined): string => {
  const { inleiding, inleidingTekort } = vergelijkingTekst
  return (rangorde?.soort === 'tekort' ? inleidingTekort : inleiding)(formatEuro(leningVan(financieringsOpzet)))
}
