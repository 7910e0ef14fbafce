import { LABEL_CODES, type LabelCode } from '../../domain/orientatie'
import { derivedFromAccent } from './derived'
import { PAGE_ACCENT } from './pageAccent'

interface Shades {
  readonly licht: string
  readonly donker: string
}

/** The colours of one role: the same in every brand, or different for each brand. */
export type Colour = Shades | Readonly<Record<LabelCode, Shades>>

export const shadesOf = (kleur: Colour, labelCode: LabelCode): Shades => ('licht' in kleur ? kleur : kleur[labelCode])

/** The brand with the base colours. Every other brand overrides the colours that differ. */
export const BASE_BRAND: LabelCode = 'MY'

/** The brands that override base colours. */
export const OTHER_BRANDS = LABEL_CODES.filter((labelCode) => labelCode !== BASE_BRAND)

export const brandSelector = (labelCode: LabelCode): string => `[data-merk="${labelCode}"]`

/** The dark background of accent and warning boxes in every brand. A dark accent tint looks brown or nearly black. */
const RAISED = '#26313C'

/**
 * The colours of each role, by colour mode and brand. Recipes use the name of a role. Tests check the contrast of each
 * text colour on its background. The accent is meant for controls and key figures.
 */
export const colours = {
  pagina: { licht: '#FFFFFF', donker: '#12181F' },
  vlak: { licht: '#F5F7F9', donker: '#1B232C' },
  veld: { licht: '#FFFFFF', donker: '#1B232C' },
  tekst: { licht: '#17212B', donker: '#E8EDF2' },
  gedempt: { licht: '#51606E', donker: '#A9B4BF' },
  lijn: { licht: '#DCE2E8', donker: '#34404C' },
  bediening: { licht: '#7A8794', donker: '#74828F' },
  accent: { MY: { licht: '#006B6E', donker: '#5CCFCB' }, FL: { licht: '#A63A0F', donker: '#FF9B6A' } },
  accentSterk: { MY: { licht: '#00565A', donker: '#86DEDB' }, FL: { licht: '#8A2F0B', donker: '#FFB48F' } },
  accentTint: { MY: { licht: '#E6F4F3', donker: RAISED }, FL: { licht: '#FDF0E9', donker: RAISED } },
  opAccent: { MY: { licht: '#FFFFFF', donker: '#06282A' }, FL: { licht: '#FFFFFF', donker: '#3A1404' } },
  fout: { MY: { licht: '#B3261E', donker: '#FF8A80' }, FL: { licht: '#A50E3A', donker: '#FF8FAB' } },
  foutTint: { MY: { licht: '#FDECEA', donker: '#3A1C1A' }, FL: { licht: '#FDEAF0', donker: '#3B1924' } },
  waarschuwing: { licht: '#6B4E00', donker: '#F2CE6B' },
  waarschuwingTint: { licht: '#FFF6DB', donker: RAISED },
  succes: { licht: '#1E6B3A', donker: '#7FD29B' },
  sluier: { licht: 'rgba(23, 33, 43, 0.55)', donker: 'rgba(0, 0, 0, 0.65)' },
} as const satisfies Readonly<Record<string, Colour>>

/** The settings with which a host page overrides the colour of a role. */
interface Adjustable {
  /** The custom property with which a host page sets the colour. */
  readonly given: string
  /** The custom property with the colour derived from the accent of the page; undefined when none is derived. */
  readonly derived?: string
  /** Whether the derived colour applies in light mode only. */
  readonly isDerivedInLight?: boolean
}

export const adjustableColours: Partial<Record<keyof typeof colours, Adjustable>> = {
  accent: { given: PAGE_ACCENT },
  accentSterk: { given: '--hypotheek-accent-sterk', derived: derivedFromAccent.sterk },
  accentTint: { given: '--hypotheek-accent-tint', derived: derivedFromAccent.tint, isDerivedInLight: true },
  opAccent: { given: '--hypotheek-accent-tekst', derived: derivedFromAccent.tekst },
}
