import { useMemo, useState } from 'react'

import { woningbelastingVan } from '../../../application'
import { labelsMetMeer, toGevoeligheden, toVoorlopigeUitkomst } from '../../../application/vergelijking'
import { rentesoortVan, wijzig, type Uitkomst } from '../../../domain'
import { formatEuro, roundTekort } from '../../../domain/geld'
import { isVerplicht, verplichtMelding, voorbeeldBedrag } from '../../../domain/invoer'
import { naamVanEnergielabel, type EnergielabelType } from '../../../domain/orientatie'
import { useCalculator } from '../../basis/context/context'
import { useNormen, useOnleesbaar, useOrientatie, useSamenvatting } from '../../basis/context/reading'
import { Dialog } from '../../basis/dialog/Dialog'
import { VerouderdMessage } from '../../basis/message/Message'
import { toBetaalbeeld } from '../../uitkomst/betaalbeeld'
import { zegBelasting } from '../../uitkomst/uitkomst'
import { inSpraak } from '../../tekst/inSpraak'
import { probeerselTekst } from '../../tekst/probeersel'
import { showRente } from '../../tekst/rentesoort'
import { watAlsTekst as tekst } from '../../tekst/watAls'
import { SideBySide } from '../../thema/lazyParts'
import { FollowUp, Stack, Text } from '../../thema/parts'
import { BedragField } from '../../velden/BedragField'
import { KeuzeField } from '../../velden/KeuzeField'
import { vraagWoorden } from '../../tekst/vragen/vragen'
import { toGevoeligeRijen } from './gevoelig'
import { Gevoeligheden } from './Gevoeligheden'
import { isAnders, toWatAlsProbeersel } from './toWatAlsProbeersel'
import { SliderField, bereikVan } from './SliderField'
import { Uitkomsten } from './Uitkomsten'
import { rentezinnen, UitkomstKop } from './UitkomstKop'
import type { WatAlsDialogProps } from '../../basis/lazy/types/watAls'

const BEDRAGEN = ['vraagprijsWoning', 'eigenGeld'] as const
const MAATREGELEN = ['energielabelType', 'verbouwingskosten'] as const
type Bedragvraag = (typeof BEDRAGEN)[number]

/**
 * A dialog that shows the effect of another price, other own money or a better energy label. If a service calculates,
 * the figures change only after the slider is released.
 */
export const WatAlsDialog = ({ titel, grond, onSluit }: WatAlsDialogProps) => {
  const { services, form, settings, beantwoord } = useCalculator()
  const normen = useNormen()
  const [eerder] = useState(() => form.draftStore.state().probeersel)
  const orientatie = useOrientatie((nu) => nu)
  const onleesbaar = useOnleesbaar()
  const { momentopname } = useSamenvatting()
  const [geopend] = useState(orientatie)
  const [eerste] = useState(momentopname)
  /** The visitor's own answers: the answers when the dialog opened, but with an earlier what-if undone. */
  const [begin] = useState(() => wijzig(orientatie, { soort: 'antwoordenVervangen', antwoorden: eerder?.terug ?? [] }))
  const [schuivend, setSchuivend] = useState<{ readonly veld: Bedragvraag; readonly waarde: number }>()
  const isLokaal = (orientatie.berekend?.grond.plaats ?? settings.berekening) === 'lokaal'

  const voorlopig = useMemo(
    () =>
      schuivend && momentopname
        ? toVoorlopigeUitkomst(wijzig(orientatie, { soort: 'beantwoord', ...schuivend }), momentopname.grond)
        : undefined,
    [schuivend, orientatie, momentopname],
  )
  const financieringsOpzet = momentopname?.financieringsOpzet
  const uitkomst = voorlopig ?? momentopname
  /** The result to compare with: that of the opened dialog, unless the page has changed the brand since. */
  const toen = eerste?.labelCode === momentopname?.labelCode ? eerste : momentopname
  const beelden = uitkomst && { nu: toBeeld(toen ?? uitkomst), dan: toBeeld(uitkomst) }
  const rijen = useMemo(
    () => (grond ? toGevoeligeRijen(toGevoeligheden(grond), grond.financieringsOpzet) : []),
    [grond],
  )

  const kies = (veld: Bedragvraag, waarde: number | undefined) => {
    setSchuivend(undefined)
    if (waarde !== undefined || veld !== 'vraagprijsWoning') beantwoord(veld, waarde)
  }
  const sluit = () => {
    const nu = services.orientatie.state()
    const probeersel = toWatAlsProbeersel(eerder, begin, nu)
    const isGewijzigd = isAnders(geopend, nu) || form.draftStore.state().probeersel !== eerder
    if (probeersel && isGewijzigd) form.draftStore.dispatch({ soort: 'geprobeerd', probeersel })
    onSluit()
  }
  const labels = normen && labelsMetMeer(begin.energielabelType, normen)
  const isBestaand = orientatie.bestaandeWoning === 'BestaandeBouw'
  /** Whether to ask for the cost of work: the label or the cost of work of an existing home has changed. */
  const metMaatregelen = isBestaand && MAATREGELEN.some((veld) => orientatie[veld] !== begin[veld])
  const maatregelen = isBestaand ? (normen?.extraVoorVerduurzaming.waarde[orientatie.energielabelType] ?? 0) : 0
  const isVeranderd = eerste?.financieringsOpzet !== financieringsOpzet
  return (
    <Dialog
      titel={titel}
      onSluit={sluit}
      gezegd={isVeranderd && momentopname ? gezegdVan(toen, momentopname) : ''}
      metWoorden
      kop={beelden && <UitkomstKop {...beelden} />}
    >
      <Text soort="gedempt">
        {isLokaal ? tekst.inleiding.lokaal : tekst.inleiding.dienst} {tekst.blijft}
      </Text>
      <SideBySide>
        {BEDRAGEN.map((veld) => (
          <SliderField
            key={veld}
            name={veld}
            label={vraagWoorden(veld, orientatie).label}
            schuifLabel={tekst.schuif[veld]}
            required={isVerplicht(veld)}
            voorbeeld={voorbeeldBedrag(veld)}
            requiredMessage={verplichtMelding(veld)}
            value={schuivend?.veld === veld ? schuivend.waarde : orientatie[veld]}
            bereik={bereikVan(veld, geopend)}
            onSchuif={(waarde) => setSchuivend(waarde === undefined ? undefined : { veld, waarde })}
            onKies={(waarde) => kies(veld, waarde)}
          />
        ))}
      </SideBySide>
      {beelden && (orientatie.fout !== undefined || onleesbaar) && <VerouderdMessage />}
      {orientatie.loading && <Text soort="gedempt">{tekst.bezig}</Text>}
      {beelden && <Uitkomsten {...beelden} />}
      {labels && labels.length > 1 && (
        <Stack>
          <KeuzeField<EnergielabelType>
            name="energielabelType"
            label={tekst.label}
            helperText={tekst.labelHulp}
            required
            options={labels.map((value) => ({
              value,
              text:
                value === begin.energielabelType ? tekst.nu(naamVanEnergielabel(value)) : naamVanEnergielabel(value),
            }))}
            value={orientatie.energielabelType}
            onChange={(label) => beantwoord('energielabelType', label)}
          />
          <Text soort="gedempt">{tekst.andereLabels}</Text>
          {metMaatregelen && (
            <FollowUp>
              <BedragField
                name="verbouwingskosten"
                voorbeeld={voorbeeldBedrag('verbouwingskosten')}
                label={vraagWoorden('verbouwingskosten', orientatie).label}
                helperText={probeerselTekst.zelfZuiniger}
                required={false}
                requiredMessage={undefined}
                value={orientatie.verbouwingskosten}
                onChange={(kosten) => beantwoord('verbouwingskosten', kosten)}
              />
            </FollowUp>
          )}
          {maatregelen > 0 && (
            <Text soort="gedempt">
              {tekst.maatregelen(orientatie.energielabelType !== 'Onbekend', formatEuro(maatregelen))}
            </Text>
          )}
        </Stack>
      )}
      {labels?.length === 1 && <Text soort="gedempt">{tekst.geenBeterLabel}</Text>}
      {rijen.length > 0 && <Gevoeligheden rijen={rijen} />}
      <Text soort="gedempt">{probeerselTekst.geenAdvies}</Text>
    </Dialog>
  )
}

/** Returns the rate of a result as text, with or without NHG; undefined if the lender has one rate. */
const renteVan = (uitkomst: Uitkomst): string | undefined => {
  const { rentepercentage } = uitkomst.financieringsOpzet
  const soort = rentesoortVan(uitkomst)
  return rentepercentage === undefined || soort === undefined ? undefined : showRente(rentepercentage, soort)
}

const toBeeld = (uitkomst: Uitkomst) => ({
  ...toBetaalbeeld(uitkomst.financieringsOpzet),
  belasting: woningbelastingVan(uitkomst),
  rente: renteVan(uitkomst),
})

/**
 * Returns a text for a screen reader: the shortage (or that there is no shortage), the net monthly cost, the tax on a
 * home without a mortgage, and the rate if it is another than that of the earlier result.
 */
const gezegdVan = (eerder: Uitkomst | undefined, uitkomst: Uitkomst): string => {
  const { extraBenodigdeEigenInleg = 0, maandlastNetto } = uitkomst.financieringsOpzet
  const tekort = roundTekort(extraBenodigdeEigenInleg)
  return [
    tekst.gezegd(tekort > 0 ? inSpraak(tekort) : undefined, inSpraak(maandlastNetto)),
    ...zegBelasting(woningbelastingVan(uitkomst)),
    ...(eerder ? rentezinnen(renteVan(eerder), renteVan(uitkomst)) : []),
  ].join(' ')
}
