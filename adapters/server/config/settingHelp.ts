import type { Config } from './config'

/** What each environment variable sets, in one line of Dutch, for `--help`. */
export const SETTING_HELP: Readonly<Record<keyof Config, string>> = {
  PORT: 'de poort; 0 laat het systeem kiezen (de eerste vrije van 4173 tot en met 4192)',
  DRAIN: 'hoeveel seconden een stoppende kopie nog aanroepen aanneemt (1)',
  PAGINAS: 'aan: ook de rekenhulp met voorbeeldpagina’s; uit: alleen de dienst (aan)',
  HOST: 'de naam of het adres waarop de server luistert (localhost)',
  NORMJAAR: 'het jaar van de leennormen (2025)',
  RENTETARIEVEN_FILE: 'een JSON-bestand met tarieven per merk; zonder bestand gelden voorbeeldrentes',
  VOORBEELDRENTES: 'ja: de tarieven in het bestand zijn voorbeelden (nee)',
  ONGEWONE_RENTES: 'ja: ook tarieven onder 0,1% of boven 20% (nee)',
  ALLOWED_ORIGINS: 'andere sites waarvan pagina’s mogen aanroepen, met komma’s ertussen',
  ANTI_FORGERY_KEY: 'tekent tokens en cookies; ten minste 32 tekens, in elke kopie dezelfde',
  ANTI_FORGERY_KEY_BEFORE: 'de sleutel van hiervoor, waarvan cookies nog gelden',
  HTTPS: 'ja: pagina’s bereiken de server met https (nee)',
  MACHINE_TOKENS: 'tokens van programma’s zonder pagina; ten minste 32 tekens, met komma’s ertussen',
  SECURITY_CONTACT: 'adressen in security.txt, zoals mailto:…, met komma’s ertussen',
  RATE_LIMIT: 'het hoogste aantal aanroepen per minuut en per adres (600)',
  REDIS_URL: 'de Redis waarin kopieën samen aanroepen tellen; met TLS begint het adres met rediss:',
  METRICS_ADDRESS: 'het adres van /metrics, zoals localhost:9464',
  TRUST_PROXY: 'hoeveel proxy’s ervoor het adres van de aanroeper mogen melden (0)',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace of silent (info)',
}
