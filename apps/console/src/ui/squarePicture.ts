/** Pixels of a side. */
const SIDE = 256

/** A square of a picture as a small JPEG; its place is in pixels of the picture as it is shown. */
export async function squarePicture(file: File, at: { x: number; y: number; width: number }): Promise<File> {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, SIDE, SIDE)
  context.drawImage(picture, at.x, at.y, at.width, at.width, 0, 0, SIDE, SIDE)
  picture.close()
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
  if (!blob) throw new Error('no picture')
  return new File([blob], 'avatar.jpg', { type: 'image/jpeg' })
}
