/** Gives the current time; the only source of it in domain and application. */
export interface KlokPort {
  /** The current time. */
  readonly nu: () => Date
}
