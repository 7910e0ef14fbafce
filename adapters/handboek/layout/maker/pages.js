import { inBraces, toTag } from './toTag.js'

export const html = (chosen) => `<script type="module" src="hypotheek-orientatie.js"></script>
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

/** A listener on the document: it keeps working when a script replaces the page. */
const LISTENER = `document.addEventListener('hypotheek-orientatie:resultaat', ({ detail }) => {
  console.log(detail.financieringsOpzet.maximaleHypotheek)
})`

const indented = (text, indent) => text.replaceAll(/^/gm, indent)

export const astro = (chosen) => `${toTag(chosen, '')}

<script>
  import 'hypotheek-orientatie'

${indented(LISTENER, '  ')}
</script>
`

/** The page that loads the script, and the HTML that the server returns later. */
export const htmx = (chosen) => `<head>
  <script type="module" src="hypotheek-orientatie.js"></script>
  <script src="htmx.min.js"></script>
</head>
<body>
  <button hx-get="/rekenhulp" hx-target="#plek">Bereken je hypotheek</button>
  <div id="plek"></div>
</body>
<script type="module">
${indented(LISTENER, '  ')}
</script>

<!-- What /rekenhulp answers -->
${toTag(chosen, '')}
`

export const turbo = (chosen) => `<head>
  <script type="module" src="turbo.js"></script>
  <script type="module" src="hypotheek-orientatie.js"></script>
  <script type="module">
${indented(LISTENER, '    ')}
  </script>
</head>
<body>
${toTag(chosen, '  ', { own: ['id="rekenhulp"', 'data-turbo-permanent'] })}
</body>
`

export const wordpress = (chosen) => `<?php
/* Plugin Name: Hypotheekoriëntatie */

add_shortcode('hypotheek_orientatie', function () {
    $script = plugins_url('dist/hypotheek-orientatie.js', __FILE__);
    wp_enqueue_script_module('hypotheek-orientatie', $script, [], null);
    return <<<'HTML'
${toTag(chosen, '')}
HTML;
});
`

export const drupal = (chosen) => `# rekenhulp.libraries.yml
rekenhulp:
  js:
    dist/hypotheek-orientatie.js:
      attributes: { type: module }
      preprocess: false
      minified: true

{# templates/rekenhulp.html.twig #}
{{ attach_library('rekenhulp/rekenhulp') }}
${toTag(chosen, '', { escape: inBraces })}
`
