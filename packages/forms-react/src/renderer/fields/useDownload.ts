import type { Field } from '@shouya/forms/document'
import { readOption } from '@shouya/forms/readOptions'
import { useForm } from '../formContext.ts'
import { attempt } from '../host/attempt.ts'
import type { UploadedFile } from '../host/sendFile.ts'
import { text } from '../texts.ts'
import { fetchAddress, openAddress } from './download.ts'

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
