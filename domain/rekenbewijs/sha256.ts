/**
 * The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
 * Source: FIPS 180-4, section 4.2.2.
 */
const RONDEGETALLEN = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]

/**
 * The first 32 bits of the fractional parts of the square roots of the first 8 primes.
 * Source: FIPS 180-4, section 5.3.3.
 */
const BEGIN = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19]

const draai = (woord: number, bits: number): number => (woord >>> bits) | (woord << (32 - bits))

/** The bytes of a text in UTF-8. */
const bytesVan = (tekst: string): readonly number[] =>
  [...encodeURIComponent(tekst).matchAll(/%(..)|(.)/g)].map(([, hex, teken]) =>
    hex === undefined ? (teken ?? '').charCodeAt(0) : parseInt(hex, 16),
  )

/** Pads the bytes to whole blocks of 64: a one bit, zeros, and the length in bits. */
const inBlokken = (bytes: readonly number[]): DataView => {
  const blok = new DataView(new ArrayBuffer(((bytes.length + 8) >> 6) * 64 + 64))
  bytes.forEach((byte, plaats) => blok.setUint8(plaats, byte))
  blok.setUint8(bytes.length, 0x80)
  blok.setUint32(blok.byteLength - 8, Math.floor(bytes.length / 0x20000000))
  blok.setUint32(blok.byteLength - 4, bytes.length << 3)
  return blok
}

const woordenVan = (blokken: DataView, begin: number): Int32Array => {
  const woorden = new Int32Array(64)
  const woord = (plaats: number): number => woorden[plaats] ?? 0
  for (let t = 0; t < 16; t += 1) woorden[t] = blokken.getInt32(begin + 4 * t)
  for (let t = 16; t < 64; t += 1) {
    const [vroeg, laat] = [woord(t - 15), woord(t - 2)]
    const klein = draai(vroeg, 7) ^ draai(vroeg, 18) ^ (vroeg >>> 3)
    const groot = draai(laat, 17) ^ draai(laat, 19) ^ (laat >>> 10)
    woorden[t] = woord(t - 16) + klein + woord(t - 7) + groot
  }
  return woorden
}

const verwerkBlok = (staat: readonly number[], woorden: Int32Array): readonly number[] => {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = staat
  woorden.forEach((woord, t) => {
    const keuze = (e & f) ^ (~e & g)
    const meerderheid = (a & b) ^ (a & c) ^ (b & c)
    const een = h + (draai(e, 6) ^ draai(e, 11) ^ draai(e, 25)) + keuze + (RONDEGETALLEN[t] ?? 0) + woord
    const twee = (draai(a, 2) ^ draai(a, 13) ^ draai(a, 22)) + meerderheid
    ;[a, b, c, d, e, f, g, h] = [(een + twee) | 0, a, b, c, (d + een) | 0, e, f, g]
  })
  return [a, b, c, d, e, f, g, h].map((woord, plaats) => (woord + (staat[plaats] ?? 0)) | 0)
}

/** The SHA-256 of a text in UTF-8, as 64 hexadecimal digits. A well-formed text only. Source: FIPS 180-4. */
export const sha256 = (tekst: string): string => {
  const blokken = inBlokken(bytesVan(tekst))
  let staat: readonly number[] = BEGIN
  for (let begin = 0; begin < blokken.byteLength; begin += 64) staat = verwerkBlok(staat, woordenVan(blokken, begin))
  return staat.map((woord) => (woord >>> 0).toString(16).padStart(8, '0')).join('')
}
