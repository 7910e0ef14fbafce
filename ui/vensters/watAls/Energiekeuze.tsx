import { memo } from 'react'

import { formatEuro } from '../../../domain/geld'
import { voorbeeldBedrag } from '../../../domain/invoer'
import { naamVanEnergielabel, type EnergielabelType } from '../../../domain/orientatie'
import type { Orientatie } from '../../../domain'
import { labelsMetMeer } from '../../../application/vergelijking'
import { useNormen } from '../../basis/context/reading'
import type { Answering } from '../../basis/context/form'
import { probeerselTekst } from '../../tekst/probeersel'
import { vraagWoorden } from '../../tekst/vragen/vragen'
import { watAlsTekst as tekst } from '../../tekst/watAls'
import { FollowUp, Stack, Text } from '../../thema/parts'
import { BedragField } from '../../velden/BedragField'
import { KeuzeField } from '../../velden/KeuzeField'

const MAATREGELEN = ['energielabelType', 'verbouwingskosten'] as const

interface EnergiekeuzeProps {
  readonly orientatie: Orientatie
  /** The visitor's own answers, without a what-if. */
  readonly begin: Orientatie
  readonly onKies: Answering['beantwoord']
}

/**
 * The question about a better energy label, with the labels that give a higher loan. A change of the label of an
 * existing home also asks for the cost of the work. Does not render again while a slider moves.
 */
export const Energiekeuze = memo(({ orientatie, begin, onKies }: EnergiekeuzeProps) => {
  const normen = useNormen()
  if (normen === undefined) return null
  const labels = labelsMetMeer(begin.energielabelType, normen)
  if (labels.length <= 1) return labels.length === 1 && <Text soort="gedempt">{tekst.geenBeterLabel}</Text>
  const isBestaand = orientatie.bestaandeWoning === 'BestaandeBouw'
  const metMaatregelen = isBestaand && MAATREGELEN.some((veld) => orientatie[veld] !== begin[veld])
  const maatregelen = isBestaand ? normen.extraVoorVerduurzaming.waarde[orientatie.energielabelType] : 0
  return (
    <Stack>
      <KeuzeField<EnergielabelType>
        name="energielabelType"
        label={tekst.label}
        helperText={tekst.labelHulp}
        required
        options={labels.map((value) => ({
          value,
          text: value === begin.energielabelType ? tekst.nu(naamVanEnergielabel(value)) : naamVanEnergielabel(value),
        }))}
        value={orientatie.energielabelType}
        onChange={(label) => onKies('energielabelType', label)}
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
            onChange={(kosten) => onKies('verbouwingskosten', kosten)}
          />
        </FollowUp>
      )}
      {maatregelen > 0 && (
        <Text soort="gedempt">
          {tekst.maatregelen(orientatie.energielabelType !== 'Onbekend', formatEuro(maatregelen))}
        </Text>
      )}
    </Stack>
  )
})
