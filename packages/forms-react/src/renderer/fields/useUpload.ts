import { message } from '@shouya/forms/texts'
import { uploadLimit } from '@shouya/forms/uploads'
import { useForm } from '../formContext.ts'
import type { FieldNode } from '../store/nodes.ts'
import { cancel, filesOf, startTransfer } from '../store/transfers.ts'
import { text } from '../texts.ts'
import { type Destination, destinationOf, isAllowed } from './uploadRequest.ts'

const IMAGES = ['image/gif', 'image/jpeg', 'image/png']

export interface Uploading {
  /** The reason why uploads are disabled; undefined if they are enabled. */
  readonly refusal: string | undefined
  /** The `accept` attribute of the file dialog. */
  readonly accept: string | undefined
  readonly add: (files: readonly File[]) => void
  readonly retry: (uid: string) => void
  readonly remove: (uid: string) => void
}

/** Uploads files of one field and checks their number and type (spec 001 section 5). */
export function useUpload(node: FieldNode): Uploading {
  const { store, host, lang, notify } = useForm()
  const { field } = node.read()
  const isImage = field.type === 'uploadImg'
  const target = destinationOf(field, store.form.document.config)
  const allowed = isAllowed(target, host().uploadOrigins ?? [])

  function start(file: File, destination: Destination): void {
    const { upload } = host()
    if (!upload) return
    const failureText = text(lang, isImage ? 'imageFailed' : 'fileFailed')
    startTransfer(
      store,
      node,
      file,
      (signal, onProgress) => upload(file, { ...destination, signal, onProgress }),
      (reason) =>
        notify('error', reason === '' ? failureText : `${failureText}${lang === 'US' ? ': ' : '：'}${reason}`),
    )
  }

  return {
    refusal: allowed ? undefined : message(lang, 'design.uploadOrigin', { action: target.action }),
    accept: isImage ? IMAGES.join(',') : undefined,
    add: (files) => {
      const fitting = isImage ? files.filter(({ type }) => IMAGES.includes(type)) : files
      if (fitting.length < files.length) notify('error', message(lang, 'issue.image'))
      const limit = uploadLimit(field)
      const { value, transfers } = node.read()
      const running = transfers.filter(({ status }) => status === 'uploading').length
      const room = Math.max(0, limit - filesOf(value).length - running)
      if (fitting.length > room) notify('error', message(lang, 'issue.tooManyFiles', { limit }))
      for (const file of fitting.slice(0, room)) start(file, target)
    },
    retry: (uid) => {
      const failed = node.read().transfers.find((transfer) => transfer.uid === uid)
      cancel(store, node, uid)
      if (failed) start(failed.file, target)
    },
    remove: (uid) => cancel(store, node, uid),
  }
}
