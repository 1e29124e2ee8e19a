import type { Field } from '@shouya/forms/document'
import { readOption } from '@shouya/forms/readOptions'
import { isWebAddress } from '@shouya/forms/uploads'
import { useForm } from '../formContext.ts'
import { attempt } from '../host/attempt.ts'
import type { UploadedFile } from '../host/sendFile.ts'
import { text } from '../texts.ts'

/** Downloads an uploaded file in the way that the document sets. */
export function useDownload(field: Field): (file: UploadedFile) => void {
  const { host, lang, notify } = useForm()
  return (file) => {
    const mode = readOption(field, 'downloadWay')
    const fail = () => notify('error', text(lang, 'downloadFailed'))
    if (mode === 'ajax') void fetchAddress(file.url, file.name).catch(fail)
    else if (mode === 'dynamic') {
      const handler = host().functions?.[String(readOption(field, 'dynamicFun') ?? '')]
      if (handler) void attempt(() => handler(file)).catch(fail)
      else fail()
    } else openAddress(file.url, file.name)
  }
}

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
function openAddress(url: string, name: string): void {
  if (isWebAddress(url)) save(url, name)
}

/** `ajax`: fetches the file first, so that an image is saved instead of shown. */
async function fetchAddress(url: string, name: string): Promise<void> {
  if (!isWebAddress(url)) return
  const response = await fetch(url, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`${response.status} ${url}`)
  const href = URL.createObjectURL(await response.blob())
  save(href, name)
  // By then the browser has read the blob.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
