import type { ComponentType } from 'react'

import type { Charts } from '../chart/charts'
import type { Changing } from '../context/useSelected'
import type { Aannamedelen } from './types/aannamedelen'
import type { Afdruk } from './types/afdruk'
import type { Bewaren } from './types/bewaren'
import type { Delen } from './types/delen'
import type { DialogProps } from './types/dialog'
import type { FoutenlijstProps } from './types/foutenlijst'
import type { Ingevuld } from './types/ingevuld'
import type { Inkomensvoorbeeld } from './types/inkomensvoorbeeld'
import type { JaarinkomenDialogProps } from './types/jaarinkomen'
import type { KredietBerekeningProps } from './types/krediet'
import type { MeenemenDialogProps } from './types/meenemen'
import type { Paneelcijfers } from './types/paneelcijfers'
import type { Terugknopdeel } from './types/terugknop'
import type { Veranderen } from './types/veranderen'
import type { VergelijkingDialogProps } from './types/vergelijking'
import type { Verhalen } from './types/verhaal'
import type { VerloopDialogProps } from './types/verloop'
import type { Vervolgstappen } from './types/vervolgstappen'
import type { WatAlsDialogProps } from './types/watAls'
import type { Woordendeel } from './types/woorden'

/** The type of each lazily loaded part of the screen, by name: a component, or an object with its components. */
export interface Parts {
  readonly aannamedelen: Aannamedelen
  readonly adviseur: ComponentType<DialogProps>
  readonly afdruk: Afdruk
  readonly bewaren: Bewaren
  readonly charts: Charts
  readonly delen: Delen
  readonly foutenlijst: ComponentType<FoutenlijstProps>
  readonly ingevuld: Ingevuld
  readonly inkomensvoorbeeld: Inkomensvoorbeeld
  readonly jaarinkomen: ComponentType<JaarinkomenDialogProps>
  readonly krediet: ComponentType<KredietBerekeningProps>
  readonly meenemen: ComponentType<MeenemenDialogProps>
  readonly paneelcijfers: Paneelcijfers
  readonly terugknop: Terugknopdeel
  readonly veranderen: Veranderen
  readonly vergelijking: ComponentType<VergelijkingDialogProps>
  readonly verhaal: Verhalen
  readonly verloop: ComponentType<VerloopDialogProps>
  readonly vervolgstappen: Vervolgstappen
  readonly watAls: ComponentType<WatAlsDialogProps>
  readonly watPast: ComponentType<DialogProps>
  readonly woorden: Woordendeel
}

export type PartName = keyof Parts

/** A lazily loaded part. Its state is the value of the part; undefined until the part is loaded. */
export interface LazyPart<Value> extends Changing<Value | undefined> {
  /** Returns undefined: the build draws no lazily loaded part, even if another calculator has loaded it. */
  readonly drawn: () => undefined
  /** Loads the part once for the whole page. Rejects when the load fails; the next call then loads the part again. */
  readonly load: () => Promise<Value>
}

/** The lazily loaded parts of one page, shared by its calculators. */
export interface LazyParts {
  /** Returns the part with this name: the same object at every call. */
  readonly of: <Name extends PartName>(name: Name) => LazyPart<Parts[Name]>
  /** Loads the parts that are likely to be needed soon. Ignores a failed load: that part loads again when needed. */
  readonly loadSoon: () => void
}
