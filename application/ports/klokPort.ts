/** The clock: the only source of the current time in the domain and the application. */
export interface KlokPort {
  /** Returns the current time. */
  readonly nu: () => Date
}
