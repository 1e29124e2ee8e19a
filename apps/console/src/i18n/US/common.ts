import type CN from '../CN/common.ts'
import type { Translation } from '../types.ts'

export default {
  ok: 'OK',
  cancel: 'Cancel',
  save: 'Save',
  close: 'Close',
  retry: 'Try again',
  back: 'Back',
  all: 'All',
  loading: 'Loading',
  more: 'Show more',
  required: 'Please enter: {field}',
  done: 'Done',
  saved: 'Saved',
  deleted: 'Deleted',
} satisfies Translation<typeof CN>
