const isSet = ([, value]) => value !== '' && value !== false
const inHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
/** An attribute of a tag; `read` is how the framework reads its value. */
const toAttribute =
  (read) =>
  ([name, value]) =>
    value === true ? name : `${name}="${read(value)}"`

/** The tag with what was chosen and with attributes of the framework, indented by this much. */
const toTag = (chosen, indent, { content = '', own = [], read = inHtml } = {}) =>
  [
    '<hypotheek-orientatie',
    ...[...Object.entries(chosen).filter(isSet).map(toAttribute(read)), ...own].map((attribute) => `  ${attribute}`),
    `>${content}</hypotheek-orientatie>`,
  ]
    .map((line) => indent + line)
    .join('\n')

const html = (chosen) => `<script type="module" src="hypotheek-orientatie.js"></script>
<style>
  hypotheek-orientatie {
    display: flow-root;
    min-height: 1476px;
  }
  hypotheek-orientatie::before {
    content: '';
    float: left;
    padding-top: calc(min((520px - 100%) * 99, ${chosen.bewaren ? 1960 : 1848}px) + max(0px, (360px - 100%) * 3));
  }
</style>
${toTag(chosen, '', { content: '<p>De rekenhulp wordt geladen.</p>' })}
<script type="module">
  document.querySelector('hypotheek-orientatie').addEventListener('resultaat', ({ detail }) => {
    console.log(detail.financieringsOpzet.maximaleHypotheek)
  })
</script>
`

const toCamelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

const isJson = (text) => {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** Years and rates are values of JavaScript; a text with a quote in it is written as one. */
const toValue = (name, value) => {
  if (name === 'normjaar' || (name === 'rentetarieven' && isJson(value))) return `{${value}}`
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

/** In the template literal of a decorator. */
const inLiteral = (text) => text.replaceAll(/[\\`]|\$(?=\{)/g, (sign) => `\\${sign}`)

const angular = (chosen) => `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'
import 'hypotheek-orientatie'
import type { EigenGebeurtenisMap } from 'hypotheek-orientatie'

@Component({
  selector: 'app-rekenhulp',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
${inLiteral(toTag(chosen, '    ', { own: ['(resultaat)="opResultaat($event)"'] }))}
  \`,
})
export class Rekenhulp {
  opResultaat({ detail }: EigenGebeurtenisMap['resultaat']) {
    console.log(detail.financieringsOpzet.maximaleHypotheek)
  }
}
`

/** Svelte reads what stands between braces as an expression. */
const inSvelte = (text) => inHtml(text).replaceAll('{', '&#123;')

const svelte = (chosen) => `<script lang="ts">
  import 'hypotheek-orientatie'
  import type { EigenGebeurtenisMap } from 'hypotheek-orientatie'

  const opResultaat = ({ detail }: EigenGebeurtenisMap['resultaat']) => {
    console.log(detail.financieringsOpzet.maximaleHypotheek)
  }
</script>

${toTag(chosen, '', { own: ['onresultaat={opResultaat}'], read: inSvelte })}
`

const next = (chosen) => `'use client'

${react(chosen)}`

/** The code that puts the element on a page, for each framework, with the attributes that were chosen by name. */
export const TO_CODE = { html, react, next, vue, angular, svelte }
