import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react'

import { useRekenhulp } from '../context'
import { jaarinkomenTekst } from '../tekst'
import { AlleenVoorlezen, DialoogKader, Icoon, Rij, SluitKnop, StapTitel } from '../thema'

interface DialoogProps {
  readonly titel: string
  readonly onSluit: () => void
  readonly onBevestig: () => void
  /** The text of its own live region: screen readers ignore regions outside a modal dialog. */
  readonly gezegd: string
  readonly children: ReactNode
}

/**
 * A modal dialog with the focus in its first field. Escape, the cross and a click on the mask close it. The browser
 * keeps the focus inside and returns it afterwards, unless the page has moved the element: then the dialog returns it.
 * Other announcements wait until the dialog is closed.
 */
export const Dialoog = ({ titel, onSluit, onBevestig, gezegd, children }: DialoogProps) => {
  const { aankondiging } = useRekenhulp().services
  const titelId = useId()
  const dialoog = useRef<HTMLDialogElement>(null)
  const opMasker = useRef(false)

  const bijSluiten = useEffectEvent(onSluit)
  useLayoutEffect(() => {
    const element = dialoog.current
    const root = element?.getRootNode() as Document | ShadowRoot | undefined
    const opener = root?.activeElement
    const sluit = () => bijSluiten()
    element?.addEventListener('close', sluit)
    aankondiging.setDialoogOpen(true)
    if (element && !element.open) toonModaal(element)
    const wachter = new ResizeObserver(() => {
      if (element?.open && !element.matches(':modal')) toonModaal(element)
    })
    if (element) wachter.observe(element)
    return () => {
      wachter.disconnect()
      element?.removeEventListener('close', sluit)
      element?.close()
      const focus = root?.activeElement ?? null
      if (opener instanceof HTMLElement && (focus === null || element?.contains(focus))) opener.focus()
      aankondiging.setDialoogOpen(false)
    }
  }, [aankondiging])

  return (
    <DialoogKader
      ref={dialoog}
      aria-labelledby={titelId}
      onPointerDown={(event) => {
        opMasker.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (opMasker.current && event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onBevestig()
          dialoog.current?.close()
        }}
      >
        <Rij uitlijning="uiteen">
          <StapTitel id={titelId}>{titel}</StapTitel>
          <SluitKnop aria-label={jaarinkomenTekst.sluit} onClick={() => dialoog.current?.close()}>
            <Icoon naam="kruis" />
          </SluitKnop>
        </Rij>
        {children}
      </form>
      <AlleenVoorlezen aria-live="assertive" aria-atomic="true">
        {gezegd}
      </AlleenVoorlezen>
    </DialoogKader>
  )
}

/**
 * Opens a dialog over the whole page, or opens it again: moving the element in the page leaves its dialog open but not
 * modal.
 */
const toonModaal = (dialoog: HTMLDialogElement): void => {
  dialoog.removeAttribute('open')
  dialoog.showModal()
  dialoog.querySelector<HTMLElement>('input')?.focus()
}
