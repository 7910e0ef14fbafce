import { memo, type PropsWithChildren } from 'react'

import type { Normen } from '../../domain'
import { formatEuro } from '../../domain/geld'
import { ENERGIELABELS, energielabelRijen, naamVanEnergielabel, VRAGENGROEPEN } from '../../domain/orientatie'
import { useAfterRelease } from '../basis/press/press'
import { useNormen, useOrientatie } from '../basis/context/reading'
import { useAppearing } from '../basis/context/useAppearing'
import { woningwoorden, bestaandeWoningTekst, woningTekst } from '../tekst/vragen/woning'
import { Stack, Text } from '../thema/parts'
import { SelectField } from '../velden/SelectField'
import { BedragVraag, JaNeeVraag, KeuzeVraag, toOptions, Vervolgvragen, VragenGroup, useVraag } from '../velden/Vraag'
import { PrijslijnBijVraag } from './KopenTot'
import { StartersLine, Startersvragen } from './Starters'
import { Verkoopsaldo } from './Verkoopsaldo'

/** Step 2: the questions about the new home, the current home and own money, and the buttons (`children`). */
export const BenodigdeHypotheekStap = ({ children }: PropsWithChildren) => (
  <>
    <Vragen />
    {children}
  </>
)

const woningVraag = <V extends keyof typeof woningwoorden>(veld: V) => ({ veld, woorden: woningwoorden[veld] })

/** The questions of step 2. Each question reads its own answer, so a new answer does not rerender the whole group. */
const Vragen = memo(() => (
  <>
    <VragenGroup titel={woningTekst.groepen.woning}>
      {VRAGENGROEPEN.woning.map((veld) => {
        if (veld === 'bestaandeWoning') return <SoortWoningVraag key={veld} />
        if (veld === 'energielabelType') return <EnergielabelVraag key={veld} />
        if (veld === 'vraagprijsWoning') return <PrijsVraag key={veld} />
        return <BedragVraag key={veld} {...woningVraag(veld)} />
      })}
    </VragenGroup>
    <VragenGroup titel={woningTekst.groepen.huidigeWoning}>
      <JaNeeVraag {...woningVraag('woonJeNuInEenKoopwoning')} />
      <Vervolgvragen
        vragen={VRAGENGROEPEN.huidigeWoning.filter((veld) => veld !== 'woonJeNuInEenKoopwoning').map(woningVraag)}
        ruimte="kaart"
      >
        <Verkoopsaldo />
      </Vervolgvragen>
    </VragenGroup>
    <VragenGroup titel={woningTekst.groepen.eigenGeld}>
      {VRAGENGROEPEN.eigenGeld.map((veld) => (
        <BedragVraag key={veld} {...woningVraag(veld)} />
      ))}
    </VragenGroup>
  </>
))

/** The question about the price, with the price line. */
const PrijsVraag = () => (
  <Stack ruimte="lijn">
    <BedragVraag {...woningVraag('vraagprijsWoning')} />
    <PrijslijnBijVraag />
  </Stack>
)

/** The question about the kind of home, with the note or the questions about the startersvrijstelling. */
const SoortWoningVraag = () => (
  <>
    <Stack ruimte="lijn">
      <KeuzeVraag {...woningVraag('bestaandeWoning')} options={toOptions(bestaandeWoningTekst)} />
      <StartersLine />
    </Stack>
    <Startersvragen />
  </>
)

/** The question about the energy label. For an existing home, a note gives the extra loan for energy saving, if any. */
const EnergielabelVraag = () => {
  const normen = useNormen()
  const appearing = useAppearing()
  const vraag = useVraag('energielabelType', woningwoorden.energielabelType)
  const isBestaand = useAfterRelease(useOrientatie(({ bestaandeWoning }) => bestaandeWoning === 'BestaandeBouw'))
  const maatregelen = isBestaand ? (normen?.extraVoorVerduurzaming.waarde[vraag.value] ?? 0) : 0
  return (
    <Stack ruimte="lijn">
      <SelectField {...vraag} koppen={normen && woningTekst.energielabelKoppen} options={energielabelOpties(normen)} />
      {maatregelen > 0 && (
        <Text key={vraag.value} ref={appearing} soort="gedempt">
          {woningTekst.maatregelen(vraag.value !== 'Onbekend', formatEuro(maatregelen))}
        </Text>
      )}
    </Stack>
  )
}

/**
 * Returns an option for each energy label. If `normen` is known, each option has two columns: the extra loan for the
 * label, and the extra loan for energy-saving measures.
 */
const energielabelOpties = (normen: Normen | undefined) =>
  normen === undefined
    ? ENERGIELABELS.map((value) => ({ value, text: naamVanEnergielabel(value) }))
    : energielabelRijen(normen.extraVoorEnergielabel.waarde, normen.extraVoorVerduurzaming.waarde).map((rij) => ({
        value: rij.energielabelType,
        text: rij.naam,
        kolommen: [rij.extraLenen, rij.extraMaatregelen],
      }))
