import type { Normen } from '../../normen'
import { zonderMinNul, type Pen, type Plek, type Waarde, type Waarden } from '../pen'
import type { Eenheid, Gegevensoort, Grondslag, Normgegeven, Stap, Stapwaarde } from '../stap'
import { VAN_DE_INVOER, type Inschrijving, type Omschrijving, type Stapplek, type Stapwoorden } from '../woorden'
import { keuze as gekozen, volgens, type Herkomst } from './herkomst'
import type { Gegeven, Rekenstap, Stapinvoer } from './knoop'
import { gegevenwoordenVan, normwoordenVan, stapwoordenVan } from './register'

/** What a value is for this pen: the node it comes from. */
interface Verwijzing<T> {
  readonly id: string
  readonly waarde: T
  readonly eenheid: Eenheid
}

const verwijs = <T>(id: string, waarde: T, eenheid: Eenheid): Waarde<T> =>
  ({ id, waarde, eenheid }) satisfies Verwijzing<T> as unknown as Waarde<T>

const verwijzingVan = <T>(waarde: Waarde<T>): Verwijzing<T> => waarde as unknown as Verwijzing<T>

const idVan = (pad: string, naam: string): string => (pad === '' || naam === '' ? pad + naam : `${pad}.${naam}`)

const kies = <A extends readonly unknown[], T>(tekst: T | ((...a: A) => T), ...a: A): T =>
  typeof tekst === 'function' ? (tekst as (...a: A) => T)(...a) : tekst

const omschrijf = (omschrijving: Omschrijving, plek: Stapplek, naam: string): string =>
  kies(omschrijving, plek, naam).replace('{nummer}', String(plek.nummer))

/** The name and the unit of the outcome of a step: its own, or those of its input. */
const benoem = <I, U>({ naam, woorden }: Inschrijving<Stapwoorden<I, U>>, [invoer]: readonly Stapinvoer[]) => ({
  naam: woorden.naam === VAN_DE_INVOER ? (invoer?.van.replace(/.*\./, '') ?? naam) : (woorden.naam ?? naam),
  eenheid: woorden.eenheid === VAN_DE_INVOER ? (invoer?.eenheid ?? 'euro') : woorden.eenheid,
})

/** What was written so far: the steps in the order in which they were taken, and the leaves, each once. */
export interface Spoor {
  readonly normen: Normen
  readonly stappen: Rekenstap[]
  readonly gegevens: Map<string, Gegeven>
}

/** Works every step out and writes it down, with the leaves it rests on. */
export class Schrijfpen implements Pen {
  readonly #spoor: Spoor
  readonly #plek: Stapplek
  readonly #gekozen: boolean

  constructor(spoor: Spoor, { pad, nummer = 1, gekozen = false }: Plek = { pad: '' }) {
    this.#spoor = spoor
    this.#plek = { pad, nummer }
    this.#gekozen = gekozen
  }

  bij(plek: Plek): Schrijfpen {
    return new Schrijfpen(this.#spoor, plek)
  }

  stap<I, U>(stap: Stap<I, U>, invoer: Waarden<NoInfer<I>>, andereNaam?: string): Waarde<U> {
    const waarden: Record<string, Stapwaarde> = {}
    const stapinvoer: Stapinvoer[] = []
    for (const [naam, gegeven] of Object.entries(invoer as Readonly<Record<string, Waarde<Stapwaarde> | undefined>>)) {
      if (gegeven === undefined) continue
      const { id, waarde, eenheid } = verwijzingVan(gegeven)
      waarden[naam] = waarde
      stapinvoer.push({ naam, waarde, eenheid, van: id })
    }
    const gelezen = waarden as I
    const inschrijving = stapwoordenVan(stap)
    const { woorden } = inschrijving
    const { eenheid, naam } = benoem(inschrijving, stapinvoer)
    const eigennaam = andereNaam ?? naam
    const id = idVan(this.#plek.pad, eigennaam)
    const uitkomst = stap(gelezen)
    const keuze = kies(woorden.keuze, gelezen, this.#plek)
    this.#spoor.stappen.push({
      soort: 'stap',
      id,
      omschrijving: omschrijf(woorden.omschrijving, this.#plek, eigennaam),
      formule: kies(woorden.formule, gelezen),
      vorm: woorden.vorm,
      invoer: stapinvoer,
      uitkomst: uitkomst as Stapwaarde,
      eenheid,
      afronding: woorden.afronding ?? 'niet afgerond',
      herkomst: this.#herkomstVan(kies(woorden.grondslag, gelezen), woorden.waarom),
      ...(keuze === undefined ? {} : { keuze }),
      reken: stap as unknown as Rekenstap['reken'],
    })
    return verwijs(id, uitkomst, eenheid)
  }

  gegeven<T>(gegeven: Gegevensoort<T>, waarde: unknown): Waarde<T> {
    return this.#schrijf(gegeven, zonderMinNul(waarde) as T, '')
  }

  bedrag<T extends number>(gegeven: Gegevensoort<T>, bedrag: number | undefined): Waarde<T> {
    const leeg = bedrag === undefined ? ' (niet ingevuld: telt als 0)' : ''
    return this.#schrijf(gegeven, zonderMinNul(bedrag ?? 0) as T, leeg)
  }

  norm<T>(lees: Normgegeven<T>): Waarde<T> {
    const { naam, woorden } = normwoordenVan(lees)
    const { norm, deel, eenheid } = woorden
    const omschrijving = omschrijf(woorden.omschrijving, this.#plek, naam)
    const waarde = lees(this.#spoor.normen)
    return this.#bewaar(idVan(`norm.${norm}`, deel), omschrijving, waarde, eenheid, this.#herkomstVan({ norm }))
  }

  read<T>(waarde: Waarde<T>): T {
    return verwijzingVan(waarde).waarde
  }

  #schrijf<T>(gegeven: Gegevensoort<T>, waarde: T, leeg: string): Waarde<T> {
    const { naam, woorden } = gegevenwoordenVan(gegeven)
    const van = this.#gekozen ? 'keuze' : woorden.van
    const veld = idVan(this.#plek.pad, woorden.veld)
    const herkomst: Herkomst = van === 'keuze' ? gekozen(woorden.waarom) : { soort: 'invoer', veld }
    const omschrijving = omschrijf(woorden.omschrijving, this.#plek, naam) + leeg
    return this.#bewaar(idVan(van, veld), omschrijving, waarde, woorden.eenheid, herkomst)
  }

  #bewaar<T>(id: string, omschrijving: string, waarde: T, eenheid: Eenheid, herkomst: Herkomst): Waarde<T> {
    const knoop = { soort: 'gegeven', id, omschrijving, waarde: waarde as Stapwaarde, eenheid, herkomst } as const
    this.#spoor.gegevens.set(id, knoop)
    return verwijs(id, waarde, eenheid)
  }

  #herkomstVan(grondslag: Grondslag | undefined, waarom = ''): Herkomst {
    return grondslag === undefined ? gekozen(waarom) : volgens(this.#spoor.normen, grondslag.norm, grondslag.artikel)
  }
}
