import { useState, type MouseEvent } from 'react'

import { verhaalTekst } from '../../tekst/verhaal'
import { ButtonLink } from '../../thema/lazyParts'

/**
 * Opens the link of a plain click in a new tab, if the page is in a frame or has no origin. Returns whether the browser
 * refused. A sandbox without `allow-popups` ignores such a link without an error, but `window.open` then returns null.
 */
const isRefused = (click: MouseEvent<HTMLAnchorElement>): boolean => {
  const { href, ownerDocument } = click.currentTarget
  const view = ownerDocument.defaultView
  const isWholePage = view === null || (view.parent === view && view.origin !== 'null')
  if (isWholePage || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return false
  click.preventDefault()
  const tab = view.open(href)
  try {
    if (tab) tab.opener = null
  } catch {
    // A page without an origin may not change the tab. Only fixed addresses of the law are opened.
  }
  return tab === null
}

interface LawLinkProps {
  readonly url: string
  readonly naam: string
}

/** A link to the text of the law, in a new tab. If a sandbox forbids new tabs, a text gives the address to copy. */
export const LawLink = ({ url, naam }: LawLinkProps) => {
  const [isForbidden, setForbidden] = useState(false)
  return (
    <>
      <ButtonLink
        soort="tekst"
        href={url}
        target="_blank"
        rel="noreferrer"
        onClick={(click) => setForbidden(isRefused(click))}
      >
        {naam}
      </ButtonLink>
      {isForbidden && (
        <span role="alert">
          {' '}
          {verhaalTekst.linkOpentNiet} {url}
        </span>
      )}
    </>
  )
}
