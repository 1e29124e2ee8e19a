export default {
  add: 'Add a photo',
  limit: '{n} at most',
  remove: 'Remove photo {n}',
  nth: 'Photo {n}',
  none: 'No photos',
}
