import type { Stop } from '@shouya/console/testing/Stop.ts'
import { flowsPage } from '../flowsPage.ts'

export default [{ name: 'approval flows', path: flowsPage.path }] satisfies Stop[]
