import type { Stop } from '@shouya/console/testing/Stop.ts'
import { agentTransfer } from '../../noun.ts'

export default [
  { name: 'agent transfers', path: agentTransfer.route, shows: 'rows' },
  { corner: true, name: 'agent transfer', path: agentTransfer.route, shows: 'record' },
  { corner: true, name: 'new agent transfer', path: `${agentTransfer.route}&new=1`, shows: 'drawer' },
] satisfies Stop[]
