import type { Stop } from '@shouya/console/testing/Stop.ts'
import { companiesPage } from '../../../console/companiesPage.ts'

export default [
  { name: 'companies', path: companiesPage.path, shows: 'rows' },
  { corner: true, name: 'company', path: companiesPage.path, shows: 'record' },
  { corner: true, name: 'new company', path: `${companiesPage.path}?new=1`, shows: 'drawer' },
] satisfies Stop[]
