import type { Stop } from '@shouya/console/testing/Stop.ts'
import { rectifyPage } from '../rectifyPage.ts'

export default [
  { name: 'rectifications', path: rectifyPage.path, shows: 'rows' },
  { corner: true, name: 'rectification', path: rectifyPage.path, shows: 'record' },
] satisfies Stop[]
