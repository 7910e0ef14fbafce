import { inBraces, toTag } from './toTag.js'

/** Returns the heights to reserve for the first step in columns narrower than 520 px and than 1080 px. */
const heights = (keeps) =>
  [
    [520, keeps ? 1995 : 1870],
    [1080, keeps ? 1740 : 1620],
  ]
    .map(([width, height]) => `min((${width}px - 100%) * 99, ${height}px)`)
    .join(', ')

export const html = (chosen) => `<script type="module" src="hypotheek-orientatie.js"></script>
<style>
  hypotheek-orientatie {
    display: flow-root;
    min-height: 1500px;
  }
  hypotheek-orientatie::before {
    content: '';
    float: left;
    padding-top: calc(
      max(${heights(chosen.bewaren)}) + max(0px, (360px - 100%) * 3)
    );
  }
</style>
${toTag(chosen, '', { content: '<p>De rekenhulp wordt geladen.</p>' })}
<script type="module">
  document.querySelector('hypotheek-orientatie').addEventListener('resultaat', ({ detail }) => {
    console.log(detail.financieringsOpzet.maximaleHypotheek)
  })
</script>
`

/** The code of a listener on the document. The listener also works for an element that a script adds later. */
const LISTENER = `document.addEventListener('hypotheek-orientatie:resultaat', ({ detail }) => {
  console.log(detail.financieringsOpzet.maximaleHypotheek)
})`

const indented = (text, indent) => text.replaceAll(/^/gm, indent)

/** Whether an attribute value has special characters of template literals or HTML, which Astro would change. */
const isOfTemplate = ([, value]) => /[\\`&"<]|\$\{/.test(value)

/** Returns the tag for Astro. A value that Astro would change becomes an expression. */
const toAstroTag = (chosen) => {
  const [quoted, evaluated] = [false, true].map((wanted) =>
    Object.entries(chosen).filter((attribute) => isOfTemplate(attribute) === wanted),
  )
  const own = evaluated.map(([name, value]) => `${name}={${JSON.stringify(value)}}`)
  return toTag(Object.fromEntries(quoted), '', { own })
}

export const astro = (chosen) => `${toAstroTag(chosen)}

<script>
  import 'hypotheek-orientatie'

${indented(LISTENER, '  ')}
</script>
`

/** Returns the attributes without `terugknop`, whose `popstate` events would make htmx and Turbo redraw the page. */
const withoutBackButton = ({ terugknop: _terugknop, ...chosen }) => chosen

/** Returns the example for htmx: the page that loads the script, and the HTML that the server returns later. */
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

<!-- The response of /rekenhulp -->
${toTag(withoutBackButton(chosen), '')}
`

export const turbo = (chosen) => `<head>
  <script type="module" src="turbo.js"></script>
  <script type="module" src="hypotheek-orientatie.js"></script>
  <script type="module">
${indented(LISTENER, '    ')}
  </script>
</head>
<body>
${toTag(withoutBackButton(chosen), '  ', { own: ['id="rekenhulp"', 'data-turbo-permanent'] })}
</body>
`

export const wordpress = (chosen) => `<?php
/* Plugin Name: Hypotheekoriëntatie */

defined('ABSPATH') || exit;

add_shortcode('hypotheek_orientatie', function () {
    $script = plugins_url('dist/hypotheek-orientatie.js', __FILE__);
    wp_enqueue_script_module('hypotheek-orientatie', $script, [], null);
    return <<<'HTML'
${toTag(chosen, '')}
HTML;
});
`

export const drupal = (chosen) => `# rekenhulp.info.yml
name: Rekenhulp
type: module
core_version_requirement: ^10.2 || ^11

# rekenhulp.libraries.yml
rekenhulp:
  js:
    dist/hypotheek-orientatie.js:
      attributes: { type: module }
      preprocess: false
      minified: true

<?php
// src/Plugin/Block/RekenhulpBlock.php
namespace Drupal\\rekenhulp\\Plugin\\Block;

use Drupal\\Core\\Block\\Attribute\\Block;
use Drupal\\Core\\Block\\BlockBase;
use Drupal\\Core\\StringTranslation\\TranslatableMarkup;

#[Block(id: 'rekenhulp', admin_label: new TranslatableMarkup('Rekenhulp'))]
class RekenhulpBlock extends BlockBase {
    public function build(): array {
        return [
            '#type' => 'inline_template',
            '#template' => <<<'HTML'
${toTag(chosen, '', { escape: inBraces })}
HTML,
            '#attached' => ['library' => ['rekenhulp/rekenhulp']],
        ];
    }
}
`
