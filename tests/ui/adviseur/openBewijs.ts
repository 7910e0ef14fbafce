import { fireEvent, screen, within } from '@testing-library/react'

import { maakRekenbewijs } from '../../../domain/bewijs'
import { goToStap, click, showCalculator, type ShowOptions } from '../../support/screen'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { bestaandeWoning, kaderVan, verzoekVan } from '../../domain/rekenkern/voorbeeldverzoek'

export const OPENEN = 'Open een rekenbewijs'

export const bewijs = rightOf(
  maakRekenbewijs(verzoekVan([{ inkomen: 60_000 }], { onderpand: bestaandeWoning(250_000) }), kaderVan()),
)

/** Has an adviser paste this text as a receipt, and gives the dialog. */
export const openBewijs = (tekst: string, opties: ShowOptions = {}) => {
  showCalculator({ type: 'Adviseur', rentetarieven: bewijs.kader.rentetarieven, ...opties })
  goToStap(3)
  click(OPENEN)
  const dialoog = within(screen.getByRole('dialog', { name: OPENEN }))
  fireEvent.change(dialoog.getByLabelText('Of plak het rekenbewijs'), { target: { value: tekst } })
  click('Controleer')
  return dialoog
}
