/** A file of a record. `note` says where it belongs and its size. */
export type Attachment = { url: string; name: string; note?: string }

/** How a file is shown, by its name; undefined for downloads: office files, and PDFs on a phone. */
export function previewOf({ name }: Pick<Attachment, 'name'>, phone: boolean): 'picture' | 'pdf' | undefined {
  if (/\.(png|jpe?g|gif)$/i.test(name)) return 'picture'
  return !phone && /\.pdf$/i.test(name) ? 'pdf' : undefined
}
