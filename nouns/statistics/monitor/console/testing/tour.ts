import type { Stop } from '@shouya/console/testing/Stop.ts'
import { monitorPage } from '../monitorPage.ts'

export default [
  { name: 'statistics of self-checks', path: monitorPage.path, who: 'hq_security' },
  { name: 'statistics of own self-checks', path: monitorPage.path, who: 'outlet_safety' },
] satisfies Stop[]
