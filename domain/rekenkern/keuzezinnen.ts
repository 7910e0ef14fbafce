/** The Dutch texts of the choices of this calculator that are also assumptions of a calculation. */
export const keuzezinnen = {
  startersvrijstelling: 'De startersvrijstelling rekenen we alleen mee als je zegt dat je die kan gebruiken.',
  startersvrijstellingVanEen:
    'Een van jullie gebruikt de startersvrijstelling. We gaan ervan uit dat jullie elk de helft kopen.',
  eigenBewoning: 'Je gaat zelf in de woning wonen.',
  pensioenIsAow: 'Bij inkomen uit pensioen gaan we ervan uit dat de AOW al is begonnen.',
  studieschuldfactor: 'Hoe zwaar een studieschuld telt, hangt af van de rente. Zo rekenen de meeste geldverstrekkers.',
  wozWaarde: 'Voor de belasting nemen we de waarde in deze berekening als WOZ-waarde.',
  kortingen:
    'De kortingen voor werkende ouders en voor alleenstaande ouderen tellen we niet mee. Inkomen uit aandelen, ' +
    'spaargeld of verhuur ook niet. Kortingen van andere jaren evenmin.',
  /** Returns what NHG saves a month: an assumption, and part of the explanation of a monthly cost. */
  zonderNhg: (perMaand: string) => `Zonder NHG betaal je ${perMaand} bruto per maand meer.`,
  partners: 'Jullie zijn fiscale partners en verdelen de aftrek zo dat jullie samen de minste belasting betalen.',
} as const
