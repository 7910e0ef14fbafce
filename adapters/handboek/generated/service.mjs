import { runModule } from '../../build/tools.mjs'
import { code, table } from '../markdown.mjs'

const json = (value) => ['```json', JSON.stringify(value, undefined, 2), '```', '']
const bodyOf = ({ content = {} }) => Object.values(content)[0]

const toExample = (title, body) => (body?.example === undefined ? [] : [`**${title}**`, '', ...json(body.example)])

const toCall = (path, method, { summary, description, requestBody, responses }) => [
  `## ${method.toUpperCase()} ${path}`,
  '',
  ...[summary, description].filter(Boolean).flatMap((text) => [text, '']),
  ...(requestBody ? toExample('Example request', bodyOf(requestBody)) : []),
  ...table(
    ['status', 'when'],
    Object.entries(responses).map(([status, { description }]) => [code(status), description]),
  ),
  '',
  ...toExample('Example response', bodyOf(responses[200] ?? {})),
]

/** Generates the page with the API calls of the server, from its OpenAPI description. */
export const service = async () => {
  const { description } = await runModule('adapters/server/openapi/description.ts')
  return [
    '# API calls of the server',
    '',
    'The build generates this page from the OpenAPI description, which also has the schema of each body. The server',
    'publishes it at `/api/v1.0/openapi.json`. [The server](../../server/README.md) explains how to run it.',
    '',
    ...Object.entries(description.paths).flatMap(([path, calls]) =>
      Object.entries(calls).flatMap(([method, call]) => toCall(path, method, call)),
    ),
  ].join('\n')
}
