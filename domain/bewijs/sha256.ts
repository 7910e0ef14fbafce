import { sha256 as digest } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The SHA-256 of a text in UTF-8, as 64 hexadecimal digits. A well-formed text only. Source: FIPS 180-4. */
export const sha256 = (tekst: string): string => bytesToHex(digest(utf8ToBytes(tekst)))
