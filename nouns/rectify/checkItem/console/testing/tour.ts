import type { Stop } from '@shouya/console/testing/Stop.ts'
import { itemsPage } from '../itemsPage.ts'

export default [{ name: 'check items', path: itemsPage.path, shows: 'rows' }] satisfies Stop[]
