import type { Stop } from '@shouya/console/testing/Stop.ts'
import { deptPage } from '../../dept/console/deptPage.ts'
import { dictPage } from '../../dict/console/dictPage.ts'
import { logPage } from '../../log/console/logPage.ts'
import { menuPage } from '../../menu/console/menuPage.ts'
import { rolePage } from '../../role/console/rolePage.ts'
import { settingPage } from '../../setting/console/settingPage.ts'
import { userPage } from '../../user/console/userPage.ts'

export default [
  { name: 'organisation', path: deptPage.path, shows: 'rows' },
  { corner: true, name: 'new unit', path: `${deptPage.path}?new=1`, shows: 'drawer' },
  { corner: true, name: 'unit', path: deptPage.path, shows: 'record' },
  { name: 'accounts', path: userPage.path, shows: 'rows' },
  { corner: true, name: 'online sessions', path: `${userPage.path}?tab=online`, shows: 'rows' },
  { corner: true, name: 'new account', path: `${userPage.path}?new=1`, shows: 'drawer' },
  { name: 'no right, with the page that was meant', path: userPage.path, who: 'outlet_safety' },
  { name: 'dictionary', path: dictPage.path, shows: 'rows' },
  { corner: true, name: 'parameters', path: `${dictPage.path}?tab=setting`, shows: { wait: '.set-parameters li' } },
  {
    corner: true,
    name: 'parameter',
    path: settingPage.path,
    shows: { press: '.set-parameters li button', wait: '[role=dialog]' },
  },
  { name: 'sign-ins', path: `${logPage.path}?log=signIns`, shows: 'rows' },
  { name: 'roles', path: rolePage.path, shows: 'rows' },
  { corner: true, name: 'new role', path: `${rolePage.path}?new=1`, shows: 'drawer' },
  { corner: true, name: 'grants', path: rolePage.path, shows: 'record' },
  { name: 'menu', path: menuPage.path, shows: 'rows' },
  { corner: true, name: 'new menu entry', path: `${menuPage.path}?new=1`, shows: 'drawer' },
  { name: 'log', path: `${menuPage.path}?tab=log`, shows: 'rows' },
  { name: 'log of its own', path: logPage.path, who: 'auditor', shows: 'rows' },
] satisfies Stop[]
