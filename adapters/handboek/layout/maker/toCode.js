const isSet = ([, value]) => value !== '' && value !== false
const inHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const toAttribute = ([name, value]) => (value === true ? name : `${name}="${inHtml(value)}"`)

/** The tag with what was chosen, indented by this much. */
const toTag = (chosen, indent, content = '') =>
  [
    '<hypotheek-orientatie',
    ...Object.entries(chosen)
      .filter(isSet)
      .map((attribute) => `  ${toAttribute(attribute)}`),
    `>${content}</hypotheek-orientatie>`,
  ]
    .map((line) => indent + line)
    .join('\n')

const html = (chosen) => `<script type="module" src="hypotheek-orientatie.js"></script>
<style>
  hypotheek-orientatie {
    display: flow-root;
    min-height: 1424px;
  }
  hypotheek-orientatie::before {
    content: '';
    float: left;
    padding-top: calc(min((520px - 100%) * 99, 1824px) + max(0px, (360px - 100%) * 3));
  }
</style>
<div id="rekenhulp">
${toTag(chosen, '  ', '<p>De rekenhulp wordt geladen.</p>')}
</div>
<script type="module">
  document.getElementById('rekenhulp').addEventListener('hypotheek-orientatie:resultaat', ({ detail }) => {
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

const opResultaat = ({ detail }: HTMLElementEventMap['hypotheek-orientatie:resultaat']) => {
  console.log(detail.financieringsOpzet.maximaleHypotheek)
}
</script>

<template>
  <div @hypotheek-orientatie:resultaat="opResultaat">
${toTag(chosen, '    ')}
  </div>
</template>
`

const next = (chosen) => `'use client'

${react(chosen)}`

/** The code that puts the element on a page, for each framework, with the attributes that were chosen by name. */
export const TO_CODE = { html, react, vue, next }
