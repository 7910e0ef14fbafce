/** Tells the time, so that nothing else needs to know what day it is. */
export interface KlokPort {
  readonly nu: () => Date
}
