import type { Stop } from '@shouya/console/testing/Stop.ts'
import { managePage } from '../managePage.ts'
import { requestPage } from '../requestPage.ts'

export default [
  { name: 'repair orders', path: managePage.path, shows: 'rows' },
  { corner: true, name: 'repair order', path: managePage.path, shows: 'record' },
  { corner: true, name: 'repair board', path: `${managePage.path}?tab=board`, shows: { wait: '[data-column]' } },
  { corner: true, name: 'repair statistics', path: `${managePage.path}?tab=stat`, shows: { wait: '.ant-table-row' } },
  { name: 'repair requests', path: requestPage.path, shows: 'rows' },
  { corner: true, name: 'new repair request', path: `${requestPage.path}?new=1`, shows: 'drawer' },
] satisfies Stop[]
