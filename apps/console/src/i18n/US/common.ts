import type { Translation } from '@shouya/contract/translation'
import type CN from '../CN/common.ts'

export default {
  language: 'Language',
  cancel: 'Cancel',
  save: 'Save',
  retry: 'Try again',
  all: 'All',
  more: 'Show more',
  busy: 'Working',
  required: 'Please enter: {field}',
  done: 'Done',
  saved: 'Saved',
  deleted: 'Deleted',
  carousel: {
    name: 'carousel',
    previous: 'Previous picture',
    next: 'Next picture',
    pause: 'Pause',
    play: 'Play',
  },
} satisfies Translation<typeof CN>
