/** Copies by selecting the code, where the browser refuses access to the clipboard, such as without https. */
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

/** Adds a copy button above a code block. Its status is emptied before each copy, so that every copy is announced. */
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
