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
  {
    corner: true,
    name: 'rules of reminders',
    path: `${taskSettingsPage.path}?tab=rules`,
    shows: { wait: '.set-parameters li' },
  },
  {
    corner: true,
    name: 'rule of a reminder',
    path: `${taskSettingsPage.path}?tab=rules`,
    shows: { press: '.set-parameters li .ui-actions button', wait: '[role=dialog]' },
  },
  { corner: true, name: 'deliveries', path: `${taskSettingsPage.path}?tab=deliveries` },
  { corner: true, name: 'holidays', path: `${taskSettingsPage.path}?tab=holidays` },
] satisfies Stop[]
