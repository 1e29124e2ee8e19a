import type { Stop } from '@shouya/console/testing/Stop.ts'
import { selfCheck } from '../../noun.ts'

export default [
  { name: 'self-checks', path: selfCheck.route, who: 'outlet_safety' },
  {
    corner: true,
    name: 'new self-check',
    path: `${selfCheck.route}&new=1`,
    who: 'outlet_safety',
    shows: 'drawer',
  },
] satisfies Stop[]
