import { isWebAddress } from '@shouya/forms/uploads'

/** Makes the browser download an address (a URL or a blob URL) under a name. */
function save(href: string, name: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  link.click()
}

/** `a`: opens the address as a link. Addresses that are no web addresses are ignored. */
export function openAddress(url: string, name: string): void {
  if (isWebAddress(url)) save(url, name)
}

/** `ajax`: fetches the file first, so that an image is saved instead of shown. */
export async function fetchAddress(url: string, name: string): Promise<void> {
  if (!isWebAddress(url)) return
  const response = await fetch(url, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`${response.status} ${url}`)
  const href = URL.createObjectURL(await response.blob())
  save(href, name)
  // By then the browser has read the blob.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
