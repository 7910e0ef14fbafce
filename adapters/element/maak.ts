/** An element with these properties. */
export const maak = <Naam extends keyof HTMLElementTagNameMap>(
  naam: Naam,
  inhoud?: Partial<HTMLElementTagNameMap[Naam]>,
): HTMLElementTagNameMap[Naam] => Object.assign(document.createElement(naam), inhoud)
