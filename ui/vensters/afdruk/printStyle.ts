/** The styles of the printed sheets: A4, black on white, readable in greyscale, with text of at least 9 points. */
export const printStyle = `
@page { size: A4; margin: 7mm 12mm }
* { box-sizing: border-box; margin: 0; padding: 0 }
html, :host { all: initial; display: block; font: 9pt/1.25 Arial, Helvetica, sans-serif; color: #000; background: #fff }
h1 { font-size: 12pt; line-height: 1.2 }
h2 { font-size: 11pt; margin-block: 3mm 1mm; border-block-end: 0.75pt solid #000; break-after: avoid }
h3 { margin-block-start: 1.5mm; font-size: 9.5pt; font-weight: bold; break-after: avoid }
h4 { font-size: 9pt; font-weight: bold; margin-block: 1.2mm 0.4mm; break-after: avoid }
header { display: flex; gap: 8mm; justify-content: space-between }
.merk { font-weight: bold }
.code { flex: none; display: flex; flex-direction: row-reverse; gap: 2mm }
.code svg { display: block; inline-size: 24mm; block-size: 24mm }
.code p { inline-size: 25mm; padding-block-start: 2mm; text-align: end }
.zin { margin-block-start: 3mm; font-size: 15pt; line-height: 1.2; font-weight: bold }
dl > div { display: flex; flex-wrap: wrap; column-gap: 3mm; justify-content: space-between; break-inside: avoid;
  border-block-end: 0.25pt solid #aaa }
dt { flex: 1 1 55% }
dd { margin-inline-start: auto; text-align: end; font-weight: bold; font-variant-numeric: tabular-nums }
dd + dd { flex-basis: 100%; font-weight: normal }
.antwoord { display: flex; flex-wrap: wrap; gap: 1.5mm 7mm; padding-block: 1mm }
.antwoord > div { display: block; max-inline-size: 50mm; border: 0 }
.antwoord dd { margin: 0; text-align: start; font-size: 12pt }
.antwoord dd + dd { font-size: 9pt; line-height: 1.2 }
.ingevuld { columns: 2; column-gap: 8mm }
.groepen { display: grid; grid-template-columns: repeat(2, 1fr); column-gap: 8mm; row-gap: 1mm }
.groepen > section { break-inside: avoid }
.balk { display: block; inline-size: 100%; margin-block: 1mm }
.prijslijn { display: block; overflow: visible; inline-size: 89mm; margin-block: 1mm; font-size: 9pt }
.teken { inline-size: 3mm; block-size: 3mm; margin-inline-end: 2mm; vertical-align: -0.4mm }
code { font: 9pt monospace; overflow-wrap: anywhere }
.uitgaan { break-inside: avoid }
.aannames { columns: 3; column-gap: 5mm; line-height: 1.2 }
.aannames h4 { margin-block-start: 0.8mm }
.aannames li { margin-inline-start: 4mm }
.verhaal { break-before: page; columns: 2; column-gap: 8mm }
.verhaal h2 { column-span: all }
.verhaal h2 { margin-block-start: 0 }
.verhaal h3 { margin-block-start: 4mm; font-size: 11pt }
.verhaal p, .verhaal li, .verhaal dl > div { break-inside: avoid }
.verhaal ol { margin-block: 0.8mm; list-style: none }
.verhaal [data-cijfer] { font-weight: bold }
.verhaal h4, .verhaal .kop { break-after: avoid }
.verhaal .hoofdstuk { margin-block-start: 2.5mm }
.verhaal .hoofdstuk > .kop { border-block-end: 0.75pt solid #000; font-weight: bold }
.verhaal .hoofdstuk > .kop h4 { display: inline; font-size: 9.5pt }
.stap { margin-block-start: 2mm }
.stap > .kop { font-weight: bold }
.stap h4 { margin-block: 0.8mm 0; font-size: 9pt; font-weight: normal; font-style: italic }
.stap dd + dd { text-align: start; line-height: 1.2 }
.stap a { color: inherit }
footer { margin-block-start: 2mm; border-block-start: 0.75pt solid #000; padding-block-start: 1mm }
`
