/** Pixels of a side. */
const SIDE = 256

/**
 * The square in the middle of a picture, as a small JPEG: what a camera has written into the file beside the picture (place, time, device)
 * is not in it. Rejects what is no picture.
 */
export async function squarePicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  const side = Math.min(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, SIDE, SIDE)
  context.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, 0, 0, SIDE, SIDE)
  picture.close()
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
  if (!blob) throw new Error('no picture')
  return new File([blob], 'avatar.jpg', { type: 'image/jpeg' })
}
