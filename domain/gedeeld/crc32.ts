const POLYNOOM = 0xedb88320

/** The CRC-32 of a text of signs below 256, as an unsigned number. Source: ISO 3309, as zip and PNG use it. */
export const crc32 = (tekst: string): number => {
  let rest = 0xffffffff
  for (const teken of tekst) {
    rest ^= teken.charCodeAt(0)
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? POLYNOOM : 0)
  }
  return (rest ^ 0xffffffff) >>> 0
}
