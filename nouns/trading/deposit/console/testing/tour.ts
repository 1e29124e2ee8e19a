import type { Stop } from '@shouya/console/testing/Stop.ts'
import { depositPage } from '../depositPage.ts'

export default [{ name: 'deposits', path: depositPage.path }] satisfies Stop[]
