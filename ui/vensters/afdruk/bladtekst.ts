import type { Veld } from '../../../domain/orientatie'
import { afdrukTekst } from '../../tekst/afdruk'
import type { Blad, Bladregel } from './toBlad'

/** One line of a calculation as text. `soort` is the kind of line, such as a title or a link. */
export interface Tekstregel {
  readonly soort: 'titel' | 'kop' | 'regel' | 'zin' | 'slot' | 'link'
  readonly tekst: string
}

/** The texts that `toTekstregels` adds to the figures and answers of a calculation. */
export interface Bladgrond {
  /** The mortgage provider of the brand. */
  readonly aanbieder: string
  /** The title, with the date. */
  readonly titel: string
  /** The sentences about the norms, the period and the rate. */
  readonly herkomst: string
  /** The link that opens the calculation again; undefined when there is no link. */
  readonly link: string | undefined
}

/** The questions about the home whose answers are at the top of the text when there is a home. */
const WONING: readonly Veld[] = ['vraagprijsWoning', 'bestaandeWoning', 'energielabelType']

/** The questions that the list of answers omits when there is a home: the text has these answers elsewhere. */
const ELDERS: readonly Veld[] = [...WONING, 'verbouwingskosten', 'meerwerk', 'eigenGeld', 'renteperiode']

const zeg = ({ naam, waarde, toelichting }: Bladregel): string =>
  [
    `${naam}${naam.endsWith('?') ? '' : ':'} ${waarde}`,
    ...(toelichting === undefined ? [] : [`(${toelichting})`]),
  ].join(' ')

/** Whether the groups omit a figure that is elsewhere in the text: the price at the top, overwaarde in the result. */
const isElders = ({ key }: Bladregel): boolean => key === 'koopprijs' || key === 'overwaarde'

/** Returns a calculation as lines of text: the home, the result, the payment, the costs and the other answers. */
export const toTekstregels = (blad: Blad, { aanbieder, titel, herkomst, link }: Bladgrond): readonly Tekstregel[] => {
  const { antwoord, zonderInkomen, groepen, ingevuld } = blad
  const heeftWoning = groepen.length > 0
  const regels = (van: readonly Bladregel[]) => van.map((regel) => ({ soort: 'regel', tekst: zeg(regel) }) as const)
  const kop = (tekst: string) => ({ soort: 'kop', tekst }) as const
  const zin = (tekst: string) => ({ soort: 'zin', tekst }) as const
  return [
    zin(aanbieder),
    { soort: 'titel', tekst: titel },
    ...(heeftWoning ? regels(ingevuld.filter(({ veld }) => WONING.includes(veld))) : []),
    zin(herkomst),
    kop(afdrukTekst.uitkomst),
    ...(zonderInkomen === undefined ? [] : [zin(zonderInkomen)]),
    ...regels(antwoord),
    ...groepen.flatMap(({ titel: naam, regels: van, zin: slot }) => [
      kop(naam),
      ...regels(van.filter((regel) => !isElders(regel))),
      ...(slot === undefined ? [] : [zin(slot)]),
    ]),
    kop(afdrukTekst.ingevuld),
    ...regels(ingevuld.filter(({ veld }) => !(heeftWoning ? ELDERS : ['renteperiode']).includes(veld))),
    { soort: 'slot', tekst: afdrukTekst.voet },
    ...(link === undefined ? [] : [{ soort: 'link', tekst: link } as const]),
  ]
}

export const toBladtekst = (regels: readonly Tekstregel[]): string =>
  regels.map(({ soort, tekst }) => (soort === 'kop' || soort === 'slot' ? `\n${tekst}` : tekst)).join('\n')

const TAGS = { titel: 'h1', kop: 'h2', regel: 'li', zin: 'p', slot: 'p', link: 'a' } as const

/** Returns the lines `regels` as HTML, for an editor or an e-mail. */
export const toBladhtml = (regels: readonly Tekstregel[]): string =>
  regels
    .map(({ soort, tekst }) => {
      const element = document.createElement(TAGS[soort])
      element.textContent = tekst
      if (soort === 'link') element.setAttribute('href', tekst)
      return element.outerHTML
    })
    .join('')
    .replace(/(<li>.*?<\/li>)+/g, '<ul>$&</ul>')
