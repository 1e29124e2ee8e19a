import type { Stop } from '@shouya/console/testing/Stop.ts'
import { vendorsPage } from '../vendorsPage.ts'

export default [
  { name: 'vendors', path: vendorsPage.path, shows: 'rows' },
  { corner: true, name: 'vendor', path: vendorsPage.path, shows: 'record' },
  { corner: true, name: 'new vendor', path: `${vendorsPage.path}?new=1`, shows: 'drawer' },
  { corner: true, name: 'bindings as a matrix', path: `${vendorsPage.path}?tab=bind`, shows: 'rows' },
  {
    corner: true,
    name: 'vendors of a type in a unit',
    path: `${vendorsPage.path}?tab=bind`,
    shows: { press: '.matrix-cell', wait: '.ant-drawer .ui-details' },
  },
  { corner: true, name: 'bindings as a list', path: `${vendorsPage.path}?tab=bind&view=list`, shows: 'rows' },
] satisfies Stop[]
