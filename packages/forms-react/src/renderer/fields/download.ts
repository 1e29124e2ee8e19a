import { isWebAddress } from '@shouya/forms/uploads'

/** Lets the browser save what is at an address: the address itself, or a copy of what stands there. */
function save(href: string, name: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  link.click()
}

/** `a`: the browser goes there. Addresses that are none of the web lead nowhere. */
export function openAddress(url: string, name: string): void {
  if (isWebAddress(url)) save(url, name)
}

/** `ajax`: fetched first, so that a picture is saved and not shown. */
export async function fetchAddress(url: string, name: string): Promise<void> {
  if (!isWebAddress(url)) return
  const answer = await fetch(url, { credentials: 'same-origin' })
  if (!answer.ok) throw new Error(`${answer.status} ${url}`)
  const href = URL.createObjectURL(await answer.blob())
  save(href, name)
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
