import type { Stop } from '@shouya/console/testing/Stop.ts'
import { passwordPage } from '../../../../settings/login/console/passwordPage.ts'
import { workplacePage } from '../workplacePage.ts'

export default [
  { name: 'work bench', path: workplacePage.path },
  { name: 'work bench of an outlet', path: workplacePage.path, who: 'outlet_safety' },
  { name: 'password', path: passwordPage.path },
  {
    corner: true,
    name: 'second step',
    path: passwordPage.path,
    shows: { press: 'section[aria-labelledby="totp"] .ant-btn-primary', wait: '.ant-qrcode' },
  },
] satisfies Stop[]
