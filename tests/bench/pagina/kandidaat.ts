/** A calculator to measure: how a page adds it and how a visitor uses it. */
export interface Kandidaat {
  readonly naam: string
  readonly tag: string
  /** The URL of the calculator's module on the bench server. */
  readonly script: string
  /** The attributes of each element on the page. */
  readonly attributen: (nummer: number) => Readonly<Record<string, string>>
  /** A text that is on the screen as soon as the first step is drawn. */
  readonly vraag: string
  /** A choice of the first step, and a text that appears after it. */
  readonly keuze: string
  readonly reactie: string
  /** An amount field of the first step by its name, and a selector of the figures that depend on the amount. */
  readonly bedrag?: { readonly veld: string; readonly cijfers: string }
  /** The amounts and the button that lead to each next step; empty for a calculator of one step. */
  readonly wandeling: readonly Stap[]
}

/** The amounts that a visitor fills in on one step, by field, and the button to the next step. */
export interface Stap {
  readonly bedragen: Readonly<Record<string, string>>
  readonly verder: string
}

export const onze: Kandidaat = {
  naam: 'hypotheek-orientatie',
  tag: 'hypotheek-orientatie',
  script: '/onze/hypotheek-orientatie.js',
  attributen: (nummer) => ({ 'label-code': nummer % 2 === 0 ? 'MY' : 'FL', laden: 'direct', normjaar: '2026' }),
  vraag: 'Koop je alleen of samen',
  keuze: 'Samen',
  reactie: 'Inkomen van je partner',
  bedrag: { veld: 'Bruto jaarinkomen', cijfers: 'aside dd' },
  wandeling: [
    { bedragen: { 'Bruto jaarinkomen': '60000' }, verder: 'Ga verder' },
    { bedragen: { 'Vraagprijs van de woning': '300000' }, verder: 'Ga verder' },
  ],
}

/** Creates the candidate for a bare page: only React, and as many native inputs as the first step of our calculator. */
export const kaal = (invoer: { readonly keuzes: number; readonly bedragen: number }): Kandidaat => ({
  naam: 'React, kaal',
  tag: 'kale-pagina',
  script: '/kaal/kaal.js',
  attributen: () => ({ keuzes: String(invoer.keuzes), bedragen: String(invoer.bedragen) }),
  vraag: 'Koop je alleen of samen',
  keuze: 'Samen',
  reactie: 'met je partner',
  bedrag: { veld: 'Bedrag 1', cijfers: 'output' },
  wandeling: [],
})

/** Creates the candidate for a calculator from folder `PEERS`; no figure on its first step depends on an amount. */
export const ander = (naam: string): Kandidaat => ({
  naam,
  tag: 'mortgage-calculator',
  script: `/anderen/${naam}/main.js`,
  attributen: (nummer) => ({ heading: `Merk ${nummer}`, accent: nummer % 2 === 0 ? '#0b6e4f' : '#7c3aed' }),
  vraag: 'Eerste koopwoning',
  keuze: 'Samen',
  reactie: 'Bruto jaarinkomen partner',
  wandeling: [
    { bedragen: {}, verder: 'Volgende' },
    { bedragen: {}, verder: 'Volgende' },
  ],
})
