import { isList, isObject, type Json } from '@shouya/forms/json'
import type { UploadAnswer, UploadedFile } from '../host/sendFile.ts'
import { type FormStore, refresh } from './formStore.ts'
import type { FieldNode, ScopeNode } from './nodes.ts'
import { newRowKey } from './prepareValues.ts'
import { leave, setValue } from './setValue.ts'
import type { Transfer } from './transfer.ts'

let turns = 0
/** The order in which the files of a form were chosen, by file id. */
const turnsOf = new WeakMap<FormStore, Map<string, number>>()

type Send = (signal: AbortSignal, onProgress: (percent: number) => void) => Promise<UploadAnswer>

/**
 * Uploads a file for a field. The transfer continues when the component unmounts, since a page in a hidden tab keeps
 * its uploads; only `cancel`, removing the row and resetting the form stop it.
 * @param onFailure called with the message of the server, or ''
 */
export function startTransfer(
  store: FormStore,
  node: FieldNode,
  file: File,
  send: Send,
  onFailure: (text: string) => void,
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

  function fail(text: string) {
    if (control.signal.aborted) return
    change(store, node, uid, { status: 'failed' })
    put(store, node, turn, { type, name: file.name, status: 'error', uid, url: '' })
    leave(store, node)
    onFailure(text)
  }
}

/** Removes a file from the field and aborts its transfer if it is running. */
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

/** The files in an upload's value, normalised, since older data may lack properties. */
export const filesOf = (value: Json): readonly UploadedFile[] =>
  (isList(value) ? value.filter(isObject) : []).map((file, index) => ({
    ...file,
    type: file.type === 'img' ? 'img' : 'file',
    name: String(file.name ?? ''),
    status: file.status === 'error' ? 'error' : 'done',
    uid: String(file.uid ?? index),
    url: String(file.url ?? ''),
  }))

/** Resolves when all transfers of the form have ended. */
export async function transfersEnded({ top }: FormStore): Promise<void> {
  const running = (scope: ScopeNode): Promise<void>[] => [
    ...[...scope.transfers.values()].flat().map(({ ended }) => ended),
    ...[...scope.rows.values()].flat().flatMap(running),
  ]
  await Promise.all(running(top))
}

/** Inserts an uploaded file in the order in which files were chosen; files from before come first. */
function put(store: FormStore, node: FieldNode, turn: number, file: UploadedFile): void {
  const files = [...filesOf(node.read().value)]
  const order = turnsOf.get(store) ?? new Map<string, number>()
  turnsOf.set(store, order.set(file.uid, turn))
  const next = files.findIndex(({ uid }) => (order.get(uid) ?? 0) > turn)
  files.splice(next < 0 ? files.length : next, 0, file)
  setValue(store, node, files)
}

const drop = (store: FormStore, node: FieldNode, uid: string) =>
  write(
    store,
    node,
    node.read().transfers.filter((transfer) => transfer.uid !== uid),
  )

const change = (store: FormStore, node: FieldNode, uid: string, patch: Partial<Transfer>) =>
  write(
    store,
    node,
    node.read().transfers.map((transfer) => (transfer.uid === uid ? { ...transfer, ...patch } : transfer)),
  )

function write(store: FormStore, { scope, id }: FieldNode, transfers: readonly Transfer[]): void {
  scope.transfers.set(id, transfers)
  refresh(store, scope, id)
}
