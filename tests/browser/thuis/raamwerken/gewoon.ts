import type {} from '../../../../adapters/element'

/** A page made with nothing. */
const knop = document.createElement('button')
const uitvoer = document.createElement('output')
const ouder = document.createElement('div')
const rekenhulp = document.createElement('hypotheek-orientatie')

const toon = (stap: number) => {
  uitvoer.textContent = `De pagina weet: stap ${stap}`
}

rekenhulp.labelCode = 'MY'
rekenhulp.laden = 'direct'
rekenhulp.normjaar = 2025
rekenhulp.rentetarieven = { '120': 3.75 }

knop.textContent = 'Naar Florius'
knop.addEventListener('click', () => {
  rekenhulp.labelCode = 'FL'
})
ouder.addEventListener('hypotheek-orientatie:stap', ({ detail }) => toon(detail.naar + 1))
toon(1)
ouder.append(rekenhulp)
document.querySelector('#app')?.append(knop, uitvoer, ouder)
