import type CN from '../CN/photos.ts'
import type { Translation } from '../types.ts'

export default {
  add: 'Add a photo',
  remove: 'Remove photo {n}',
  nth: 'Photo {n}',
  none: 'No photos',
} satisfies Translation<typeof CN>
