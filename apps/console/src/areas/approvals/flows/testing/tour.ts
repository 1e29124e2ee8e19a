import type { Stop } from '../../../../testing/Stop.ts'
import { flowsPage } from '../flowsPage.ts'

export default [{ name: 'approval flows', path: flowsPage.path }] satisfies Stop[]
