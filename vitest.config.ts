import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const server = 'apps/server/src'

/** What goes over every page or loads the demonstration takes longest and begins first, so that nobody waits at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const short = ({ moduleId }: TestSpecification) =>
      Number(!/(axe|axePhone|languages|loadDemo|faults\.db|fuzz\w+\.db)\.test/.test(moduleId))
    return (await super.sort(files)).toSorted((a, b) => short(a) - short(b))
  }
}

/** Tests that need PostgreSQL say so by their name: `*.db.test.ts`. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // A form of a thousand fields takes its time on a busy machine.
          testTimeout: 30_000,
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [
            '**/*.db.test.ts',
            '**/node_modules/**',
            '**/fixtures/**',
            `${server}/demo/**`,
            `${server}/db/embedded*.test.ts`,
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: [`${server}/**/*.db.test.ts`, `${server}/demo/*.test.ts`, `${server}/db/embedded*.test.ts`],
          globalSetup: `${server}/testing/postgres.ts`,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'browser',
          // What goes into every corner of a page takes long: `npm run test:deep`.
          include: process.env.DEEP ? ['e2e/**/*.test.ts'] : ['e2e/*.test.ts'],
          globalSetup: 'e2e/support/console.ts',
          testTimeout: 240_000,
          // A real browser on a busy machine may stumble, now here, now there; what fails three times fails.
          retry: 2,
          hookTimeout: 120_000,
          // A page on a busy machine may take a moment to say what is expected of it.
          expect: { poll: { timeout: 15_000 } },
          maxWorkers: 2,
        },
      },
      {
        // No tests: they take the pictures of docs/pictures, in this order (`npm run pictures`).
        test: {
          name: 'pictures',
          include: ['e2e/pictures/*.picture.ts'],
          globalSetup: 'e2e/pictures/console.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
    ],
  },
})
