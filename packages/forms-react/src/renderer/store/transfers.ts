import { isList, isObject, type Json } from '@shouya/forms/json'
import type { UploadAnswer, UploadedFile } from '../host/sendFile.ts'
import { type FormStore, refresh } from './formStore.ts'
import type { FieldNode, ScopeNode } from './nodes.ts'
import { newRowKey } from './prepareValues.ts'
import { leave, setValue } from './setValue.ts'
import type { Transfer } from './transfer.ts'

let turns = 0
/** When the files of a form were chosen, by their ids. */
const turnsOf = new WeakMap<FormStore, Map<string, number>>()

type Send = (signal: AbortSignal, onProgress: (percent: number) => void) => Promise<UploadAnswer>

/**
 * Sends a file for a field. It runs on whatever becomes of the component, since a page in a hidden tab keeps its
 * uploads; only `cancel` and a reset of the form stop it.
 * @param onFailure told in the words of the server, or without any
 */
export function startTransfer(
  store: FormStore,
  node: FieldNode,
  file: File,
  send: Send,
  onFailure: (words: string) => void,
): void {
  const uid = `u${newRowKey()}`
  const control = new AbortController()
  const turn = ++turns
  const type = node.read().field.type === 'uploadImg' ? 'img' : 'file'
  const ended = send(control.signal, (percent) => change(store, node, uid, { percent })).then(
    (answer) => {
      if (control.signal.aborted) return
      const url = answer.url ?? answer.Data?.url
      if (answer.Code !== 0 || !url) return fail(answer.Message ?? '')
      drop(store, node, uid)
      put(store, node, turn, { type, name: file.name, status: 'done', uid: String(answer.Data?.id ?? uid), url })
    },
    () => fail(''),
  )
  const transfer: Transfer = { uid, file, percent: 0, status: 'uploading', abort: () => control.abort(), ended }
  write(store, node, [...node.read().transfers, transfer])

  function fail(words: string) {
    if (control.signal.aborted) return
    change(store, node, uid, { status: 'failed' })
    put(store, node, turn, { type, name: file.name, status: 'error', uid, url: '' })
    leave(store, node)
    onFailure(words)
  }
}

/** Takes a file out of the field, whether it has arrived or not; a running transfer ends. */
export function cancel(store: FormStore, node: FieldNode, uid: string): void {
  node
    .read()
    .transfers.find((transfer) => transfer.uid === uid)
    ?.abort()
  drop(store, node, uid)
  const files = filesOf(node.read().value)
  if (files.some((file) => file.uid === uid))
    setValue(
      store,
      node,
      files.filter((file) => file.uid !== uid),
    )
}

/** The entries of an upload's value, of whatever age. */
export const filesOf = (value: Json): readonly UploadedFile[] =>
  (isList(value) ? value.filter(isObject) : []).map((file, index) => ({
    ...file,
    type: file.type === 'img' ? 'img' : 'file',
    name: String(file.name ?? ''),
    status: file.status === 'error' ? 'error' : 'done',
    uid: String(file.uid ?? index),
    url: String(file.url ?? ''),
  }))

/** Resolves when no file of the form is on its way any more. */
export async function transfersEnded({ top }: FormStore): Promise<void> {
  const running = (scope: ScopeNode): Promise<void>[] => [
    ...[...scope.transfers.values()].flat().map(({ ended }) => ended),
    ...[...scope.rows.values()].flat().flatMap(running),
  ]
  await Promise.all(running(top))
}

/** In the order in which files were chosen, whichever arrives first; those that were there before stand before them. */
function put(store: FormStore, node: FieldNode, turn: number, file: UploadedFile): void {
  const files = [...filesOf(node.read().value)]
  const known = turnsOf.get(store) ?? new Map<string, number>()
  turnsOf.set(store, known.set(file.uid, turn))
  const next = files.findIndex(({ uid }) => (known.get(uid) ?? 0) > turn)
  files.splice(next < 0 ? files.length : next, 0, file)
  setValue(store, node, files)
}

const drop = (store: FormStore, node: FieldNode, uid: string) =>
  write(
    store,
    node,
    node.read().transfers.filter((transfer) => transfer.uid !== uid),
  )

const change = (store: FormStore, node: FieldNode, uid: string, part: Partial<Transfer>) =>
  write(
    store,
    node,
    node.read().transfers.map((transfer) => (transfer.uid === uid ? { ...transfer, ...part } : transfer)),
  )

function write(store: FormStore, { scope, id }: FieldNode, transfers: readonly Transfer[]): void {
  scope.transfers.set(id, transfers)
  refresh(store, scope, id)
}
