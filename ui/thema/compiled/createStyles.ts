import { Fragment } from 'react'

import { adopt, canShareSheets, createSheet, type RootStyles, type Styles } from '../styles'
import { sheet as rules } from './sheet'

/** The styles of all instances in one document, from the style sheet that the build made. */
export const createStyles = (document: Document): Styles => {
  if (!canShareSheets()) return addStyleTag
  const sheet = createSheet(document)
  sheet.replaceSync(rules)
  return (root) => {
    adopt(root, sheet)
    return { Styled: Fragment, remove: () => undefined }
  }
}

const addStyleTag = (root: ShadowRoot, nonce?: string): RootStyles => {
  const tag = root.ownerDocument.createElement('style')
  if (nonce) tag.setAttribute('nonce', nonce)
  tag.textContent = rules
  root.append(tag)
  return { Styled: Fragment, remove: () => tag.remove() }
}
