import type { Normen } from '../normen/normen'
import { inSpoor } from '../rekenkern/noem'
import { Rekenpen, zonderMinNul, type Pen, type Waarde, type Waarden } from '../rekenkern/pen'
import type { Eenheid, Gegevensoort, Normgegeven, Stap, Stapplek, Stapwaarde } from '../rekenkern/stap'
import { VAN_DE_INVOER, type Omschrijving } from '../rekenkern/woorden'
import type { Gegevenwoorden, Normwoorden, Stapwoorden } from '../rekenkern/woorden'
import { keuze as gekozen, volgens, type Herkomst } from './herkomst'
import type { Gegeven, Rekenstap, Stapinvoer } from './knoop'
import { woordenVan } from './register'

/** A value with its unit, and the id of the step or leaf that gives the value. */
interface Verwijzing<T> {
  readonly id: string
  readonly waarde: T
  readonly eenheid: Eenheid
}

const verwijs = <T>(verwijzing: Verwijzing<T>): Waarde<T> => verwijzing as unknown as Waarde<T>

const verwijzingVan = <T>(waarde: Waarde<T>): Verwijzing<T> => waarde as unknown as Verwijzing<T>

const idVan = (pad: string, naam: string): string => (pad === '' || naam === '' ? pad + naam : `${pad}.${naam}`)

const kies = <A extends readonly unknown[], T>(tekst: T | ((...a: A) => T), ...a: A): T =>
  typeof tekst === 'function' ? (tekst as (...a: A) => T)(...a) : tekst

const lijst = <T>(inhoud: readonly T[] | false = []): readonly T[] => inhoud || []

/** The norms, and the calculation trail written so far: the steps in calculation order, and each leaf by its id. */
export interface Spoor {
  readonly normen: Normen
  readonly stappen: Rekenstap[]
  readonly gegevens: Map<string, Gegeven>
}

/** A `Pen` that calculates each step, and writes the steps and leaves to the trail. */
export class Schrijfpen implements Pen {
  constructor(
    private readonly spoor: Spoor,
    private readonly plek: Stapplek = { pad: '' },
    private readonly gekozen = false,
  ) {}

  bij(pad: string, gekozen?: boolean): Schrijfpen {
    return new Schrijfpen(this.spoor, { pad }, gekozen)
  }

  proef(): Pen {
    return new Rekenpen(this.spoor.normen)
  }

  over(nummer: 1 | 2): Schrijfpen {
    return new Schrijfpen(this.spoor, { ...this.plek, nummer })
  }

  stap<I, U>(stap: Stap<I, U>, invoer: Waarden<NoInfer<I>>, andereNaam?: string): Waarde<U> {
    const waarden: Record<string, Stapwaarde> = {}
    const stapinvoer: Stapinvoer[] = []
    for (const [naam, gegeven] of Object.entries(invoer as Readonly<Record<string, Waarde<Stapwaarde> | undefined>>)) {
      if (gegeven === undefined) continue
      const { id: van, waarde, eenheid } = verwijzingVan(gegeven)
      waarden[naam] = waarde
      stapinvoer.push({ naam, waarde, eenheid, van })
    }
    const gelezen = waarden as I
    const woorden = woordenVan<Stapwoorden<I, U>>(stap)
    const naam = andereNaam ?? woorden.naam
    const id = this.idVan(naam)
    const uitkomst = stap(gelezen)
    const eenheid = woorden.eenheid === VAN_DE_INVOER ? (stapinvoer[0]?.eenheid ?? 'euro') : woorden.eenheid
    const grondslag = kies(woorden.grondslag, gelezen, this.plek)
    const keuze = kies(woorden.keuze, gelezen, this.plek)
    const formule = kies(woorden.formule, gelezen, this.plek)
    const geschreven: Rekenstap = {
      soort: 'stap',
      id,
      sleutel: woorden.sleutel,
      ...this.plek,
      naam,
      omschrijving: this.omschrijf(woorden.omschrijving, naam),
      formule: typeof formule === 'string' ? formule : formule.inNamen(),
      vorm: woorden.vorm,
      invoer: stapinvoer,
      uitkomst: uitkomst as Stapwaarde,
      eenheid,
      afronding: woorden.afronding ?? 'niet afgerond',
      herkomst: grondslag ? volgens(this.spoor.normen, grondslag) : gekozen(woorden.waarom ?? ''),
      ...(keuze && { keuze }),
      kandidaten: lijst(woorden.kandidaten?.(gelezen, inSpoor(this.plek.nummer))),
      plaats: lijst(woorden.plaats?.(gelezen)),
    }
    this.spoor.stappen.push(geschreven)
    return verwijs({ id, waarde: uitkomst, eenheid })
  }

  gegeven<T, K>(gegeven: Gegevensoort<T>, waarde: K): Waarde<T> | Extract<K, undefined> {
    if (waarde === undefined) return waarde as Extract<K, undefined>
    return this.schrijf(gegeven, zonderMinNul(waarde) as unknown as T)
  }

  bedrag<T extends number>(gegeven: Gegevensoort<T>, bedrag: number | undefined): Waarde<T> {
    return this.schrijf(gegeven, zonderMinNul(bedrag ?? 0) as T, bedrag === undefined)
  }

  norm<T>(lees: Normgegeven<T>): Waarde<T> {
    const { normen } = this.spoor
    const { norm, deel } = woordenVan<Normwoorden<T>>(lees)
    const overal = new Schrijfpen(this.spoor)
    return overal.bewaar(lees, idVan(`norm.${norm}`, deel), lees(normen), volgens(normen, { norm }))
  }

  read<T>(waarde: Waarde<T>): T {
    return verwijzingVan(waarde).waarde
  }

  private idVan(naam: string): string {
    const { pad, nummer } = this.plek
    return idVan(nummer === undefined ? pad : `${pad}.${nummer}`, naam)
  }

  private omschrijf(omschrijving: Omschrijving, naam: string): string {
    return kies(omschrijving, inSpoor(this.plek.nummer), this.plek, naam)
  }

  private schrijf<T>(gegeven: Gegevensoort<T>, waarde: T, isLeeg = false): Waarde<T> {
    const woorden = woordenVan<Gegevenwoorden<T>>(gegeven)
    const van = this.gekozen ? 'keuze' : woorden.van
    const veld = this.idVan(woorden.veld ?? woorden.naam)
    const herkomst: Herkomst = van === 'keuze' ? gekozen(woorden.waarom ?? '') : { soort: 'invoer', veld }
    return this.bewaar(gegeven, idVan(van, veld), waarde, herkomst, isLeeg)
  }

  private bewaar<T>(
    blad: Gegevensoort<T> | Normgegeven<T>,
    id: string,
    waarde: T,
    herkomst: Herkomst,
    isLeeg = false,
  ): Waarde<T> {
    const { sleutel, naam, eenheid, omschrijving } = woordenVan<Gegevenwoorden<T> | Normwoorden<T>>(blad)
    this.spoor.gegevens.set(id, {
      soort: 'gegeven',
      id,
      sleutel,
      ...this.plek,
      naam,
      omschrijving: this.omschrijf(omschrijving, naam) + (isLeeg ? ' (niet ingevuld: telt als 0)' : ''),
      waarde: waarde as Stapwaarde,
      eenheid,
      herkomst,
      ...(isLeeg && { isLeeg }),
    })
    return verwijs({ id, waarde, eenheid })
  }
}
