/** The smallest picture there is. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** It as a file that somebody chooses. */
export const photo = { name: 'photo.png', mimeType: 'image/png', buffer: pixel }
