import type { Kostenposten } from './kostenposten'

/** The cost items this calculator assumes when none are given, in euro; a choice, not a norm. */
export const standaardKosten: Kostenposten = { leveringsakte: 700, hypotheekakte: 700, taxatie: 750 }
