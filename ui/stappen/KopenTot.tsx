import { useOrientatie, useSamenvatting } from '../basis/context/reading'
import { useAppearing } from '../basis/context/useAppearing'
import { Text } from '../thema/parts'
import { useKopenTot } from '../vensters/veranderen/useKopenTot'

/** The sentences below the question about the price, while it is open: up to what price the visitor can buy, about. */
export const OngeveerKopenTot = () => {
  const appearing = useAppearing()
  const isOpen = useOrientatie(({ vraagprijsWoning }) => vraagprijsWoning === undefined)
  const { momentopname } = useSamenvatting()
  const zin = useKopenTot('zegOngeveerKopenTot', isOpen ? momentopname : undefined)
  return (
    zin && (
      <Text ref={appearing} soort="gedempt">
        {zin}
      </Text>
    )
  )
}

/** The sentence of the last step about the price up to which the visitor can buy, for a home that fits. */
export const KopenTot = () => {
  const { momentopname, fout } = useSamenvatting()
  const zin = useKopenTot('zegKopenTot', fout === undefined ? momentopname : undefined)
  return zin && <Text soort="gedempt">{zin}</Text>
}
