import type { Translation } from '@shouya/contract/translation'
import type CN from '../CN/shared.ts'

export default {
  downloads: {
    title: 'Downloads',
    none: 'Nothing exported yet. Files that you export from a list appear here.',
    note: 'Only you can see and download them; files are kept for 24 hours.',
    begun: 'The export runs in the background; you will be told when it is done.',
    over: 'An export has finished',
    look: 'Show',
    get: 'Download',
    cancel: 'Cancel export',
    rows: '{rows} {rows, row|rows}',
    size: '{size} MB',
    progress: '{rows} of {total} {total, row|rows} written',
    until: 'until {time}',
    state: {
      waiting: 'Waiting',
      running: 'Running',
      ready: 'Ready',
      failed: 'Failed',
      cancelled: 'Canceled',
      expired: 'Expired',
    },
    plain: 'Export sensitive columns unmasked',
    reason: 'Why they are needed unmasked',
    reasonNote: 'The reason and the columns are recorded in the audit log.',
  },
  history: {
    title: 'Changes',
  },
  notices: { toConfirm: 'To confirm' },
  recycle: {
    title: 'Recycle bin',
    note: 'Deleted records stay here for a while (parameter “Days in the Recycle Bin”), then they are gone for good.',
    until: 'can be restored until {time}',
    none: 'The recycle bin is empty',
    by: 'Deleted by {name}, {time}',
    restore: 'Restore',
    ask: 'Restore “{name}”?',
    done: 'Restored',
  },
  files: {
    preview: 'Preview “{name}”',
    download: 'Download “{name}”',
    get: 'Download',
    broken: 'It cannot be shown here; download it instead',
  },
} as const satisfies Translation<typeof CN>
