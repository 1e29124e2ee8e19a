import type { Case, Cases } from '@shouya/server/testing/matrix/scopeCase.ts'

const dictionary: Case = { free: 'dictionaries belong to the whole product; their operations alone decide' }

/** What names a row in the actions of the noun. */
export default {
  'Dict/DeleteData id': dictionary,
  'Dict/DeleteType id': dictionary,
  'Dict/GetData id': dictionary,
  'Dict/GetType id': dictionary,
  'Dict/SaveData id': dictionary,
  'Dict/SaveType id': dictionary,
} satisfies Cases
