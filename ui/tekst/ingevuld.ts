/**
 * Shown above a step whose answers the page of the calculator has filled in. On the first step it replaces
 * `stappenTekst.vooraf`. It is as long as that text, so that nothing moves.
 */
export const ingevuldTekst = 'Een deel is al ingevuld door deze pagina. Je kan het altijd veranderen.'
