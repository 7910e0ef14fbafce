import type { Momentopname } from '../../application'
import type { Normen } from '../../domain'
import type { Renteperiode } from '../../domain/vergelijking'
import { useNormen, useOnleesbaar, useSamenvatting } from '../context'
import { Dialog } from '../dialog'
import type { Grafieken } from '../grafiek'
import { Melding } from '../melding'
import { inZin, meldingen, procentInZin, vergelijkingTekst } from '../tekst'
import { Button, GroupTitle, Stack, Text } from '../thema'
import { useVraag } from '../vragen'
import { Grafiek } from './Grafiek'
import { namenZonderRij, toRij, type Rij } from './rijen'
import { Tabel } from './Tabel'

/** The test rate for short periods, percent a year: that of the last quarter. */
const toetsrenteVan = ({ toetsrente: { waarde } }: Normen): number => waarde.at(-1) ?? waarde[0]

interface VergelijkingDialogProps {
  readonly titel: string
  readonly vergeleken: readonly Renteperiode[]
  readonly grafieken: Grafieken | undefined
  readonly onSluit: () => void
}

/** All periods beside each other. Choosing one answers the question of the step, and closes the comparison. */
export const VergelijkingDialog = ({ titel, vergeleken, grafieken, onSluit }: VergelijkingDialogProps) => {
  const { momentopname, fout, loading } = useSamenvatting()
  const onleesbaar = useOnleesbaar()
  const normen = useNormen()
  const { value: gekozen, onChange } = useVraag('renteperiode')
  const rijen = vergeleken.map(toRij)
  return (
    <Dialog titel={titel} onSluit={onSluit} onBevestig={() => undefined} gezegd="">
      <Text>{vergelijkingTekst.inleiding}</Text>
      {(fout !== undefined || onleesbaar || loading) && (
        <Melding soort="waarschuwing" vorm="paneel">
          <p>{meldingen.verouderd}</p>
        </Melding>
      )}
      <Tabel
        rijen={rijen}
        gekozen={gekozen}
        onKies={(periode) => {
          onChange(periode)
          onSluit()
        }}
      />
      {momentopname && normen && <Bijschrift momentopname={momentopname} rijen={rijen} afm={toetsrenteVan(normen)} />}
      <Grafiek rijen={rijen} gekozen={gekozen} Staven={grafieken?.Staven} />
      <Daarna rij={rijen.find(({ periode }) => periode === gekozen)} />
      <div>
        <Button type="submit">{vergelijkingTekst.sluit}</Button>
      </div>
    </Dialog>
  )
}

interface BijschriftProps {
  readonly momentopname: Momentopname
  readonly rijen: readonly Rij[]
  /** Percent a year. */
  readonly afm: number
}

/** What the figures belong to, and why short periods often allow less. */
const Bijschrift = ({ momentopname, rijen, afm }: BijschriftProps) => {
  const { financieringsOpzet, labelCode } = momentopname
  const { zelfdeHypotheek, andereHypotheek, geenRente, toetsrenteUitleg, korterDan10Jaar } = vergelijkingTekst
  const zonder = namenZonderRij(labelCode, rijen)
  const leningen = new Set(rijen.map(({ lening }) => lening))
  return (
    <Stack ruimte="lijn">
      <Text soort="gedempt">
        {leningen.size === 1
          ? zelfdeHypotheek(inZin(financieringsOpzet.hypotheekbedrag ?? financieringsOpzet.maximaleHypotheek))
          : andereHypotheek}
      </Text>
      <Text soort="gedempt">
        {toetsrenteUitleg} {korterDan10Jaar(procentInZin(afm))}
      </Text>
      {zonder.length > 0 && <Text soort="gedempt">{geenRente(zonder.join(', '))}</Text>}
    </Stack>
  )
}

/** What happens when the chosen period ends. */
const Daarna = ({ rij }: { readonly rij: Rij | undefined }) => {
  const { kop, restant, voorstel, anders, overstappen, variabel, dertigJaar, netto } = vergelijkingTekst.daarna
  if (rij === undefined) return null
  const zinnen =
    rij.periode === 360
      ? [dertigJaar]
      : rij.periode === 1
        ? [variabel, anders]
        : [restant(rij.naam, inZin(rij.cijfers.restant ?? 0)), voorstel, anders, overstappen]
  return (
    <Stack ruimte="lijn">
      <GroupTitle>{kop}</GroupTitle>
      {[...zinnen, netto].map((zin) => (
        <Text key={zin}>{zin}</Text>
      ))}
    </Stack>
  )
}
