/**
 * A file of a record. `note` says where it belongs and its size. `drawn`: a PDF is drawn by the page, not by the browser's viewer,
 * from which it could be kept. `keep`: what fetches it; null where it is only to be looked at.
 */
export type Attachment = { url: string; name: string; note?: string; drawn?: true; keep?: (() => void) | null }

/**
 * How a file is shown, by its name: a PDF by the browser, or by the page where the browser cannot or must not; undefined for
 * files that are only fetched, as those of an office.
 */
export function previewOf(
  { name, drawn }: Pick<Attachment, 'name' | 'drawn'>,
  phone: boolean,
): 'picture' | 'pdf' | 'pages' | 'video' | undefined {
  if (/\.(png|jpe?g|gif)$/i.test(name)) return 'picture'
  if (/\.(mp4|m4v)$/i.test(name)) return 'video'
  if (!/\.pdf$/i.test(name)) return undefined
  return phone || drawn ? 'pages' : 'pdf'
}
