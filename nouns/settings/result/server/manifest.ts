import type { Manifest } from '@shouya/nouns/manifest.ts'
import { result } from './actions.ts'
import { expireResults } from './expire.ts'
import { resultReader } from './reader.ts'

export const manifest: Manifest = {
  actions: result,
  readers: () => ({ operation_result: resultReader }),
  jobs: {
    result_expire: {
      cron: '45 * * * *',
      run: ({ database }, now) => expireResults(database.kysely, now),
      told: 'results of a month ago are gone',
    },
  },
}
