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

const react = (chosen) => `import { useEffect, useRef } from 'react'
import 'hypotheek-orientatie'
import type {} from 'hypotheek-orientatie/react'

export function Rekenhulp() {
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const leaving = new AbortController()
    around.current?.addEventListener(
      'hypotheek-orientatie:resultaat',
      ({ detail }) => console.log(detail.financieringsOpzet.maximaleHypotheek),
      leaving,
    )
    return () => leaving.abort()
  }, [])
  return (
    <div ref={around}>
${toTag(chosen, '      ')}
    </div>
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
