import type { Stop } from '@shouya/console/testing/Stop.ts'
import { pledgePage } from '../pledgePage.ts'

export default [{ name: 'deposit records', path: pledgePage.path }] satisfies Stop[]
