import type CN from '../CN/shared.ts'
import type { Translation } from '../types.ts'

export default {
  downloads: {
    title: 'Downloads',
    none: 'Nothing exported yet. Files of "Export" above a list come here.',
    note: 'Only you see and fetch them; files are kept for 24 hours.',
    begun: 'The export runs in the background; you will be told when it is done.',
    over: 'An export has ended',
    look: 'Show',
    get: 'Download',
    cancel: 'Cancel export',
    rows: '{rows} rows',
    size: '{size} MB',
    progress: '{rows} of {total} rows written',
    until: 'until {time}',
    state: {
      waiting: 'Waiting',
      running: 'Running',
      ready: 'Ready',
      failed: 'Failed',
      cancelled: 'Cancelled',
      expired: 'Expired',
    },
    plain: 'Export sensitive columns in plain',
    reason: 'Why they are needed in plain',
    reasonNote: 'The reason and the columns are written into the audit log.',
  },
  history: {
    title: 'Changes',
  },
  recycle: {
    title: 'Recycle bin',
    note: 'What is deleted stays here for a while (parameter "Days in the Recycle Bin"), then it is gone for good.',
    until: 'can come back until {time}',
    none: 'The recycle bin is empty',
    by: 'Deleted by {name}, {time}',
    restore: 'Restore',
    ask: 'Restore "{name}"?',
    done: 'Restored',
  },
  files: {
    preview: 'Preview "{name}"',
    download: 'Download "{name}"',
    get: 'Download',
    broken: 'It cannot be shown here; download it instead',
  },
} as const satisfies Translation<typeof CN>
