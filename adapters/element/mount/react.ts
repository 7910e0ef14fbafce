import {
  createRoot as create,
  hydrateRoot as hydrate,
  type HydrationOptions as Options,
  type Root,
} from 'react-dom/client'
import type { ReactNode } from 'react'

export type { Root }

/** The listener that every root needs, to a failure that nothing in the drawing caught: React then draws nothing. */
export type RootOptions = Required<Pick<Options, 'onUncaughtError'>>

/** Also the listener to differences between the painted nodes and the drawing. */
export type HydrationOptions = RootOptions & Required<Pick<Options, 'onRecoverableError'>>

/** Creates a root. React is in this separate chunk, because a browser parses two files faster than one large file. */
export const createRoot = (place: Element, { onUncaughtError }: RootOptions): Root => create(place, { onUncaughtError })

export const hydrateRoot = (place: Element, drawing: ReactNode, options: HydrationOptions): Root =>
  hydrate(place, drawing, options)
