import { startersvragen, type Normen, type Orientatie } from '../../domain'
import { formatEuro } from '../../domain/geld'
import { mogelijkeStarters, startersvrijstellingVan, type Wie } from '../../domain/orientatie'
import { useCalculator } from '../basis/context/context'
import { useNormen, useOrientatie, useSamenvatting } from '../basis/context/reading'
import { isAlike } from '../basis/context/useSelected'
import { useAfterRelease } from '../basis/press/press'
import { procentInZin } from '../tekst/procentInZin'
import { startersTekst as tekst } from '../tekst/starters'
import { starterswoorden } from '../tekst/vragen/woning'
import { ContentDisclosure } from '../thema/lazyParts'
import { FollowUp, SmallTitle, Stack, Text } from '../thema/parts'
import { KeuzeField } from '../velden/KeuzeField'
import { toOptions, useKeuze } from '../velden/Vraag'
import { gevolgVan } from './startersgevolg'

const keuzes = toOptions(tekst.keuzes)

/** What step 2 shows: a question, a note that the startersvrijstelling may apply, or one of two reasons why not. */
type Stand = 'vraag' | 'misschien' | 'teDuur' | 'nieuwbouw'

/**
 * Returns how step 2 handles the startersvrijstelling; undefined when step 2 shows neither a question nor a note. Only
 * an existing home up to the price limit has the question. A service does not receive the answer, so the question is
 * not asked when a service calculates.
 */
const standVan = (orientatie: Orientatie, normen: Normen | undefined, isLokaal: boolean): Stand | undefined => {
  const { bestaandeWoning, vraagprijsWoning = 0, woonJeNuInEenKoopwoning } = orientatie
  if (normen === undefined || mogelijkeStarters(orientatie).length === 0) return undefined
  if (isLokaal && startersvragen(orientatie, normen).length > 0) return 'vraag'
  const zegtJa = isLokaal && startersvrijstellingVan(orientatie) !== 'nee'
  if (bestaandeWoning === 'Nieuwbouw') return zegtJa ? 'nieuwbouw' : undefined
  if (vraagprijsWoning > normen.startersvrijstelling.waarde.woningwaardeTotEnMet) return zegtJa ? 'teDuur' : undefined
  return woonJeNuInEenKoopwoning === 'ja' ? undefined : 'misschien'
}

const useStand = () => {
  const normen = useNormen()
  const isLokaal = useCalculator().settings.berekening === 'lokaal'
  const stand = useAfterRelease(useOrientatie((orientatie) => standVan(orientatie, normen, isLokaal)))
  return { stand, normen }
}

/** The note about the startersvrijstelling. Renders nothing when no note applies, or when the question is shown. */
export const StartersLine = () => {
  const { stand, normen } = useStand()
  if (stand === undefined || stand === 'vraag' || normen === undefined) return null
  const { grens, misschien, percentage } = zinnenVan(normen)
  const zinnen = {
    misschien: `${misschien} ${tekst.rekenenHierMet(percentage)}`,
    teDuur: tekst.teDuur(grens),
    nieuwbouw: tekst.nieuwbouw,
  }
  return <Text soort="rustig">{zinnen[stand]}</Text>
}

/** The startersvrijstelling question for each possible starter. Renders nothing while the question is not asked. */
export const Startersvragen = () => {
  const { stand, normen } = useStand()
  return stand === 'vraag' && normen !== undefined && <Vragen normen={normen} />
}

const zinnenVan = ({ startersvrijstelling, overdrachtsbelasting }: Normen) => {
  const { leeftijdVanaf: vanaf, leeftijdOnder: tot, woningwaardeTotEnMet } = startersvrijstelling.waarde
  const grens = formatEuro(woningwaardeTotEnMet)
  const voorwaarden = { vanaf, tot, grens }
  const percentage = procentInZin(overdrachtsbelasting.waarde)
  const punten = [tekst.leeftijd(voorwaarden), tekst.nooitGebruikt, tekst.zelfWonen, tekst.waarde(voorwaarden)]
  return { grens, percentage, misschien: tekst.misschien(voorwaarden), punten }
}

const Vragen = ({ normen }: { readonly normen: Normen }) => {
  const { unveil } = useCalculator().view
  const starters = useOrientatie(mogelijkeStarters, isAlike)
  const isSamen = useOrientatie(({ alleenSamen }) => alleenSamen === 'samen')
  const { momentopname } = useSamenvatting()
  const gevolg = useOrientatie((orientatie) => gevolgVan(orientatie, normen, momentopname))
  const { misschien, punten } = zinnenVan(normen)
  return (
    <FollowUp ruimte="kaart">
      {starters.map((wie, plaats) => (
        <Vraag key={wie} wie={wie} hulp={plaats === 0 ? misschien : undefined} />
      ))}
      <Stack ruimte="lijn">
        <Text>{gevolg}</Text>
        <ContentDisclosure
          soort="vraag"
          onToggle={({ currentTarget }) => unveil(currentTarget.open ? currentTarget : null)}
        >
          <summary>
            <SmallTitle>{tekst.voorwaarden}</SmallTitle>
          </summary>
          <p>{tekst.kloppen}</p>
          <ul>
            {punten.map((punt) => (
              <li key={punt}>{punt}</li>
            ))}
          </ul>
          <p>
            {[tekst.nietEerste, tekst.eenmalig, tekst.jaar(normen.jaar), ...(isSamen ? [tekst.samen] : [])].join(' ')}
          </p>
        </ContentDisclosure>
      </Stack>
    </FollowUp>
  )
}

interface VraagProps {
  readonly wie: Wie
  readonly hulp: string | undefined
}

const Vraag = ({ wie, hulp }: VraagProps) => {
  const keuze = useKeuze(`${wie}.startersvrijstelling`, starterswoorden.startersvrijstelling[wie])
  return <KeuzeField {...keuze} helperText={hulp} options={keuzes} />
}
