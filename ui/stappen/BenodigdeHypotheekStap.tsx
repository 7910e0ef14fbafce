import { ENERGIELABELS, energielabelRijen, formatEuro, naamVanEnergielabel, type Normen } from '../../domain'
import { useAfterRelease } from '../press'
import { useNormen, useRekenhulp } from '../context'
import { energielabelKoppen, groepen, inZin, meldingen } from '../tekst'
import { Stapel, Tekst, Vervolg } from '../thema'
import { KeuzeField, SelectField } from '../velden'
import { BedragVraag, bestaandeWoningOpties, JaNeeVraag, useKeuze, useVraag } from '../vragen'
import { useZichtbareVelden } from './useZichtbareVelden'
import { VragenGroep } from './VragenGroep'

/** Step 2: the home, what the visitor owns now, and own money. */
export const BenodigdeHypotheekStap = () => {
  const zichtbaar = useZichtbareVelden(1)
  return (
    <>
      <VragenGroep titel={groepen.woning}>
        <BedragVraag veld="vraagprijsWoning" />
        <Stapel ruimte="lijn">
          <KeuzeField {...useKeuze('bestaandeWoning')} options={bestaandeWoningOpties} />
          <Startersvrijstelling />
        </Stapel>
        <EnergielabelVraag />
        {zichtbaar.has('verbouwingskosten') && <BedragVraag veld="verbouwingskosten" />}
        {zichtbaar.has('meerwerk') && <BedragVraag veld="meerwerk" />}
      </VragenGroep>
      <VragenGroep titel={groepen.huidigeWoning}>
        <JaNeeVraag veld="woonJeNuInEenKoopwoning" />
        {zichtbaar.has('verkoopPrijsWoning') && (
          <Vervolg ruimte="kaart">
            <BedragVraag veld="verkoopPrijsWoning" />
            <BedragVraag veld="huidigeHypotheekBedrag" />
          </Vervolg>
        )}
      </VragenGroep>
      <VragenGroep titel={groepen.eigenGeld}>
        <BedragVraag veld="eigenGeld" />
      </VragenGroep>
    </>
  )
}

const EnergielabelVraag = () => {
  const normen = useNormen()
  const vraag = useVraag('energielabelType')
  const maatregelen = normen?.extraVoorVerduurzaming.waarde[vraag.value] ?? 0
  return (
    <Stapel ruimte="lijn">
      <SelectField {...vraag} koppen={normen && energielabelKoppen} options={energielabelOpties(normen)} />
      {maatregelen > 0 && <Tekst soort="gedempt">{meldingen.maatregelen(inZin(maatregelen))}</Tekst>}
    </Stapel>
  )
}

/** Every energy label, with the extra amounts it allows when the norms are known. */
const energielabelOpties = (normen: Normen | undefined) =>
  normen === undefined
    ? ENERGIELABELS.map((value) => ({ value, text: naamVanEnergielabel(value) }))
    : energielabelRijen(normen.extraVoorEnergielabel.waarde, normen.extraVoorVerduurzaming.waarde).map((rij) => ({
        value: rij.energielabelType,
        text: rij.naam,
        kolommen: [rij.extraLenen, rij.extraMaatregelen],
      }))

/** Says who may buy without transfer tax; only for an existing home with a price under the limit. */
const Startersvrijstelling = () => {
  const normen = useNormen()
  const { bestaandeWoning, vraagprijsWoning = 0 } = useRekenhulp().orientatie
  const grens = normen?.startersvrijstelling.waarde.woningwaardeTotEnMet ?? 0
  const kanGelden = useAfterRelease(bestaandeWoning === 'BestaandeBouw' && vraagprijsWoning < grens)
  if (!kanGelden || normen === undefined) return null
  const { leeftijdVanaf, leeftijdOnder } = normen.startersvrijstelling.waarde
  return (
    <Tekst soort="gedempt">
      {meldingen.startersvrijstelling({
        vanaf: leeftijdVanaf,
        tot: leeftijdOnder,
        grens: formatEuro(grens),
        percentage: normen.overdrachtsbelasting.waarde,
      })}
    </Tekst>
  )
}
