import type { Stop } from '@shouya/console/testing/Stop.ts'
import { taskSettingsPage } from '../taskSettingsPage.ts'

export default [
  { name: 'task types', path: taskSettingsPage.path, shows: { wait: '.set-parameters li' } },
  {
    corner: true,
    name: 'task type',
    path: taskSettingsPage.path,
    shows: { press: '.set-parameters li button', wait: '[role=dialog]' },
  },
  { corner: true, name: 'holidays', path: `${taskSettingsPage.path}?tab=holidays` },
] satisfies Stop[]
