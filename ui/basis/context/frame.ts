import { createContext, type RefObject } from 'react'

/** The context with the frame. Dialogs render at its end, so that the styles around their button do not reach them. */
export const FrameContext = createContext<RefObject<HTMLElement | null>>({ current: null })

export type Kleurmodus = 'licht' | 'donker'
