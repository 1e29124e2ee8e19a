import { hash } from 'node:crypto'
import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const server = 'apps/server/src'

/**
 * Tests that visit every page, call every action, load the demonstration or start processes take longest and begin first,
 * so that no worker idles at the end.
 */
const isShort = ({ moduleId }: TestSpecification) =>
  Number(
    !/(axe|axePhone|languages|loadDemo|alive|embedded|faults\.db|hostile\.db|matrix\/\w+\.db)\.test/.test(moduleId),
  )

/** The order of browser files must not matter, so each run shuffles them. */
class Order extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await this.draw(files)).toSorted((a, b) => isShort(a) - isShort(b))
  }

  async draw(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config
    const { seed } = sequence
    if (!files.some(({ project }) => project.name === 'browser')) return super.sort(files)
    this.ctx.logger.log(`Files are shuffled; in this order again: --sequence.seed=${seed}`)
    const place = ({ moduleId }: TestSpecification) => hash('sha1', `${seed} ${relative(root, moduleId)}`)
    return files.toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
  }
}

/**
 * Tests that need PostgreSQL are named `*.db.test.ts`. With `isolate: false` a worker loads the application, and starts a
 * browser and its server, once for all of its files, which differ in their database and clock.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: Order },
    projects: [
      {
        test: {
          name: 'unit',
          // A form of a thousand fields takes long on a busy machine.
          testTimeout: 30_000,
          pool: 'threads',
          maxWorkers: 2,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            '{apps/*/src,nouns}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: [
            '**/*.db.test.ts',
            '**/e2e/**',
            '**/node_modules/**',
            '**/fixtures/**',
            `${server}/demo/*.test.ts`,
            `${server}/db/embedded*.test.ts`,
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: [
            'nouns/**/*.db.test.ts',
            `${server}/**/*.db.test.ts`,
            `${server}/demo/*.test.ts`,
            `${server}/db/embedded*.test.ts`,
          ],
          globalSetup: `${server}/testing/postgres.ts`,
          setupFiles: `${server}/testing/anotherDatabase.ts`,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'browser',
          // Tests of rare cases take long: `npm run test:deep`.
          include: process.env.DEEP ? ['{e2e,nouns/**/e2e}/**/*.test.ts'] : ['{e2e,nouns/**/e2e}/*.test.ts'],
          globalSetup: 'e2e/support/console.ts',
          setupFiles: 'e2e/support/own.ts',
          isolate: false,
          testTimeout: 240_000,
          hookTimeout: 120_000,
          // On a busy machine a page may reach the expected state late.
          expect: { poll: { timeout: 15_000 } },
          maxWorkers: 2,
        },
      },
      {
        // Not tests: these files take docs/pictures, in this order (`npm run pictures`).
        test: {
          name: 'pictures',
          include: ['e2e/pictures/*.picture.ts'],
          globalSetup: 'e2e/pictures/console.ts',
          setupFiles: 'e2e/support/own.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
    ],
  },
})
