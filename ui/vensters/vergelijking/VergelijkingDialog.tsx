import { rangschikPeriodes, type Momentopname } from '../../../application'
import type { Normen } from '../../../domain'
import { leningVan } from '../../../domain/vergelijking'
import { useCalculator } from '../../basis/context/context'
import { useIsVerouderd, useNormen, useOrientatie, useSamenvatting } from '../../basis/context/reading'
import { Dialog } from '../../basis/dialog/Dialog'
import { VerouderdMessage } from '../../basis/message/Message'
import type { Charts } from '../../basis/chart/charts'
import { useIsTooNarrow } from '../../basis/size/useIsTooNarrow'
import { inZin, procentInZin } from '../../tekst/inZin'
import { rangordeZin } from '../../tekst/rangordeZin'
import { vergelijkingTekst } from '../../tekst/vergelijking'
import { BulletList } from '../../thema/laterParts'
import { Button, GroupTitle, Row, Stack, Text } from '../../thema/parts'
import type { FigureSource } from './figureSource'
import { PeriodeCards } from './PeriodeCards'
import { PeriodeChart } from './PeriodeChart'
import { namesWithoutRow, RENTE_DAARNA, toRow, type PeriodeRow } from './rows'
import { PeriodeTable } from './PeriodeTable'
import { kopVan, toDaarnaZinnen } from './toBars'
import { useService } from './useService'

/** The test rate for short periods, percent a year: that of the last quarter. */
const toetsrenteVan = ({ toetsrente: { waarde } }: Normen): number => waarde.at(-1) ?? waarde[0]

interface VergelijkingDialogProps {
  readonly titel: string
  readonly bron: FigureSource
  readonly charts: Charts | undefined
  readonly onSluit: () => void
}

/** All periods beside each other. Choosing one answers the question of the step, and closes the comparison. */
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

/** The periods as a service answers them: how far it is, and which failed. Closing the dialog cancels what is asked. */
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

interface VergelijkingProps extends Pick<VergelijkingDialogProps, 'charts' | 'onSluit'> {
  readonly rijen: readonly PeriodeRow[]
}

/** The periods in a table or on cards and in a chart, and what happens after the chosen one. */
const Vergelijking = ({ rijen, charts, onSluit }: VergelijkingProps) => {
  const { momentopname } = useSamenvatting()
  const normen = useNormen()
  const { beantwoord } = useCalculator()
  const gekozen = useOrientatie(({ renteperiode }) => renteperiode)
  const Periodes = useIsTooNarrow() ? PeriodeCards : PeriodeTable
  const bekend = rijen.flatMap(({ van }) => van ?? [])
  const rangorde = rangschikPeriodes(bekend, momentopname?.renteperiode ?? gekozen)
  return (
    <>
      {rangorde && <Text>{rangordeZin(rangorde, bekend.length === rijen.length)}</Text>}
      <Text soort="gedempt">{vergelijkingTekst.inleiding}</Text>
      <Periodes
        rijen={rijen}
        gekozen={gekozen}
        onKies={(periode) => {
          beantwoord('renteperiode', periode)
          onSluit()
        }}
      />
      {momentopname && <Bijschrift momentopname={momentopname} rijen={rijen} afm={normen && toetsrenteVan(normen)} />}
      <BulletList>
        {[vergelijkingTekst.langVast, vergelijkingTekst.kortVast].map((zin) => (
          <li key={zin}>{zin}</li>
        ))}
      </BulletList>
      <PeriodeChart
        kop={kopVan(rangorde, rijen)}
        rijen={rijen}
        gekozen={gekozen}
        Bars={charts?.Bars}
        zinnen={toDaarnaZinnen(rijen)}
      />
      <Daarna rij={rijen.find(({ periode }) => periode === gekozen)} />
    </>
  )
}

interface BijschriftProps {
  readonly momentopname: Momentopname
  readonly rijen: readonly PeriodeRow[]
  /** Percent a year; absent when the norms are not known. */
  readonly afm: number | undefined
}

/** What the figures belong to, and why short periods often allow less. */
const Bijschrift = ({ momentopname, rijen, afm }: BijschriftProps) => {
  const { financieringsOpzet, labelCode } = momentopname
  const { zelfdeHypotheek, andereHypotheek, geenRente, toetsrenteUitleg, korterDan10Jaar } = vergelijkingTekst
  const zonder = namesWithoutRow(labelCode, rijen)
  const leningen = new Set(rijen.flatMap(({ van }) => (van ? leningVan(van) : [])))
  const isZelfde = leningen.size === 1 && rijen.every(({ stand }) => stand === 'bekend')
  const isGetoetst = rijen.some(({ cijfers }) => cijfers.toetsrente !== undefined)
  return (
    <Stack ruimte="lijn">
      <Text soort="gedempt">
        {isZelfde
          ? zelfdeHypotheek(inZin(financieringsOpzet.hypotheekbedrag ?? financieringsOpzet.maximaleHypotheek))
          : andereHypotheek}
      </Text>
      {isGetoetst && afm !== undefined && (
        <Text soort="gedempt">
          {toetsrenteUitleg} {korterDan10Jaar(procentInZin(afm))}
        </Text>
      )}
      {zonder.length > 0 && <Text soort="gedempt">{geenRente(zonder.join(', '))}</Text>}
    </Stack>
  )
}

/** What the mortgage costs a month if the rate is then another, beside what it costs until then. */
const voorbeeldVan = ({ brutoDaarna, cijfers: { bruto } }: PeriodeRow): readonly string[] => {
  if (brutoDaarna === undefined || bruto === undefined) return []
  const { voorbeeld, meer, minder, evenveel } = vergelijkingTekst.daarna
  const verschil = Math.round(brutoDaarna) - Math.round(bruto)
  const gevolg = verschil === 0 ? evenveel : (verschil > 0 ? meer : minder)(inZin(Math.abs(verschil)))
  return [voorbeeld(procentInZin(RENTE_DAARNA.netto5), inZin(brutoDaarna), gevolg)]
}

/** What happens when the chosen period ends. */
const Daarna = ({ rij }: { readonly rij: PeriodeRow | undefined }) => {
  const { kop, restant, voorstel, anders, overstappen, variabel, dertigJaar, netto } = vergelijkingTekst.daarna
  if (rij === undefined) return null
  const { restant: bedrag } = rij.cijfers
  const rest = bedrag === undefined ? [] : [restant(rij.naam, inZin(bedrag))]
  const zinnen =
    rij.periode === 360
      ? [dertigJaar]
      : rij.periode === 1
        ? [variabel, anders, ...voorbeeldVan(rij)]
        : [...rest, voorstel, anders, ...voorbeeldVan(rij), overstappen]
  return (
    <Stack ruimte="lijn">
      <GroupTitle>{kop}</GroupTitle>
      {[...zinnen, netto].map((zin) => (
        <Text key={zin}>{zin}</Text>
      ))}
    </Stack>
  )
}

declare module '../../basis/later/parts' {
  interface Parts {
    readonly vergelijking: typeof VergelijkingDialog
  }
}
