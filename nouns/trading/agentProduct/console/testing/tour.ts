import type { Stop } from '@shouya/console/testing/Stop.ts'
import { agentProductPage } from '../agentProductPage.ts'

export default [
  { name: 'products of agents', path: agentProductPage.path },
  { corner: true, name: 'new product of an agent', path: `${agentProductPage.path}?new=1`, shows: 'drawer' },
] satisfies Stop[]
