import type {} from '../../../../adapters/element'

/** A page made with nothing. */
const knop = document.createElement('button')
const uitvoer = document.createElement('output')
const ouder = document.createElement('div')
const rekenhulp = document.createElement('hypotheek-orientatie')

const toon = (stap: number) => {
  uitvoer.textContent = `De pagina weet: stap ${stap}`
}

const attributen = { 'label-code': 'MY', laden: 'direct', normjaar: '2025', rentetarieven: '{"120": 3.75}' }
for (const [naam, waarde] of Object.entries(attributen)) rekenhulp.setAttribute(naam, waarde)

knop.textContent = 'Naar Florius'
knop.addEventListener('click', () => rekenhulp.setAttribute('label-code', 'FL'))
ouder.addEventListener('hypotheek-orientatie:stap', ({ detail }) => toon(detail.naar + 1))
toon(1)
ouder.append(rekenhulp)
document.querySelector('#app')?.append(knop, uitvoer, ouder)
