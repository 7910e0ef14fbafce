import { encode } from 'uqr'

import { afdrukTekst } from '../tekst/afdruk'

/** The white around a code, in squares. Source: ISO/IEC 18004. */
const RAND = 4

/** The dark squares of a row as one path: each run of them beside each other is one rectangle. */
const rijPad = (rij: readonly boolean[], y: number): string =>
  [
    ...rij
      .map((donker) => (donker ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ]
    .map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('')

/** A link as a code that a telephone reads, and that can be followed where the paper is a screen. */
export const Qr = ({ link }: { readonly link: string }) => {
  const { size, data } = encode(link, { ecc: 'M', border: RAND })
  return (
    <a href={link}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={afdrukTekst.qr}>
        <path d={data.map(rijPad).join('')} />
      </svg>
    </a>
  )
}
