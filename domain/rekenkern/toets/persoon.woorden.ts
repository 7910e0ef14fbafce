import { hoofdstuk } from '../woorden'
import * as stappen from './persoon.stappen'

export const persoonWoorden = hoofdstuk(stappen, {
  toetsinkomen: {
    omschrijving: ({ nummer }) => `Toetsinkomen van aanvrager ${nummer}: het inkomen dat meetelt`,
    formule: 'inkomen − 12 × partneralimentatie, niet onder 0; een overig inkomen telt niet mee',
    keuze: 'Tijdelijk inkomen en inkomen uit een onderneming tellen helemaal mee.',
  },
  verplichtingen: {
    omschrijving: ({ nummer }) =>
      `Verplichtingen van aanvrager ${nummer}: wat per maand naar leningen en studieschuld gaat`,
    formule: 'leningen + studieschuld × factor',
  },
})
