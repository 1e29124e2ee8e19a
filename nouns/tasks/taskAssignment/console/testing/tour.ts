import type { Stop } from '@shouya/console/testing/Stop.ts'
import { taskMenuPage } from '../taskMenuPage.ts'
import { taskPage } from '../taskPage.ts'

export default [
  { name: 'task reports', path: taskMenuPage.path, shows: { wait: 'section li h2' } },
  { name: 'completion of tasks', path: taskPage.path, shows: 'rows' },
  { corner: true, name: 'tasks', path: `${taskPage.path}?tab=tasks`, shows: 'rows' },
  { corner: true, name: 'task', path: `${taskPage.path}?tab=tasks`, shows: 'record' },
] satisfies Stop[]
