import type { Stop } from '@shouya/console/testing/Stop.ts'
import { agentPage } from '../agentPage.ts'

export default [
  { name: 'agents', path: agentPage.path, shows: 'rows' },
  { corner: true, name: 'agent', path: agentPage.path, shows: 'record' },
  { corner: true, name: 'new agent', path: `${agentPage.path}?new=1`, shows: 'drawer' },
] satisfies Stop[]
