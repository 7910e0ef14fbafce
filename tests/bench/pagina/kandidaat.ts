/** A calculator to measure: how a page adds it and how a visitor uses it. */
export interface Kandidaat {
  readonly naam: string
  readonly tag: string
  /** The URL of the calculator's module on the bench server. */
  readonly script: string
  /** The attributes of each element on the page. */
  readonly attributen: (nummer: number) => Readonly<Record<string, string>>
  /** A text of the first step. */
  readonly vraag: string
  /** A choice of the first step, and a text that appears after it. */
  readonly keuze: string
  readonly reactie: string
  /** An amount field of the first step, and the elements that show its result. */
  readonly bedrag?: { readonly veld: string; readonly cijfers: string }
  /** The amounts and the button that lead to each next step; empty for a calculator of one step. */
  readonly wandeling: readonly Stap[]
}

/** What a visitor does on one step: fills in these amounts and goes on. */
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

/** A page with only React and as many native inputs as our first step. */
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

/** A calculator from the folder `PEERS`. Its first step shows no figure that depends on an amount. */
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
