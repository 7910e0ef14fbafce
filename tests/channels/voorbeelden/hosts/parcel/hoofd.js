import 'hypotheek-orientatie'

document.addEventListener('hypotheek-orientatie:stap', ({ detail }) => {
  document.querySelector('output').textContent = `De pagina weet: stap ${detail.naar + 1}`
})
document.querySelector('button').addEventListener('click', () => {
  document.querySelector('hypotheek-orientatie').labelCode = 'FL'
})
