import type { Normen } from '../../../domain'
import { hostTekst } from '../../../ui'
import type { Eigenschap } from '../eigenschappen'
import type { Omgeving } from '../omgeving'
import { createAudit } from './audit'
import { attribuutLaag, createMelder, jsonLaag, leesEigenschappen, type Eigenschappen } from './eigenschappen'
import { volgSysteemkleur } from './kleurmodus'
import { createLabelfout } from './labelfout'
import { createMeldFout } from './meldFout'
import type { GeldigeEigenschappen } from './opzet'
import { startRekenhulp, type Bewaard, type LopendeRekenhulp } from './rekenhulp'
import { volgTerugkeer } from './terugkeer'

/** A calculator mounted on one element. */
export interface Instantie {
  /** Reads the properties again, once for all that change together. */
  readonly leesEigenschappen: () => void
  /** The value in force of a property; undefined when there is none. */
  readonly waarde: (eigenschap: Eigenschap) => unknown
  readonly eindig: () => Bewaard | undefined
}

/** Mounts a calculator in the shadow root of its host. Whatever is wrong is shown and reported, never thrown. */
export const mount = (omgeving: Omgeving, bewaard?: Bewaard): Instantie => {
  try {
    return monteer(omgeving, bewaard)
  } catch (oorzaak) {
    createMeldFout(omgeving)('niet-gestart', hostTekst.nietGestart, oorzaak)
    return { leesEigenschappen: () => undefined, waarde: () => undefined, eindig: () => bewaard }
  }
}

const monteer = (omgeving: Omgeving, bewaard: Bewaard | undefined): Instantie => {
  const { host, root, meldGebeurtenis, laadNormen } = omgeving
  const meldFout = createMeldFout(omgeving)
  const meldSlecht = createMelder(host.localName)
  const labelfout = createLabelfout(omgeving)
  const audit = createAudit(host, root)
  let rekenhulp: LopendeRekenhulp | undefined
  let beurt = 0
  let geeindigd = false

  const oordeel = () => leesEigenschappen([attribuutLaag(host), jsonLaag(omgeving.jsonLaag())])
  const lees = (): void => {
    if (geeindigd) return
    beurt += 1
    const { eigenschappen, slecht } = oordeel()
    if (!isGeldig(eigenschappen)) {
      rekenhulp?.verberg()
      labelfout.toon(slecht)
      meldSlecht(slecht.filter(({ eigenschap }) => eigenschap !== 'labelCode'))
      return
    }
    meldSlecht(slecht)
    labelfout.wis()
    if (rekenhulp?.normjaar() === eigenschappen.normjaar) neemOver(rekenhulp, eigenschappen)
    else laadEnNeemOver(eigenschappen)
  }

  /** Another norm year is applied once its figures are there; properties read meanwhile take the place of these. */
  const laadEnNeemOver = (eigenschappen: GeldigeEigenschappen): void => {
    const mijnBeurt = beurt
    const alsNogGeldt =
      <Invoer>(doe: (invoer: Invoer) => void) =>
      (invoer: Invoer): void => {
        if (mijnBeurt === beurt && !geeindigd) doe(invoer)
      }
    laadNormen(eigenschappen.normjaar).then(
      alsNogGeldt((normen) => {
        if (rekenhulp === undefined) start(eigenschappen, normen)
        else neemOver(rekenhulp, eigenschappen, normen)
      }),
      alsNogGeldt((oorzaak) => {
        if (rekenhulp !== undefined) neemOver(rekenhulp, eigenschappen)
        else
          meldFout('niet-geladen', hostTekst.normenNietGeladen, oorzaak, { tekst: hostTekst.probeerOpnieuw, doe: lees })
      }),
    )
  }

  const neemOver = (lopende: LopendeRekenhulp, eigenschappen: GeldigeEigenschappen, normen?: Normen): void => {
    lopende.neemOver(eigenschappen, normen)
    audit.zet(eigenschappen.toegankelijkheidAudit)
  }

  const start = (eigenschappen: GeldigeEigenschappen, normen: Normen): void => {
    try {
      rekenhulp = startRekenhulp(omgeving, eigenschappen, normen, bewaard)
    } catch (oorzaak) {
      meldFout('niet-gestart', hostTekst.nietGestart, oorzaak)
      return
    }
    meldGebeurtenis('gereed', { stap: rekenhulp.stap() })
    audit.zet(eigenschappen.toegankelijkheidAudit)
  }

  const stopSysteemkleur = volgSysteemkleur(lees)
  const stopTerugkeer = volgTerugkeer(() => rekenhulp?.hervat())
  let gepland = false
  lees()
  return {
    leesEigenschappen: () => {
      if (gepland) return
      gepland = true
      queueMicrotask(() => {
        gepland = false
        lees()
      })
    },
    waarde: (eigenschap) => oordeel().eigenschappen[eigenschap],
    eindig: () => {
      geeindigd = true
      stopSysteemkleur()
      stopTerugkeer()
      audit.zet(false)
      return rekenhulp?.eindig() ?? bewaard
    },
  }
}

const isGeldig = (eigenschappen: Eigenschappen): eigenschappen is GeldigeEigenschappen =>
  eigenschappen.labelCode !== undefined
