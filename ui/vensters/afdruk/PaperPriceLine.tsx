import { formatEuro } from '../../../domain/geld'
import { kopenTotTekst } from '../../tekst/kopenTot'
import type { Prijsbeeld } from '../../basis/prijsbeeld'
import { kopenTotLabel, schaalVan, zegPrijsbeeld } from '../../uitkomst/prijsbeeld'
import { rising } from './paperPaths'

/** The sizes of the drawing in SVG units: its width, the line, and where the line begins below the label above it. */
const BREEDTE = 320
const HOOGTE = 10
const BOVEN = 20
const MIDDEN = BOVEN + HOOGTE / 2

/** Returns the anchor of a label, so that a label near an end of the line stays on the paper. */
const anchorAt = (x: number): 'start' | 'middle' | 'end' => {
  if (x < BREEDTE / 4) return 'start'
  return x > (3 * BREEDTE) / 4 ? 'end' : 'middle'
}

/** The price line on paper, in black and white, because by default browsers print no background colours. */
export const PaperPriceLine = ({ beeld }: { readonly beeld: Prijsbeeld }) => {
  const schaal = schaalVan(beeld)
  const at = (euro: number): number => (BREEDTE * euro) / schaal
  const { kopenTot, prijs } = beeld
  const { woorden, bedrag } = kopenTotLabel(beeld)
  const grens = at(kopenTot)
  const woning = prijs === undefined ? undefined : at(prijs)
  return (
    <svg
      className="prijslijn"
      viewBox={`-8 0 ${BREEDTE + 16} ${BOVEN + HOOGTE + 22}`}
      role="img"
      aria-label={zegPrijsbeeld(beeld)}
    >
      {woning !== undefined && (
        <text x={woning} y={BOVEN - 9} textAnchor={anchorAt(woning)}>
          {kopenTotTekst.jouwWoning} {formatEuro(prijs)}
        </text>
      )}
      <g transform={`translate(0 ${BOVEN})`} fill="none" stroke="#000" strokeWidth="0.8">
        {woning !== undefined && woning > grens && <path d={rising(grens, woning - grens, HOOGTE)} />}
        <rect width={BREEDTE} height={HOOGTE} />
        <rect width={grens} height={HOOGTE} fill={beeld.nodigEigenGeld === undefined ? '#000' : 'none'} />
      </g>
      <path d={`M${grens} ${BOVEN}V${BOVEN + HOOGTE + 6}`} stroke="#000" strokeWidth="2" />
      {woning !== undefined && <circle cx={woning} cy={MIDDEN} r="6.5" fill="#fff" stroke="#000" strokeWidth="3" />}
      <text x={grens} y={BOVEN + HOOGTE + 18} textAnchor={anchorAt(grens)}>
        {woorden} {bedrag}
      </text>
    </svg>
  )
}
