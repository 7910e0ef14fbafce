import { fireEvent, screen, within } from '@testing-library/react'

const escape = (tekst: string): string => tekst.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** The name of a question, whether or not it may be left out. */
const naamVan = (vraag: string): RegExp => new RegExp(`^${escape(vraag)}\\s*(\\(?optioneel\\)?)?$`)

const binnen = (kader?: HTMLElement) => (kader === undefined ? screen : within(kader))

/** The field of this name that is typed in. */
export const veld = (naam: string, kader?: HTMLElement): HTMLInputElement =>
  binnen(kader).getByRole('textbox', { name: naamVan(naam) })

/** Whether there is something to fill in or choose under this name. */
export const isGevraagd = (naam: string): boolean =>
  ['textbox', 'radiogroup', 'combobox'].some((rol) => screen.queryByRole(rol, { name: naamVan(naam) }) !== null)

export const vraag = (naam: string, kader?: HTMLElement): HTMLElement =>
  binnen(kader).getByRole('radiogroup', { name: naamVan(naam) })

export const antwoord = (naam: string, tekst: string, kader?: HTMLElement): HTMLInputElement =>
  within(vraag(naam, kader)).getByRole('radio', { name: tekst })

/** The answers offered to a question, in order. */
export const antwoordenOp = (naam: string): readonly (string | null)[] =>
  within(vraag(naam))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent ?? null)

export const lijst = (naam: string): HTMLElement => screen.getByRole('combobox', { name: naamVan(naam) })

export const knop = (naam: string, kader?: HTMLElement): HTMLElement =>
  binnen(kader).getByRole('button', { name: naam })

export const kies = (naam: string, tekst: string, kader?: HTMLElement): void => {
  fireEvent.click(antwoord(naam, tekst, kader))
}

/** Opens a list, and gives what it offers. */
export const open = (naam: string): readonly HTMLElement[] => {
  fireEvent.click(lijst(naam))
  return screen.getAllByRole('option')
}

export const kiesUit = (naam: string, keuze: RegExp): void => {
  fireEvent.click(lijst(naam))
  fireEvent.click(screen.getByRole('option', { name: keuze }))
}

export const typ = (naam: string, tekst: string, kader?: HTMLElement): void => {
  fireEvent.focus(veld(naam, kader))
  fireEvent.input(veld(naam, kader), { target: { value: tekst } })
}

export const verlaat = (naam: string, kader?: HTMLElement): void => {
  fireEvent.blur(veld(naam, kader))
}

/** Types in a field and leaves it, which is when it counts. */
export const vulIn = (naam: string, tekst: string, kader?: HTMLElement): void => {
  typ(naam, tekst, kader)
  verlaat(naam, kader)
}

export const klik = (naam: string, kader?: HTMLElement): void => {
  fireEvent.click(knop(naam, kader))
}

/** What stands beside a field as its error, if there is one. */
export const foutBij = (element: HTMLElement): string | undefined => {
  if (element.getAttribute('aria-invalid') !== 'true') return undefined
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return document.getElementById(ids.at(-1) ?? '')?.textContent ?? undefined
}

const blok = (titel: string): HTMLElement => screen.getByRole('region', { name: titel, hidden: true })

/** The value beside a line of the summary, in the block with this title; undefined when there is no such line. */
export const regel = (titel: string, naam: string): string | undefined => {
  const term = within(blok(titel))
    .queryAllByRole('term', { hidden: true })
    .find(({ textContent }) => textContent === naam)
  return term?.nextElementSibling?.textContent ?? undefined
}

/** The lines of a block of the summary, in order. */
export const regels = (titel: string): readonly (string | null)[] =>
  within(blok(titel))
    .queryAllByRole('term', { hidden: true })
    .map(({ textContent }) => textContent)

/** Walks to step 2 or 3 with the least that has to be filled in. */
export const gaNaarStap = (stap: 2 | 3, inkomen = '60.000', vraagprijs = '300.000'): void => {
  vulIn('Bruto jaarinkomen', inkomen)
  klik('Ga verder')
  if (stap === 2) return
  vulIn('Vraagprijs van de woning', vraagprijs)
  klik('Ga verder')
}
