import { formatEuro } from '../../../domain/geld'
import { procentInZin } from '../../tekst/procentInZin'
import { vergelijkingTekst } from '../../tekst/vergelijking'
import { BulletList, ContentDisclosure } from '../../thema/lazyParts'
import { SmallTitle, Stack, Text } from '../../thema/parts'
import { RENTE_DAARNA, type PeriodeRow } from './rows'

/**
 * Returns a list with a sentence on the gross monthly cost after the period, at a rate of 5%. Empty when the gross cost
 * during or after the period is unknown.
 */
const voorbeeldVan = ({ brutoDaarna, cijfers: { bruto } }: PeriodeRow): readonly string[] => {
  if (brutoDaarna === undefined || bruto === undefined) return []
  const { voorbeeld, meer, minder, evenveel } = vergelijkingTekst.daarna
  const verschil = Math.round(brutoDaarna) - Math.round(bruto)
  const gevolg = verschil === 0 ? evenveel : (verschil > 0 ? meer : minder)(formatEuro(Math.abs(verschil)))
  return [voorbeeld(procentInZin(RENTE_DAARNA.netto5), formatEuro(brutoDaarna), gevolg)]
}

/** Returns the sentences on what happens when the fixed-rate period of a row ends. */
const zinnenVan = (rij: PeriodeRow): readonly string[] => {
  const { restant, voorstel, anders, overstappen, variabel, dertigJaar, netto } = vergelijkingTekst.daarna
  const { restant: bedrag } = rij.cijfers
  const rest = bedrag === undefined ? [] : [restant(rij.naam, formatEuro(bedrag))]
  if (rij.periode === 360) return [dertigJaar, netto]
  if (rij.periode === 1) return [variabel, anders, ...voorbeeldVan(rij), netto]
  return [...rest, voorstel, anders, ...voorbeeldVan(rij), overstappen, netto]
}

/** A disclosure on long and short fixed-rate periods and, if `rij` is given, on the end of the period of that row. */
export const Daarna = ({ rij }: { readonly rij: PeriodeRow | undefined }) => (
  <ContentDisclosure>
    <summary>
      <SmallTitle>{vergelijkingTekst.daarna.kop}</SmallTitle>
    </summary>
    <Stack ruimte="lijn">
      <BulletList>
        {[vergelijkingTekst.langVast, vergelijkingTekst.kortVast].map((zin) => (
          <li key={zin}>{zin}</li>
        ))}
      </BulletList>
      {rij && zinnenVan(rij).map((zin) => <Text key={zin}>{zin}</Text>)}
    </Stack>
  </ContentDisclosure>
)
