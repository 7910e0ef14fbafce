import { inZin, procentInZin } from '../../tekst/inZin'
import { vergelijkingTekst } from '../../tekst/vergelijking'
import { BulletList, ContentDisclosure } from '../../thema/lazyParts'
import { SmallTitle, Stack, Text } from '../../thema/parts'
import { RENTE_DAARNA, type PeriodeRow } from './rows'

/** Returns an example of the monthly cost at another rate after the period, compared with the cost before it. */
const voorbeeldVan = ({ brutoDaarna, cijfers: { bruto } }: PeriodeRow): readonly string[] => {
  if (brutoDaarna === undefined || bruto === undefined) return []
  const { voorbeeld, meer, minder, evenveel } = vergelijkingTekst.daarna
  const verschil = Math.round(brutoDaarna) - Math.round(bruto)
  const gevolg = verschil === 0 ? evenveel : (verschil > 0 ? meer : minder)(inZin(Math.abs(verschil)))
  return [voorbeeld(procentInZin(RENTE_DAARNA.netto5), inZin(brutoDaarna), gevolg)]
}

/** Returns sentences on what happens when the period of a row ends. */
const zinnenVan = (rij: PeriodeRow): readonly string[] => {
  const { restant, voorstel, anders, overstappen, variabel, dertigJaar, netto } = vergelijkingTekst.daarna
  const { restant: bedrag } = rij.cijfers
  const rest = bedrag === undefined ? [] : [restant(rij.naam, inZin(bedrag))]
  if (rij.periode === 360) return [dertigJaar, netto]
  if (rij.periode === 1) return [variabel, anders, ...voorbeeldVan(rij), netto]
  return [...rest, voorstel, anders, ...voorbeeldVan(rij), overstappen, netto]
}

/** The effects of long and short periods, and what happens when the chosen period ends. */
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
