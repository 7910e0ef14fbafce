import { fireEvent } from '@testing-library/react'

import { createRekenbewijs } from '../../../domain/bewijs'
import { click, dialogs, type Handed, type ShowOptions } from '../../support/screen'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { bestaandeWoning, kaderVan, verzoekVan } from '../../domain/rekenkern/voorbeeldverzoek'

export const bewijs = rightOf(
  createRekenbewijs(verzoekVan([{ inkomen: 60_000 }], { onderpand: bestaandeWoning(250_000) }), kaderVan()),
)

/** Has an adviser paste this text as a receipt, and gives what stands in the dialog. */
export const openBewijs = (tekst: string, opties: ShowOptions = {}, antwoorden: Handed = {}) => {
  const getoond = dialogs.rekenbewijs.show(antwoorden, {
    type: 'Adviseur',
    rentetarieven: bewijs.kader.rentetarieven,
    ...opties,
  })
  const dialoog = dialogs.rekenbewijs.inside()
  fireEvent.change(dialoog.getByLabelText('Of plak het rekenbewijs'), { target: { value: tekst } })
  click('Controleer')
  return { ...getoond, dialoog }
}
