import { useId, useMemo } from 'react'

import { toVerloop, type Verloopgrond } from '../../../application/vergelijking'
import { naamVanPeriode } from '../../../domain/orientatie'
import { roundVerloop, type Aflossingsverloop } from '../../../domain/vergelijking'
import { useIsVerouderd } from '../../basis/context/reading'
import { Dialog } from '../../basis/dialog/Dialog'
import { VerouderdMessage } from '../../basis/message/Message'
import type { Charts } from '../../basis/chart/charts'
import { inZin, procentInZin } from '../../tekst/inZin'
import { verloopTekst } from '../../tekst/verloop'
import { BlockTitle, Stack, Text } from '../../thema/parts'
import { JaarTable } from './JaarTable'
import { toChartData, type ChartData } from './toChartData'

interface VerloopDialogProps {
  readonly titel: string
  readonly grond: Verloopgrond
  readonly charts: Charts | undefined
  readonly onSluit: () => void
}

/** The mortgage on screen over thirty years: what it assumes, two charts, and the same figures in a table. */
export const VerloopDialog = ({ titel, grond, charts, onSluit }: VerloopDialogProps) => {
  const isVerouderd = useIsVerouderd()
  const verloop = useMemo(() => toVerloop(grond), [grond])
  if (verloop === undefined) return null
  const getoond = roundVerloop(verloop)
  const { renteperiode, financieringsOpzet } = grond.momentopname
  return (
    <Dialog titel={titel} onSluit={onSluit} metWoorden>
      {charts && <charts.OnPaper />}
      {isVerouderd && <VerouderdMessage />}
      <Aannames grond={grond} verloop={getoond} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '24px 48px' }}>
        {toChartData(verloop, renteperiode, financieringsOpzet.maandlastNetto).map((figuur) => (
          <ChartFigure key={figuur.kop} figuur={figuur} Columns={charts?.Columns} />
        ))}
      </div>
      <JaarTable jaren={getoond.jaren} />
    </Dialog>
  )
}

interface AannamesProps {
  readonly grond: Verloopgrond
  readonly verloop: Aflossingsverloop
}

/** The loan, and what is held as it is now: the rate above all. */
const Aannames = ({ grond, verloop }: AannamesProps) => {
  const { renteperiode, isVoorbeeldrente } = grond.momentopname
  const { vast, variabel, dezelfdeRente, voorbeeldrente } = verloopTekst.aannames
  const rente = procentInZin(grond.rente)
  const renteInTotaal = verloop.jaren.reduce((som, jaar) => som + jaar.rente, 0)
  const zinnen = [
    renteperiode === 1 ? variabel(rente) : vast(naamVanPeriode(renteperiode), rente),
    ...(isVoorbeeldrente ? [voorbeeldrente] : []),
    ...(renteperiode === 360 ? [] : [dezelfdeRente]),
    verloop.toelichting,
  ]
  return (
    <Stack ruimte="lijn">
      <Text>{verloopTekst.lening(inZin(verloop.lening), inZin(renteInTotaal))}</Text>
      <Text soort="gedempt">{zinnen.join(' ')}</Text>
    </Stack>
  )
}

interface ChartFigureProps {
  readonly figuur: ChartData
  readonly Columns: Charts['Columns'] | undefined
}

/** One chart under what it shows in words, which stand without it too. */
const ChartFigure = ({ figuur: { kop, zinnen, kolommen }, Columns }: ChartFigureProps) => {
  const id = useId()
  return (
    <figure aria-labelledby={id} style={{ display: 'grid', flex: '1 1 20em', minWidth: '0' }}>
      <Stack ruimte="lijn">
        <BlockTitle id={id}>{kop}</BlockTitle>
        <Text>{zinnen.join(' ')}</Text>
        {Columns && (
          <Columns
            lagen={kolommen.lagen}
            lijn={kolommen.lijn}
            grens={kolommen.grens}
            eenheid={kolommen.eenheid}
            plaatsen={kolommen.plaatsen}
          />
        )}
      </Stack>
    </figure>
  )
}

declare module '../../basis/later/parts' {
  interface Parts {
    readonly verloop: typeof VerloopDialog
  }
}
