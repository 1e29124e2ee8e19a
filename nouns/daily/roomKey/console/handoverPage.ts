import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Key handovers and the key ledger. */
export const handoverPage: Page = {
  router: 'handover',
  path: '/form/daily/taskdaily/Handover',
  permission: 'daily_key',
  texts: ['daily'],
  load: () => import('./Handover.tsx'),
  prepare: () => import('./prepareHandover.ts'),
  lists: { 'RoomKey/GetPageList': '', 'KeyLedger/GetPageList': 'tab=ledger' },
  counters: {
    key_unreturned: { group: 'today', unit: 'bill', tone: 'bad' },
    key_lost: { group: 'today', unit: 'key', tone: 'bad' },
    key_receive: { group: 'today', unit: 'bill', tone: 'waits' },
    key_return: { group: 'today', unit: 'bill', tone: 'waits' },
    key_today: { group: 'today', unit: 'bill', tone: 'fact' },
    key_backfill: { group: 'today', unit: 'bill', tone: 'fact' },
    key_void: { group: 'today', unit: 'bill', tone: 'fact' },
  },
  quick: {
    quickHandover: { files: true, operation: 'add', query: 'new=1', icon: 'key' },
    quickSign: { operation: 'receive', query: 'mine=1', icon: 'sign' },
    quickHandovers: {},
    quickLedger: { query: 'tab=ledger' },
  },
  audit: {
    room_key: {
      field: (field) => `daily.field.${field}`,
      dicts: { status: 'key_status', handover_type: 'key_handover_type' },
    },
    key_ledger: {
      field: (field) => `daily.field.${field}`,
      dicts: { key_type: 'key_type', copy_type: 'copy_type', position: 'key_position' },
    },
  },
}
