import { defineConfig } from 'vitest/config'

const project = (name: string, include: string[], environment: 'node' | 'jsdom', setupFiles: string[] = []) => ({
  extends: true as const,
  test: { name, include, environment, setupFiles },
})

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    projects: [
      project('domain', ['tests/domain/**/*.test.ts'], 'node'),
      project('application', ['tests/application/**/*.test.ts'], 'node'),
      project('adapters', ['tests/adapters/**/*.test.ts', 'tests/adapters/**/*.test.tsx'], 'jsdom', [
        'tests/support/setupDom.ts',
      ]),
      project('ui', ['tests/ui/**/*.test.tsx', 'tests/ui/**/*.test.ts'], 'jsdom', ['tests/support/setupDom.ts']),
      project('architecture', ['tests/architecture/**/*.test.ts'], 'node'),
    ],
  },
})
