/** How the paper looks: A4, black on white, and readable in grey. */
export const printStyle = `
@page { size: A4; margin: 9mm 12mm }
* { box-sizing: border-box; margin: 0; padding: 0 }
html, :host { font: 8.3pt/1.25 Arial, Helvetica, sans-serif; color: #000; background: #fff }
h1 { font-size: 14pt; line-height: 1.2 }
h2 { font-size: 10pt; margin-block: 2mm 0.8mm; border-block-end: 0.75pt solid #000; break-after: avoid }
abbr { text-decoration: none }
h3 { margin-block-start: 1.2mm; font-size: 9pt; font-weight: bold; break-after: avoid }
h4 { font-size: 8.3pt; font-weight: bold; margin-block: 1.2mm 0.4mm; break-after: avoid }
.merk { font-size: 9pt; font-weight: bold }
dl > div { display: flex; flex-wrap: wrap; column-gap: 3mm; justify-content: space-between; break-inside: avoid;
  border-block-end: 0.25pt solid #aaa }
dt { flex: 1 1 55% }
dd { margin-inline-start: auto; text-align: end; font-weight: bold; font-variant-numeric: tabular-nums }
dd + dd { flex-basis: 100%; font-weight: normal }
.antwoord { display: flex; flex-wrap: wrap; column-gap: 8mm; padding-block: 1mm }
.antwoord > div { display: block; max-inline-size: 45mm; border: 0 }
.antwoord dd { margin: 0; text-align: start; font-size: 13pt }
.antwoord dd + dd { font-size: 7.3pt; line-height: 1.2 }
.ingevuld { columns: 2; column-gap: 8mm }
.groepen { display: grid; grid-template-columns: repeat(3, 1fr); column-gap: 6mm }
.gerekend { display: flex; gap: 6mm; align-items: flex-start }
.gerekend > div:first-child { flex: 1 }
.gerekend svg { display: block; inline-size: 24mm; block-size: 24mm }
.gerekend a + p { inline-size: 24mm; font-size: 6.5pt }
code { font: 7pt monospace; overflow-wrap: anywhere }
.aannames { columns: 3; column-gap: 6mm; font-size: 7.3pt; line-height: 1.2 }
.aannames h4 { font-size: 7.3pt; margin-block-start: 0.8mm }
.aannames li { margin-inline-start: 3mm }
.verhaal { break-before: page; columns: 2; column-gap: 8mm }
.verhaal h2 { column-span: all }
.verhaal h2 { margin-block-start: 0 }
.verhaal h3 { margin-block-start: 4mm; font-size: 10pt }
.verhaal p, .verhaal li, .verhaal dl > div { break-inside: avoid }
.verhaal ol { margin-block: 0.8mm; list-style: none }
.verhaal [data-cijfer] { font-weight: bold }
.verhaal h4, .verhaal .kop { break-after: avoid }
.verhaal .hoofdstuk { margin-block-start: 2.5mm }
.verhaal .hoofdstuk > .kop { border-block-end: 0.75pt solid #000; font-weight: bold }
.verhaal .hoofdstuk > .kop h4 { display: inline; font-size: 9pt }
.stap { margin-block-start: 2mm }
.stap > .kop { font-weight: bold }
.stap h4 { margin-block: 0.8mm 0; font-size: 7.3pt; font-weight: normal; font-style: italic }
.stap dd + dd { text-align: start; font-size: 7.3pt; line-height: 1.2 }
.stap a { color: inherit }
table { border-collapse: collapse }
th, td { text-align: start; padding-inline-end: 3mm; border-block-end: 0.25pt solid #aaa }
footer { margin-block-start: 2mm; border-block-start: 0.75pt solid #000; padding-block-start: 1mm }
`
