import type { Stop } from '@shouya/console/testing/Stop.ts'
import { resultPage } from '../resultPage.ts'

export default [
  { name: 'results', path: resultPage.path, shows: { wait: 'section table, section .reg-cards, section .ui-state' } },
] satisfies Stop[]
