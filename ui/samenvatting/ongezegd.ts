import type { BenodigdeHypotheekBlok, SamenvattingLine } from '../../application'

/** The amount of a line in euro; 0 when there is none. */
export const bedragVan = (line: SamenvattingLine | undefined): number =>
  line?.waarde._tag === 'Bedrag' ? line.waarde.bedrag : 0

/** Of how the purchase is paid, the parts that no line of the block says. */
export const ongezegdIn = ({ betaalwijze, lines }: BenodigdeHypotheekBlok) => {
  const eigenGeld = bedragVan(lines.find(({ key }) => key === 'eigenGeld'))
  return betaalwijze.filter(
    ({ soort, bedrag }) => soort === 'overwaarde' || (soort === 'eigenGeld' && bedrag !== eigenGeld),
  )
}
