/** A file of a record. `note` says where it belongs, how large it is. */
export type Attachment = { url: string; name: string; note?: string }

/**
 * How a file is shown in the page, by what its name says; undefined for what is only fetched: office files, and PDFs on a
 * phone, whose browser has no reader inside of pages.
 */
export function previewOf({ name }: Pick<Attachment, 'name'>, phone: boolean): 'picture' | 'pdf' | undefined {
  if (/\.(png|jpe?g|gif)$/i.test(name)) return 'picture'
  return !phone && /\.pdf$/i.test(name) ? 'pdf' : undefined
}
