import type { ReactNode } from 'react'

import { formatEuro } from '../../domain/geld'
import { kopenTotTekst as tekst } from '../tekst/kopenTot'
import { PriceLine } from '../thema/lazyParts'
import { ScreenReaderText, Text } from '../thema/parts'
import type { Prijsbeeld } from '../basis/prijsbeeld'
import { kopenTotLabel, schaalVan, zegEerder, zegPrijsbeeld } from './prijsbeeld'

interface PrijslijnProps {
  readonly beeld: Prijsbeeld
  /** What the line showed before a change, drawn as quiet marks; undefined for none. */
  readonly eerder?: Prijsbeeld | undefined
  /** Whether the home is of a shared calculation, and so perhaps of somebody else. */
  readonly isGedeeld?: boolean
  /** Whether sentences below the line say what it shows, and the own money that it takes. */
  readonly isUitgelegd?: boolean
  /** The price at the end of the line, in euro, so that lines below each other have one scale. */
  readonly schaal?: number
}

/**
 * A line from a price of 0 to beyond the price of the home. It is filled up to the highest price that the buyers can
 * pay, a ring marks the home, and stripes fill the gap between them if the home costs more. With too little own money
 * for any price, the line has the outline of what more own money makes possible. Screen readers read one sentence
 * instead.
 */
export const Prijslijn = ({
  beeld,
  eerder,
  isGedeeld = false,
  isUitgelegd = false,
  schaal = schaalVan(beeld, ...(eerder ? [eerder] : [])),
}: PrijslijnProps) => {
  const { kopenTot, prijs, nodigEigenGeld } = beeld
  const { woorden, bedrag } = kopenTotLabel(isUitgelegd ? { ...beeld, nodigEigenGeld: undefined } : beeld)
  const wasZin = eerder && zegEerder(beeld, eerder)
  const at = (euro: number): number => Math.min(1, Math.max(0, euro / schaal))
  return (
    <div style={{ position: 'relative' }}>
      {!isUitgelegd && (
        <p>
          <ScreenReaderText>{zegPrijsbeeld(beeld, isGedeeld)}</ScreenReaderText>
        </p>
      )}
      <PriceLine aria-hidden="true">
        <Label plek={at(prijs ?? 0)}>
          {prijs !== undefined && (
            <>
              {isGedeeld ? tekst.dezeWoning : tekst.jouwWoning} <b>{formatEuro(prijs)}</b>
            </>
          )}
        </Label>
        <div data-spoor="">
          {prijs !== undefined && <div data-deel="gat" style={filledTo(at(prijs))} />}
          <div data-deel={nodigEigenGeld === undefined ? 'bereik' : 'voorwaarde'} style={filledTo(at(kopenTot))} />
        </div>
        {eerder?.prijs !== undefined && eerder.prijs !== prijs && <Mark soort="was" plek={at(eerder.prijs)} />}
        {eerder && eerder.kopenTot !== kopenTot && <Mark soort="grensWas" plek={at(eerder.kopenTot)} />}
        <Mark soort="grens" plek={at(kopenTot)} />
        {prijs !== undefined && <Mark soort="woning" plek={at(prijs)} isTeDuur={prijs > kopenTot} />}
        <Label plek={at(kopenTot)}>
          {woorden} <b>{bedrag}</b>
        </Label>
      </PriceLine>
      {wasZin && <Text soort="gedempt">{wasZin}</Text>}
    </div>
  )
}

/** Returns the style of a part of the line that ends at the fraction `plek`: moved, because a move costs no layout. */
const filledTo = (plek: number) => ({ transform: `translateX(${(100 * plek - 100).toFixed(3)}%)` })

/** Returns the place of a mark as a length: a part of the width of the line. */
const placeAt = (plek: number): string => `${(100 * plek).toFixed(3)}cqi`

interface MarkProps {
  readonly soort: 'woning' | 'grens' | 'was' | 'grensWas'
  /** The place on the line: a fraction from 0 to 1. */
  readonly plek: number
  /** Whether the home costs more than the buyers can pay. */
  readonly isTeDuur?: boolean
}

/** A mark on the line: the home, the highest price, or one of the two before a change. */
const Mark = ({ soort, plek, isTeDuur = false }: MarkProps) => (
  <div
    data-merk={soort}
    data-te-duur={isTeDuur ? '' : undefined}
    style={{ transform: `translateX(${placeAt(plek)})` }}
  />
)

/** A label centred on its place, but kept within the line. On two lines, its words stand at the side of its place. */
const Label = ({ plek, children }: { readonly plek: number; readonly children: ReactNode }) => (
  <div data-label="">
    <span
      style={{
        transform: `translateX(clamp(0px, ${placeAt(plek)} - 50%, 100cqi - 100%))`,
        textAlign: plek > 0.5 ? 'end' : 'start',
      }}
    >
      {children}
    </span>
  </div>
)
