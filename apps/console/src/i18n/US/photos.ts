import type { Translation } from '@shouya/contract/translation'
import type CN from '../CN/photos.ts'

export default {
  add: 'Add a photo',
  remove: 'Remove photo {n}',
  nth: 'Photo {n}',
  unreadable: 'This picture cannot be read. Please choose another one',
  none: 'No photos',
} satisfies Translation<typeof CN>
