import type { Stop } from '@shouya/console/testing/Stop.ts'
import { orderPage } from '../orderPage.ts'

export default [
  { name: 'orders', path: orderPage.path, shows: 'rows' },
  { corner: true, name: 'order', path: orderPage.path, shows: 'record' },
  { corner: true, name: 'new order', path: `${orderPage.path}?new=1`, shows: 'drawer' },
] satisfies Stop[]
