import { hoofdstuk } from '../woorden'
import * as stappen from './plichtige.stappen'

const box1Belasting = {
  formule: 'de belasting van box 1 per schijf, opgeteld',
  keuze: 'Heffingskortingen laten we weg.',
}

export const plichtigeWoorden = hoofdstuk(stappen, {
  box1: { omschrijving: 'Belastingschijven van box 1' },
  inkomen: {
    omschrijving: ({ nummer }) => `Inkomen van aanvrager ${nummer} voor de belasting`,
    formule: 'het bruto jaarinkomen; een overig inkomen telt niet mee',
    keuze: 'Betaalde partneralimentatie trekken we niet af.',
  },
  schijven: {
    omschrijving: ({ nummer }) => `Belastingschijven van aanvrager ${nummer}`,
    formule: 'de schijven met AOW voor wie pensioen heeft, anders die zonder AOW',
    keuze: 'Wie pensioen als inkomen heeft, rekenen we als iemand die AOW krijgt.',
  },
  inkomenMetWoning: {
    omschrijving: ({ nummer }) => `Inkomen van aanvrager ${nummer} met de woning erbij`,
    formule: 'inkomen + aandeel × (bijtelling − aftrek), niet onder 0',
  },
  belastingZonderWoning: {
    omschrijving: ({ nummer }) => `Belasting van aanvrager ${nummer} zonder woning`,
    ...box1Belasting,
  },
  belastingMetWoning: {
    omschrijving: ({ nummer }) => `Belasting van aanvrager ${nummer} met woning`,
    ...box1Belasting,
  },
  tariefsaanpassing: {
    omschrijving: ({ nummer }) => `Minder aftrek voor aanvrager ${nummer} in de hoogste schijf`,
    formule:
      '(hoogste tarief − hoogste aftrektarief) × het laagste van (aandeel × rente) en ' +
      '(inkomen + aandeel × forfait − grens van de hoogste schijf, niet onder 0); ' +
      '0 als de rente niet hoger is dan het eigenwoningforfait',
  },
  voordeel: {
    omschrijving: ({ nummer }) => `Belastingvoordeel van aanvrager ${nummer}`,
    formule: 'belasting zonder woning − belasting met woning − tariefsaanpassing',
  },
})
