import { isRates } from './isRates.js'
import { astro, drupal, html, htmx, turbo, wordpress } from './pages.js'
import { inBraces, inHtml, isSet, toAttribute, toTag } from './toTag.js'

const toCamelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** Returns the value of a JSX prop: `{…}` for years, rates and special characters, otherwise a text in quotes. */
const toValue = (name, value) => {
  if (name === 'normjaar' || (name === 'rentetarieven' && isRates(value))) return `{${value}}`
  return /["&\\]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`
}

const toProp = ([name, value]) => (value === true ? toCamelCase(name) : `${toCamelCase(name)}=${toValue(name, value)}`)

const react = (chosen) => `import { HypotheekOrientatie } from 'hypotheek-orientatie/react'

export function Rekenhulp() {
  return (
    <HypotheekOrientatie
${Object.entries(chosen)
  .filter(isSet)
  .map((attribute) => `      ${toProp(attribute)}`)
  .join('\n')}
      onResultaat={({ detail }) => console.log(detail.financieringsOpzet.maximaleHypotheek)}
    />
  )
}
`

const vue = (chosen) => `<script setup lang="ts">
import 'hypotheek-orientatie'
import type { EigenGebeurtenisMap } from 'hypotheek-orientatie'
import type {} from 'hypotheek-orientatie/vue'

const opResultaat = ({ detail }: EigenGebeurtenisMap['resultaat']) => {
  console.log(detail.financieringsOpzet.maximaleHypotheek)
}
</script>

<template>
${toTag(chosen, '  ', { own: ['@resultaat="opResultaat"'] })}
</template>
`

/** Escapes a text for a template literal. */
const inLiteral = (text) => text.replaceAll(/[\\`]|\$(?=\{)/g, (sign) => `\\${sign}`)

/**
 * Returns an attribute for Angular. Angular reads `ref-x` as a variable, and evaluates `{{…}}` in a value, also when
 * the braces are escaped for HTML. So these attributes become a binding of a string, in which the braces are escaped.
 */
const toAngular = ([name, value]) => {
  if (!name.startsWith('ref-') && !String(value).includes('{{')) return toAttribute([name, value], inHtml)
  const text = value.replaceAll(/[\\']/g, (sign) => `\\${sign}`).replaceAll('{{', String.raw`\u007b\u007b`)
  return `[attr.${name}]="${inHtml(`'${text}'`)}"`
}

const angular = (chosen) => `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'
import 'hypotheek-orientatie'
import type { EigenGebeurtenisMap } from 'hypotheek-orientatie'

@Component({
  selector: 'app-rekenhulp',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
${inLiteral(toTag(chosen, '    ', { own: ['(resultaat)="opResultaat($event)"'], write: toAngular }))}
  \`,
})
export class Rekenhulp {
  opResultaat({ detail }: EigenGebeurtenisMap['resultaat']) {
    console.log(detail.financieringsOpzet.maximaleHypotheek)
  }
}
`

const svelte = (chosen) => `<script lang="ts">
  import 'hypotheek-orientatie'
  import type { EigenGebeurtenisMap } from 'hypotheek-orientatie'

  const opResultaat = ({ detail }: EigenGebeurtenisMap['resultaat']) => {
    console.log(detail.financieringsOpzet.maximaleHypotheek)
  }
</script>

${toTag(chosen, '', { own: ['onresultaat={opResultaat}'], escape: inBraces })}
`

const next = (chosen) => `'use client'

${react(chosen)}`

const solid = (chosen) => `import 'hypotheek-orientatie'
import type { EigenGebeurtenisMap } from 'hypotheek-orientatie'

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'hypotheek-orientatie': HTMLAttributes<HTMLElement> & Record<string, unknown>
    }
  }
}

export function Rekenhulp() {
  const opResultaat = ({ detail }: EigenGebeurtenisMap['resultaat']) => {
    console.log(detail.financieringsOpzet.maximaleHypotheek)
  }
  return (
${toTag(chosen, '    ', { own: ['on:resultaat={opResultaat}'] })}
  )
}
`

const lit = (chosen) => `import 'hypotheek-orientatie'
import type { EigenGebeurtenisMap } from 'hypotheek-orientatie'
import { html, LitElement } from 'lit'

export class Rekenhulp extends LitElement {
  opResultaat({ detail }: EigenGebeurtenisMap['resultaat']) {
    console.log(detail.financieringsOpzet.maximaleHypotheek)
  }

  override render() {
    return html\`
${toTag(chosen, '      ', { own: ['@resultaat=${this.opResultaat}'], escape: (text) => inLiteral(inHtml(text)) })}
    \`
  }
}

customElements.define('mijn-rekenhulp', Rekenhulp)
`

/** The functions that return the code for each framework, from the values of the attributes by name. */
export const TO_CODE = {
  html,
  react,
  next,
  vue,
  nuxt: vue,
  angular,
  svelte,
  sveltekit: svelte,
  solid,
  lit,
  astro,
  htmx,
  turbo,
  wordpress,
  drupal,
}
