import type { Stop } from '@shouya/console/testing/Stop.ts'
import { equipmentPage } from '../equipmentPage.ts'
import { scanPage } from '../scanPage.ts'

export default [
  { name: 'devices', path: equipmentPage.path, shows: 'rows' },
  { corner: true, name: 'device', path: equipmentPage.path, shows: 'record' },
  { corner: true, name: 'new device', path: `${equipmentPage.path}?new=1`, shows: 'drawer' },
  { name: 'a label of no device', path: `${scanPage.path}?no=EQ0000-0000`, shows: { wait: '.ant-alert' } },
] satisfies Stop[]
