/** One colour role in each brand and colour mode. */
export interface Colour {
  readonly licht: string
  readonly donker: string
  /** The colours of Florius, when they differ. */
  readonly florius?: { readonly licht: string; readonly donker: string }
}

/**
 * The colour roles. Components name a role, never a colour. Tests check the contrast of each text colour on its
 * background. The accent is only for controls and for the key figures.
 */
export const colours = {
  pagina: { licht: '#FFFFFF', donker: '#12181F' },
  vlak: { licht: '#F5F7F9', donker: '#1B232C' },
  veld: { licht: '#FFFFFF', donker: '#1B232C' },
  tekst: { licht: '#17212B', donker: '#E8EDF2' },
  gedempt: { licht: '#51606E', donker: '#A9B4BF' },
  lijn: { licht: '#DCE2E8', donker: '#34404C' },
  bediening: { licht: '#7A8794', donker: '#74828F' },
  accent: { licht: '#006B6E', donker: '#5CCFCB', florius: { licht: '#A63A0F', donker: '#FF9B6A' } },
  accentSterk: { licht: '#00565A', donker: '#86DEDB', florius: { licht: '#8A2F0B', donker: '#FFB48F' } },
  accentTint: { licht: '#E6F4F3', donker: '#173234', florius: { licht: '#FDF0E9', donker: '#3A2418' } },
  opAccent: { licht: '#FFFFFF', donker: '#06282A', florius: { licht: '#FFFFFF', donker: '#3A1404' } },
  fout: { licht: '#B3261E', donker: '#FF8A80', florius: { licht: '#A50E3A', donker: '#FF8FAB' } },
  foutTint: { licht: '#FDECEA', donker: '#3A1C1A', florius: { licht: '#FDEAF0', donker: '#3B1924' } },
  waarschuwing: { licht: '#6B4E00', donker: '#F2CE6B' },
  waarschuwingTint: { licht: '#FFF6DB', donker: '#352B12' },
  succes: { licht: '#1E6B3A', donker: '#7FD29B' },
  sluier: { licht: 'rgba(23, 33, 43, 0.55)', donker: 'rgba(0, 0, 0, 0.65)' },
} as const satisfies Readonly<Record<string, Colour>>

/** The roles a host page may replace, each by its own custom property on the element. */
export const adjustableColours: Partial<Record<keyof typeof colours, string>> = {
  accent: '--hypotheek-accent',
  accentSterk: '--hypotheek-accent-sterk',
  accentTint: '--hypotheek-accent-tint',
  opAccent: '--hypotheek-accent-tekst',
}
