import { memo, useMemo } from 'react'

import { toGevoeligheden } from '../../../application/vergelijking'
import { toAntwoord } from '../../../domain'
import type { Bedrag } from '../../../domain/geld'
import { isVerplicht, verplichtMelding, voorbeeldBedrag } from '../../../domain/invoer'
import { waardeVan } from '../../../domain/orientatie'
import { useCalculator } from '../../basis/context/context'
import { useOnleesbaar } from '../../basis/context/reading'
import { Dialog } from '../../basis/dialog/Dialog'
import { VerouderdMessage } from '../../basis/message/Message'
import { ActionButton } from '../../basis/press/ActionButton'
import { probeerselTekst } from '../../tekst/probeersel'
import { watAlsTekst as tekst } from '../../tekst/watAls'
import { SideBySide } from '../../thema/lazyParts'
import { Row, Text } from '../../thema/parts'
import { vraagWoorden } from '../../tekst/vragen/vragen'
import { Beelden } from './Beelden'
import { Energiekeuze } from './Energiekeuze'
import { toGevoeligeRijen } from './gevoelig'
import { Gevoeligheden } from './Gevoeligheden'
import { kiesbarePeriodes, PeriodeSlider } from './PeriodeSlider'
import { rentetekstVan, type Situaties } from './situatie'
import { SliderField, bereikVan } from './SliderField'
import { Uitkomsten } from './Uitkomsten'
import { UitkomstKop, UitkomstZin } from './UitkomstKop'
import { useWatAls } from './useWatAls'
import { gevraagdeInkomens, isAnders, type Schuifbedrag } from './velden'
import type { WatAlsDialogProps } from '../../basis/lazy/types/watAls'

/**
 * A dialog that shows the effect of another price, other own money, another income, another fixed-rate period or a
 * better energy label. The visitor can keep a situation and compare it with a next one. If a service calculates, the
 * figures change only after a slider is released.
 */
export const WatAlsDialog = ({ titel, grond, onSluit }: WatAlsDialogProps) => {
  const { settings } = useCalculator()
  const onleesbaar = useOnleesbaar()
  const watAls = useWatAls()
  const { orientatie, situaties, grens, antwoorden, geopend, schuif, kies } = watAls
  const schuifveld = (veld: Schuifbedrag) => (
    <Schuifveld key={veld} veld={veld} value={waardeVan(antwoorden, veld)} {...{ orientatie, geopend, schuif, kies }} />
  )
  const isLokaal = (orientatie.berekend?.grond.plaats ?? settings.berekening) === 'lokaal'
  return (
    <Dialog
      titel={titel}
      onSluit={() => {
        watAls.sluit()
        onSluit()
      }}
      gezegd={watAls.gezegd}
      metWoorden
      kop={situaties && <UitkomstKop {...situaties} />}
    >
      {situaties && <UitkomstZin {...situaties} />}
      <Text soort="gedempt">
        {isLokaal ? tekst.inleiding.lokaal : tekst.inleiding.dienst} {tekst.blijft}
      </Text>
      <SideBySide style={LEVEL_SLIDERS}>
        {['vraagprijsWoning' as const, 'eigenGeld' as const, ...gevraagdeInkomens(geopend)].map(schuifveld)}
        <Schuifperiode watAls={watAls} />
      </SideBySide>
      {watAls.toontBeelden && situaties && grens && (
        <Beelden {...situaties} grens={grens}>
          {watAls.isTeBewaren && <BewaarButton {...watAls} situaties={situaties} />}
        </Beelden>
      )}
      {situaties && (orientatie.fout !== undefined || onleesbaar) && <VerouderdMessage />}
      {orientatie.loading && <Text soort="gedempt">{tekst.bezig}</Text>}
      {situaties && <Uitkomsten {...situaties} onGebruik={watAls.gebruik} onVerwijder={watAls.verwijder} />}
      <Energiekeuze orientatie={orientatie} begin={watAls.begin} onKies={kies} />
      <WatScheelt grond={grond} />
      <Text soort="gedempt">{probeerselTekst.geenAdvies}</Text>
    </Dialog>
  )
}

/** Keeps the sliders level when the label above one of them takes two lines. */
const LEVEL_SLIDERS = { alignItems: 'end' } as const

interface MetWatAls {
  readonly watAls: ReturnType<typeof useWatAls>
}

interface SchuifveldProps extends Pick<MetWatAls['watAls'], 'orientatie' | 'geopend' | 'schuif' | 'kies'> {
  readonly veld: Schuifbedrag
  readonly value: Bedrag | undefined
}

/** The field and the slider of an amount. Does not render again while another slider moves. */
const Schuifveld = memo(({ veld, value, orientatie, geopend, schuif, kies }: SchuifveldProps) => (
  <SliderField
    name={veld}
    label={vraagWoorden(veld, orientatie).label}
    schuifLabel={tekst.schuif[veld]}
    required={isVerplicht(veld)}
    voorbeeld={voorbeeldBedrag(veld)}
    requiredMessage={verplichtMelding(veld)}
    value={value}
    bereik={bereikVan(veld, geopend)}
    onSchuif={(waarde) => schuif(waarde === undefined ? undefined : toAntwoord(veld, waarde))}
    onKies={(waarde) => {
      if (waarde !== undefined || veld === 'eigenGeld') kies(veld, waarde)
      else schuif(undefined)
    }}
  />
))

/** The slider over the fixed-rate periods, unless there is one period only. */
const Schuifperiode = ({ watAls }: MetWatAls) => {
  const { rentetarieven } = useCalculator().settings
  const { antwoorden, orientatie, geopend, situaties } = watAls
  const periodes = kiesbarePeriodes(orientatie.labelCode, rentetarieven, geopend.renteperiode)
  const dan = situaties?.dan.momentopname
  return (
    periodes.length > 1 && (
      <PeriodeSlider
        label={vraagWoorden('renteperiode', orientatie).label}
        periodes={periodes}
        value={antwoorden.renteperiode}
        rentetarieven={rentetarieven}
        rente={dan?.renteperiode === antwoorden.renteperiode ? rentetekstVan(dan) : undefined}
        onSchuif={(periode) => watAls.schuif(periode === undefined ? undefined : toAntwoord('renteperiode', periode))}
        onKies={(periode) => watAls.kies('renteperiode', periode)}
      />
    )
  )
}

/** A button that keeps the current situation. It waits for a pending result, and says when the situation is kept. */
const BewaarButton = ({ orientatie, bewaar, situaties }: MetWatAls['watAls'] & { readonly situaties: Situaties }) => {
  const { bewaard, dan } = situaties
  const isBewaard = bewaard && !isAnders(bewaard.momentopname, dan.momentopname)
  return (
    <Row>
      <ActionButton
        soort="stil"
        bezig={orientatie.loading || undefined}
        onActie={() => {
          if (!orientatie.loading) bewaar()
        }}
      >
        {isBewaard ? tekst.isBewaard : tekst.bewaar}
      </ActionButton>
    </Row>
  )
}

/** The table of what a change of one thing makes. Does not render again while a slider moves. */
const WatScheelt = memo(({ grond }: Pick<WatAlsDialogProps, 'grond'>) => {
  const rijen = useMemo(
    () => (grond ? toGevoeligeRijen(toGevoeligheden(grond), grond.financieringsOpzet) : []),
    [grond],
  )
  return rijen.length > 0 && <Gevoeligheden rijen={rijen} />
})
