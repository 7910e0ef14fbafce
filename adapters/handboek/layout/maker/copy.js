/** Copies code by selecting it, for browsers that refuse access to the clipboard, such as on a page without https. */
const copySelection = (code) => {
  getSelection().selectAllChildren(code)
  return document.execCommand('copy')
}

const copy = async (code) => {
  try {
    await navigator.clipboard.writeText(code.textContent)
    return true
  } catch {
    return copySelection(code)
  }
}

/** Adds a copy button above a code block. Empties the status text before each copy, so that each copy is announced. */
export const addCopyButton = (block) => {
  const bar = document.createElement('div')
  const button = document.createElement('button')
  const status = document.createElement('span')
  bar.className = 'copy'
  button.type = 'button'
  button.textContent = 'Copy'
  status.setAttribute('role', 'status')
  bar.append(button, status)
  block.before(bar)
  button.addEventListener('click', async () => {
    status.textContent = ''
    const isCopied = await copy(block.querySelector('code'))
    setTimeout(() => (status.textContent = isCopied ? 'Copied' : 'Copying failed: select the code and copy it'), 50)
  })
}
