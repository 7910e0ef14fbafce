import { energielabelRijen, formatEuro } from '../../domain'
import { useRekenhulp } from '../rekenhulp'
import { energielabelKoppen, groepen, inZin, meldingen } from '../tekst'
import { Stapel, Tekst, Vervolg } from '../thema'
import { KeuzeField, SelectField, useNaLoslaten } from '../velden'
import { BedragVraag, bestaandeWoningOpties, JaNeeVraag, useVraag } from '../vragen'
import { useZichtbareVelden } from './useZichtbareVelden'
import { VragenGroep } from './VragenGroep'

/** Step 2: the home, what the visitor owns now, and own money. */
export const BenodigdeHypotheekStap = () => {
  const zichtbaar = useZichtbareVelden(1)
  return (
    <>
      <VragenGroep titel={groepen.woning}>
        <BedragVraag veld="vraagprijsWoning" />
        <Stapel ruimte="regel">
          <KeuzeField {...useVraag('bestaandeWoning')} options={bestaandeWoningOpties} />
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
  const { normen } = useRekenhulp().instellingen
  const rijen = energielabelRijen(normen.extraVoorEnergielabel.waarde, normen.extraVoorVerduurzaming.waarde)
  const vraag = useVraag('energielabelType')
  const maatregelen = normen.extraVoorVerduurzaming.waarde[vraag.value]
  return (
    <Stapel ruimte="regel">
      <SelectField
        {...vraag}
        koppen={energielabelKoppen}
        options={rijen.map((rij) => ({
          value: rij.energielabelType,
          text: rij.naam,
          kolommen: [rij.extraLenen, rij.extraMaatregelen],
        }))}
      />
      {maatregelen > 0 && <Tekst soort="gedempt">{meldingen.maatregelen(inZin(maatregelen))}</Tekst>}
    </Stapel>
  )
}

/** Who may buy without transfer tax, letter for letter; said of an existing home that does not cost too much for it. */
const Startersvrijstelling = () => {
  const { orientatie, instellingen } = useRekenhulp()
  const { startersvrijstelling, overdrachtsbelasting } = instellingen.normen
  const { leeftijdVanaf, leeftijdOnder, woningwaardeTotEnMet } = startersvrijstelling.waarde
  const { bestaandeWoning, vraagprijsWoning = 0 } = orientatie
  const kanGelden = bestaandeWoning === 'BestaandeBouw' && vraagprijsWoning < woningwaardeTotEnMet
  return (
    useNaLoslaten(kanGelden) && (
      <Tekst soort="gedempt">
        {meldingen.startersvrijstelling({
          vanaf: leeftijdVanaf,
          tot: leeftijdOnder,
          grens: formatEuro(woningwaardeTotEnMet),
          percentage: overdrachtsbelasting.waarde,
        })}
      </Tekst>
    )
  )
}
