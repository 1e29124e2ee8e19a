import type { Stop } from '@shouya/console/testing/Stop.ts'
import { devicePage } from '../devicePage.ts'

export default [
  { name: 'terminals', path: devicePage.path, shows: { wait: '[role=tablist]' } },
  { corner: true, name: 'new terminal', path: `${devicePage.path}?new=1`, shows: 'drawer' },
] satisfies Stop[]
