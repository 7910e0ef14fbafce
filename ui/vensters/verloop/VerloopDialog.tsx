import { useId, useMemo, useState, type CSSProperties } from 'react'

import { toVerloop, type Verloopgrond } from '../../../application/vergelijking'
import { formatEuro } from '../../../domain/geld'
import { naamVanPeriode } from '../../../domain/orientatie'
import { verloopPerMaand, type Aflossingsverloop, type Lastenjaar } from '../../../domain/vergelijking'
import { useIsVerouderd } from '../../basis/context/reading'
import { Dialog } from '../../basis/dialog/Dialog'
import { VerouderdMessage } from '../../basis/message/Message'
import type { Charts } from '../../basis/chart/charts'
import { showRente } from '../../tekst/rentesoort'
import { verloopTekst } from '../../tekst/verloop'
import { LeadSentence, SubTitle } from '../../thema/lazyParts'
import { Stack, Text } from '../../thema/parts'
import { JaarTable } from './JaarTable'
import { toChartData, type ChartData, type NamedBedrag } from './toChartData'
import type { VerloopDialogProps } from '../../basis/lazy/types/verloop'

/** A dialog with the repayment of the mortgage over thirty years: two charts, its assumptions and a table. */
export const VerloopDialog = ({ titel, grond, charts, onSluit }: VerloopDialogProps) => {
  const isVerouderd = useIsVerouderd()
  const verloop = useMemo(() => toVerloop(grond), [grond])
  const lasten = useMemo(() => (verloop ? verloopPerMaand(verloop, grond.financieringsOpzet) : []), [verloop, grond])
  if (verloop === undefined) return null
  return (
    <Dialog titel={titel} onSluit={onSluit} metWoorden>
      {charts && <charts.OnPaper />}
      {isVerouderd && <VerouderdMessage />}
      <Lening verloop={verloop} />
      <Figuren grond={grond} verloop={verloop} lasten={lasten} Columns={charts?.Columns} />
      <Aannames grond={grond} verloop={verloop} />
      <JaarTable jaren={lasten} />
    </Dialog>
  )
}

interface AannamesProps {
  readonly grond: Verloopgrond
  readonly verloop: Aflossingsverloop
}

/** The loan with its total interest. */
const Lening = ({ verloop }: Pick<AannamesProps, 'verloop'>) => {
  const renteInTotaal = verloop.jaren.reduce((som, jaar) => som + jaar.rente, 0)
  return <LeadSentence>{verloopTekst.lening(formatEuro(verloop.lening), formatEuro(renteInTotaal))}</LeadSentence>
}

/** The assumptions of the schedule. */
const Aannames = ({ grond, verloop }: AannamesProps) => {
  const { renteperiode, rentesoort, isVoorbeeldrente } = grond
  const { vast, variabel, dezelfdeRente, voorbeeldrente } = verloopTekst.aannames
  const rente = showRente(grond.rente, rentesoort)
  const zinnen = [
    renteperiode === 1 ? variabel(rente) : vast(naamVanPeriode(renteperiode), rente),
    ...(isVoorbeeldrente ? [voorbeeldrente] : []),
    ...(renteperiode === 360 ? [] : [dezelfdeRente]),
    verloop.toelichting,
  ]
  return <Text soort="gedempt">{zinnen.join(' ')}</Text>
}

interface FigurenProps {
  readonly grond: Verloopgrond
  /** The repayment schedule, with figures to the cent. */
  readonly verloop: Aflossingsverloop
  readonly lasten: readonly Lastenjaar[]
  readonly Columns: Charts['Columns'] | undefined
}

/** The two charts, which highlight the same year. At first that is the year in which the fixed-rate period ends. */
const Figuren = ({ grond: { renteperiode }, verloop, lasten, Columns }: FigurenProps) => {
  const [jaar, setJaar] = useState(Math.ceil(renteperiode / 12))
  const figuren = useMemo(() => toChartData(verloop, lasten, renteperiode), [verloop, lasten, renteperiode])
  return (
    <div style={FIGURES}>
      {figuren.map((figuur) => (
        <ChartFigure key={figuur.kop} figuur={figuur} jaar={jaar} onJaar={setJaar} Columns={Columns} />
      ))}
    </div>
  )
}

/** The style of the charts: side by side where both fit. */
const FIGURES: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30em), 1fr))',
  alignItems: 'start',
  gap: '32px 48px',
}

interface ChartFigureProps {
  readonly figuur: ChartData
  /** The highlighted year, counted from 1. */
  readonly jaar: number
  readonly onJaar: (jaar: number) => void
  readonly Columns: Charts['Columns'] | undefined
}

/** A chart with its title and sentences. Only the title and sentences are shown while `Columns` has not loaded. */
const ChartFigure = ({ figuur, jaar, onJaar, Columns }: ChartFigureProps) => {
  const id = useId()
  const { kop, zin, verder, kolommen, bedragen } = figuur
  const gekozen = bedragen(jaar)
  return (
    <figure aria-labelledby={id} style={{ minWidth: '0' }}>
      <Stack ruimte="lijn">
        <SubTitle id={id}>{kop}</SubTitle>
        <Text>{zin}</Text>
        {Columns && (
          <>
            <Jaarbedragen jaar={jaar} bedragen={gekozen} />
            <Columns
              data={kolommen}
              unit={verloopTekst.kolommen.jaar}
              chosen={jaar}
              onChoose={onJaar}
              label={verloopTekst.jaarVan(kop)}
              valueText={`${verloopTekst.jaar(jaar)}: ${gekozen.map((paar) => paar.join(' ')).join(', ')}`}
            />
          </>
        )}
        {verder.length > 0 && <Text soort="gedempt">{verder.join(' ')}</Text>}
      </Stack>
    </figure>
  )
}

interface JaarbedragenProps {
  readonly jaar: number
  readonly bedragen: readonly NamedBedrag[]
}

const Jaarbedragen = ({ jaar, bedragen }: JaarbedragenProps) => (
  <p
    style={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 12px',
      fontSize: '0.875em',
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    <strong>{verloopTekst.jaar(jaar)}</strong>
    {bedragen.map(([naam, bedrag]) => (
      <span key={naam}>
        {naam} <strong>{bedrag}</strong>
      </span>
    ))}
  </p>
)
