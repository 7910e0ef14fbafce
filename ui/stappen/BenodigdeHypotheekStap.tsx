import { energielabelRijen, formatEuro } from '../../domain'
import { useRekenhulp } from '../rekenhulp'
import { energielabelKoppen, groepen, meldingen } from '../tekst'
import { Groep, GroepTitel, Stapel, Tekst, Vervolg } from '../thema'
import { KeuzeField, SelectField } from '../velden'
import { BedragVraag, bestaandeWoningOpties, JaNeeVraag, useVraag } from '../vragen'

/** Step 2: the home, what the visitor owns now, and own money. */
export const BenodigdeHypotheekStap = () => {
  const { orientatie } = useRekenhulp()
  const bestaand = orientatie.bestaandeWoning === 'BestaandeBouw'
  return (
    <>
      <Groep>
        <GroepTitel>{groepen.woning}</GroepTitel>
        <BedragVraag veld="vraagprijsWoning" />
        <KeuzeField {...useVraag('bestaandeWoning')} options={bestaandeWoningOpties} />
        {bestaand && <Startersvrijstelling />}
        <EnergielabelVraag />
        {bestaand ? (
          <BedragVraag key="verbouwingskosten" veld="verbouwingskosten" />
        ) : (
          <BedragVraag key="meerwerk" veld="meerwerk" />
        )}
      </Groep>
      <Groep>
        <GroepTitel>{groepen.huidigeWoning}</GroepTitel>
        <JaNeeVraag veld="woonJeNuInEenKoopwoning" />
        {orientatie.woonJeNuInEenKoopwoning === 'ja' && (
          <Vervolg ruimte="kaart">
            <BedragVraag veld="verkoopPrijsWoning" />
            <BedragVraag veld="huidigeHypotheekBedrag" />
          </Vervolg>
        )}
      </Groep>
      <Groep>
        <GroepTitel>{groepen.eigenGeld}</GroepTitel>
        <BedragVraag veld="eigenGeld" />
      </Groep>
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
      {maatregelen > 0 && <Tekst soort="gedempt">{meldingen.maatregelen(formatEuro(maatregelen))}</Tekst>}
    </Stapel>
  )
}

const Startersvrijstelling = () => {
  const { leeftijdVanaf, leeftijdOnder, woningwaardeTotEnMet } =
    useRekenhulp().instellingen.normen.startersvrijstelling.waarde
  return (
    <Tekst soort="gedempt">
      {meldingen.startersvrijstelling(leeftijdVanaf, leeftijdOnder, formatEuro(woningwaardeTotEnMet))}
    </Tekst>
  )
}
