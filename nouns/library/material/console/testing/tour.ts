import type { Stop } from '@shouya/console/testing/Stop.ts'
import { buildingManagedPage } from '../buildingManagedPage.ts'
import { buildingPage } from '../buildingPage.ts'
import { learningManagedPage } from '../learningManagedPage.ts'
import { learningPage } from '../learningPage.ts'

export default [
  { name: 'learning corner', path: learningPage.path, shows: 'rows' },
  { name: 'learning corner as cards', path: `${learningPage.path}?view=cards` },
  { corner: true, name: 'document', path: learningPage.path, shows: 'record' },
  { name: 'construction', path: buildingPage.path, shows: 'rows' },
  { name: 'construction by outlet', path: `${buildingPage.path}?tab=building` },
  { name: 'managed documents', path: learningManagedPage.path, shows: 'rows' },
  { corner: true, name: 'managed document', path: learningManagedPage.path, shows: 'record' },
  { corner: true, name: 'new document', path: `${learningManagedPage.path}?new=1`, shows: 'drawer' },
  { name: 'managed construction', path: buildingManagedPage.path, shows: 'rows' },
  { corner: true, name: 'new document about construction', path: `${buildingManagedPage.path}?new=1`, shows: 'drawer' },
] satisfies Stop[]
