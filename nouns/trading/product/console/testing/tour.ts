import type { Stop } from '@shouya/console/testing/Stop.ts'
import { productsPage } from '../productsPage.ts'

export default [
  { name: 'products', path: productsPage.path, shows: 'rows' },
  { corner: true, name: 'product', path: productsPage.path, shows: 'record' },
  { corner: true, name: 'new product', path: `${productsPage.path}?new=1`, shows: 'drawer' },
] satisfies Stop[]
