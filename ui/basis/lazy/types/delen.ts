import type { ComponentType, ReactNode } from 'react'

import type { Startstand } from '../../../../application'
import type { Bewijsoordeel, createBewijs, sealOf, vergelijkBewijs } from '../../../../application/bewijs'
import type { FinancieringsOpzet, Orientatie } from '../../../../domain'
import type { parseBewijs, toGedeeld } from '../../../../domain/bewijs'
import type { Antwoorden, Gedeeld, Stapnummer, toAnders, Uitgangspunten } from '../../../../domain/orientatie'
import type { CalculatorBase } from '../../context/base'
import type { BovenStapProps } from '../../context/bovenStap'
import type { PageFragment } from '../../context/settings'

export interface OfferProps {
  /** The sentences of the offer, which are announced to screen readers. */
  readonly zinnen: readonly string[]
  /** Whether the visitor followed a link to the offer. If so, the page scrolls to the offer from any position. */
  readonly isAsked: boolean
  readonly children: ReactNode
}

export interface GedeeldMessageProps extends BovenStapProps {
  /** The text of the shared calculation in the link. */
  readonly tekst: string
}

/** Answers, with their result if they were calculated. */
export interface Answered extends Uitgangspunten {
  readonly financieringsOpzet?: FinancieringsOpzet | undefined
}

/** The figures that changed for the same reason. */
export interface Veranderd {
  /** The reason, as a heading above the figures. */
  readonly reden: string
  /** A sentence for each figure, with its old and new value as far as they exist. */
  readonly cijfers: readonly string[]
}

/** The result of recalculating a receipt, as text. */
export interface Oordeel {
  /**
   * Why the receipt is not correct under the norms of its own year, with the figures that differ. Empty for a correct
   * receipt; undefined when the norms of that year are unavailable.
   */
  readonly gebreken: readonly string[] | undefined
  /** Whether the receipt is as it was made, by older rules or norms. */
  readonly isOuder: boolean
  /** The figures that changed under the current norms and rates, by reason; undefined without a current result. */
  readonly verschillen: readonly Veranderd[] | undefined
}

/** What a shared calculation needs of a calculator to replace its answers. */
export type Vervangbaar = Pick<CalculatorBase, 'services' | 'form' | 'vervang'>

/** The components of the `delen` chunk for a shared calculation, and the functions that other chunks use. */
export interface Delen {
  readonly GedeeldMessage: ComponentType<GedeeldMessageProps>
  readonly Offer: ComponentType<OfferProps>
  readonly applyGedeeld: (calculator: Vervangbaar, gedeeld: Gedeeld, alles: string) => Stapnummer
  readonly createBewijs: typeof createBewijs
  readonly currentLink: (calculator: Pick<CalculatorBase, 'page' | 'services'>) => string | undefined
  readonly goOn: (calculator: Vervangbaar, tekst: string, vandaag: Date) => Stapnummer | undefined
  readonly heeftEigen: (antwoorden: Orientatie, startstand: Startstand) => boolean
  readonly linkTo: (tekst: string, fragment: PageFragment) => string | undefined
  readonly orientatieOf: (gedeeld: Gedeeld, orientatie: Orientatie) => Orientatie
  readonly parseBewijs: typeof parseBewijs
  readonly readAnswers: (tekst: string) => Gedeeld | undefined
  readonly sealOf: typeof sealOf
  readonly sharedIn: (fragment: string) => string | undefined
  readonly stapTot: (antwoorden: Antwoorden, open: number) => Stapnummer
  readonly toAnders: typeof toAnders
  readonly toGedeeld: typeof toGedeeld
  readonly toOordeel: (gevonden: Bewijsoordeel | undefined) => Oordeel
  readonly vergelijkBewijs: typeof vergelijkBewijs
  readonly writeAnswers: (answered: Answered, vandaag: Date) => string
}
