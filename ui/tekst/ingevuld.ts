/** Said above a step whose answers the page of the calculator has filled in. */
export const ingevuldTekst = 'Een deel is al ingevuld door deze pagina. Klopt het niet? Verander het gerust.'
