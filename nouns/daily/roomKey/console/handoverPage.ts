import type { Page } from '@shouya/console/ui/page/Page.ts'
import { roomKey } from '../noun.ts'

/** Key handovers and the key ledger. */
export const handoverPage: Page = {
  router: 'handover',
  path: roomKey.route,
  permission: roomKey.permission,
  texts: ['roomKey', 'keyLedger'],
  load: () => import('./Handover.tsx'),
  prepare: () => import('./prepareHandover.ts'),
  lists: { 'RoomKey/GetPageList': '', 'KeyLedger/GetPageList': 'tab=ledger' },
  quick: {
    quickHandover: { files: true, operation: 'add', query: 'new=1', icon: 'key' },
    quickSign: { operation: 'receive', query: 'mine=1', icon: 'sign' },
    quickHandovers: {},
    quickLedger: { query: 'tab=ledger' },
  },
}
