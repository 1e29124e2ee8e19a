import type { ApiError } from './ApiError.ts'
import { catalogue } from './catalogue.gen.ts'
import { withSentFiles } from './device/keptFiles.ts'
import { keepRead, keptRead } from './device/keptReads.ts'
import { newKey } from './newKey.ts'
import type { BodyOf, DataOf, Path } from './path.ts'
import { askForProof } from './proof.ts'
import { type SendOptions, send } from './send.ts'
import { sendFile } from './sendFile.ts'

/** The server caches some numbers for seconds: for this long after a write this browser bypasses the cache. */
const KEPT = 5_000
let wroteAt = Number.NEGATIVE_INFINITY

export type CallOptions = {
  signal?: AbortSignal
  /** Idempotency-Key of a write: the one a form made when it opened, so that a repeat has no second effect. */
  key?: string
}

/** Whether there was no response, or none in time. */
export const isLost = ({ name }: ApiError): boolean => name === 'Network' || name === 'TimedOut'

/**
 * Calls an action. Rejects with ApiError, whose message is in the user's language. A read that works offline returns
 * its last answer on this device. A write that requires the password asks for it and is repeated with the same key.
 */
export async function call<P extends Path>(path: P, body: BodyOf<P>, options: CallOptions = {}): Promise<DataOf<P>> {
  const { kind } = catalogue[path]
  const goesOn = kind === 'read' && 'offline' in catalogue[path]
  try {
    const data = await callOnce(path, body, options)
    if (goesOn) void keepRead(path, body, data)
    return data
  } catch (error) {
    const keptAnswer = goesOn && isLost(error as ApiError) ? await keptRead(path, body) : undefined
    if (keptAnswer === undefined) throw error
    return keptAnswer as DataOf<P>
  }
}

async function callOnce<P extends Path>(path: P, body: BodyOf<P>, options: CallOptions): Promise<DataOf<P>> {
  const { kind, timeout } = catalogue[path]
  const { Data, Total, Next } = await sendProven(path, {
    body: JSON.stringify(kind === 'write' ? await withSentFiles(body, sendFile) : body),
    type: 'application/json',
    key: kind === 'write' ? (options.key ?? newKey()) : undefined,
    timeout,
    signal: options.signal,
    fresh: kind === 'read' && Date.now() - wroteAt < KEPT,
  })
  if (kind === 'write') wroteAt = Date.now()
  if (Total !== undefined) return { rows: Data, total: Total } as DataOf<P>
  if (Next !== undefined) return { rows: Data, next: Next } as DataOf<P>
  return Data as DataOf<P>
}

async function sendProven(path: Path, options: SendOptions) {
  try {
    return await send(path, options)
  } catch (error) {
    if ((error as ApiError).name !== 'NotProven' || !(await askForProof())) throw error
    return send(path, options)
  }
}
