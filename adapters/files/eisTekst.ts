/** The error for an input in the wrong format. Its Dutch message states what is wrong, and mostly what to do. */
export class OnleesbareInvoer extends Error {}

const UTF_16 = 'is UTF-16: sla op als UTF-8, of zet om met iconv -f UTF-16 -t UTF-8'

/** The first bytes of file types other than UTF-8 text, with a message; for UTF-16, a byte order mark or `{`. */
const SOORTEN: readonly { readonly begin: readonly number[]; readonly melding: string }[] = [
  { begin: [0x1f, 0x8b], melding: 'is ingepakt met gzip: pak uit met gunzip -c' },
  {
    begin: [0x50, 0x4b, 0x03, 0x04],
    melding: 'is een zip-bestand (of .xlsx): pak uit, of sla het werkblad op als CSV UTF-8',
  },
  { begin: [0xd0, 0xcf, 0x11, 0xe0], melding: 'is een .xls-bestand: sla het werkblad op als CSV UTF-8' },
  ...[
    [0xff, 0xfe],
    [0xfe, 0xff],
    [0x7b, 0x00],
    [0x00, 0x7b],
  ].map((begin) => ({ begin, melding: UTF_16 })),
]

const LONGEST_BEGIN = Math.max(...SOORTEN.map(({ begin }) => begin.length))

/** Returns the Dutch message about a file that begins like gzip, zip, .xls or UTF-16; undefined for any other file. */
export const meldingVanBytes = (bytes: Uint8Array): string | undefined =>
  SOORTEN.find(({ begin }) => begin.every((byte, plaats) => bytes[plaats] === byte))?.melding

/** Yields an input as bytes. Throws {@link OnleesbareInvoer} when the input begins like gzip, zip, .xls or UTF-16. */
export async function* eisTekst(pieces: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array> {
  let begin: Buffer | undefined = Buffer.alloc(0)
  const check = (bytes: Buffer): void => {
    const melding = meldingVanBytes(bytes)
    if (melding !== undefined) throw new OnleesbareInvoer(`de invoer ${melding}`)
  }
  for await (const piece of pieces) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
    if (begin !== undefined) {
      begin = Buffer.concat([begin, bytes.subarray(0, LONGEST_BEGIN)])
      check(begin)
      if (begin.length >= LONGEST_BEGIN) begin = undefined
    }
    yield bytes
  }
}
