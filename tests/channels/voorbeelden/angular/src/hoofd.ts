import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import 'hypotheek-orientatie'
import type { EigenGebeurtenisMap } from 'hypotheek-orientatie'

/** An Angular page that sets attributes and properties of the calculator, and listens to its events. */
@Component({
  selector: 'app-pagina',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button (click)="merk.set('FL')">Naar Florius</button>
    <output>De pagina weet: stap {{ stap() }}</output>
    <hypotheek-orientatie
      laden="direct"
      normjaar="2025"
      [attr.label-code]="merk()"
      [rentetarieven]="rentetarieven"
      (stap)="opStap($event)"
    ></hypotheek-orientatie>
  `,
})
class Pagina {
  readonly merk = signal<'MY' | 'FL'>('MY')
  readonly stap = signal(1)
  readonly rentetarieven = { 120: 3.75 }

  opStap({ detail }: EigenGebeurtenisMap['stap']) {
    this.stap.set(detail.naar + 1)
  }
}

await bootstrapApplication(Pagina)
